import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { headed, leave, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { actsHang, phone, states, story } from '../../states.ts'
import { analyzeButton, elements, fileField, pngOf, told, uploaded } from './inStories.ts'
import { Screenshot } from './Screenshot.tsx'

export default {
  title: 'Setup/Screenshot Analysis',
  component: Screenshot,
  parameters: {
    requirements: {
      Ready: 'SETUP-SHOT-01 to 04, 09, 11, 12, 21, 22',
      NoImageRefusedToast: 'SETUP-SHOT-10, 12',
      ImageLoaded: 'SETUP-SHOT-06 to 08, 22',
      TallImageCropped: 'SETUP-SHOT-07',
      TooLarge: 'SETUP-SHOT-05, SETUP-SHOT-05-B',
      NotAnImage: 'SETUP-SHOT-05, SETUP-SHOT-05-B',
      LongContent: 'GEN-STATE-05',
    },
    path: '/setup/screenshot',
  },
} satisfies Meta<typeof Screenshot>
type Story = StoryObj<typeof Screenshot>

const analyzed = story({ before: (workspace) => workspace.act('screenshots.analyze', told) })

export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await headed(canvas, 'Screenshot Analysis', 'Dashboard', 'Setup', 'Screenshot Analysis')
    await expect(await analyzeButton(canvas)).toBeEnabled()
    await expect(fileField(canvasElement)).toHaveAttribute('accept', 'image/*')
    await expect(canvas.getByText('PNG or JPG up to 10MB')).toBeVisible()
    await expect(canvas.getByLabelText(/screenshot/i)).toBeVisible()
    await expect(canvas.queryByRole('img', { name: /preview/i })).toBeNull()
    await expect(canvas.queryByRole('list', { name: elements })).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'How It Works' })).toBeVisible()
    const steps = await rowsOf(canvas, 'How It Works')
    await expect(steps).toHaveLength(3)
    for (const [at, words] of [/upload/i, /AI analysis/i, /auto configuration/i].entries()) await expect(steps[at]).toHaveTextContent(words)
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
export const ReadOnly: Story = {
  ...story({ role: 'viewer', ...analyzed.parameters.state }),
  play: async ({ canvas }) => {
    await expect(await analyzeButton(canvas)).toHaveAccessibleDescription(/^Needs the role Editor/)
    await expect((await rowOf(canvas, elements, 'See pricing')).getByRole('button')).toHaveAccessibleDescription(/^Needs the role Editor/)
  },
}

/** Refused, and nothing runs. */
export const NoImageRefusedToast: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await analyzeButton(canvas))
    await toastSays('error', 'Please upload a screenshot first')
    await expect(canvas.queryByText(/Analyzing/)).toBeNull()
    await expect(canvas.queryByRole('list', { name: elements })).toBeNull()
  },
}

/** Read in this browser, seen at once. */
export const ImageLoaded: Story = {
  // Nothing of it needs the workspace.
  ...story({ workspace: actsHang }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const picture = await uploaded(canvas, canvasElement, userEvent)
    await toastSays('success', 'Screenshot uploaded successfully')
    await waitFor(() => expect(picture.getBoundingClientRect().height).toBe(300))
    await userEvent.click(canvas.getByRole('button', { name: 'Show all of it' }))
    const whole = within(await screen.findByRole('dialog', { name: 'page.png' })).getByRole('img', { name: 'Preview of page.png' })
    // It comes in.
    await waitFor(() => expect(whole).toBeVisible())
    await leave(userEvent)
  },
}

export const TallImageCropped: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const picture = await uploaded(canvas, canvasElement, userEvent, await pngOf('tall.png', 400, 2000))
    await waitFor(() => expect(picture.getBoundingClientRect().height).toBe(300))
    await expect(picture.getBoundingClientRect().width).toBe(400)
  },
}

/** Another one takes its place, and it can be taken away. */
export const ImageReplacedAndRemoved: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await uploaded(canvas, canvasElement, userEvent)
    await uploaded(canvas, canvasElement, userEvent, await pngOf('prices.png', 640, 480))
    await expect(canvas.queryByRole('img', { name: 'Preview of page.png' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove prices.png' }))
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const DragOver: Story = {
  play: async ({ canvas }) => {
    const zone = await canvas.findByRole('button', { name: /^Screenshot/ })
    zone.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() }))
    await waitFor(() => expect(zone).toHaveAttribute('data-over'))
  },
}

/** Refused before it is read; what was there stays. */
export const TooLarge: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await uploaded(canvas, canvasElement, userEvent)
    await userEvent.upload(fileField(canvasElement), new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'huge.png', { type: 'image/png' }))
    await toastSays('error', 'The image is larger than 10MB')
    await expect(canvas.getByText('PNG or JPG up to 10MB')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Preview of page.png' })).toBeVisible()
  },
}

/** What only calls itself a picture is none, and neither is a text. */
export const NotAnImage: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: /^Screenshot/ })
    await userEvent.upload(fileField(canvasElement), new File(['not a picture'], 'broken.png', { type: 'image/png' }))
    await toastSays('error', 'This file is not an image we can read')
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const TextDropped: Story = {
  play: async ({ canvas }) => {
    const zone = await canvas.findByRole('button', { name: /^Screenshot/ })
    const carried = new DataTransfer()
    carried.items.add(new File(['words'], 'notes.txt', { type: 'text/plain' }))
    zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: carried }))
    await toastSays('error', 'This file is not an image we can read')
  },
}

/** HTML that is pasted is really read, in the sample too; only fetching a page needs a project of one's own. */
export const PageInSample: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Page' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Address of the page' }), 'https://www.example.com/')
    await userEvent.click(canvas.getByRole('button', { name: 'Read Page' }))
    await expect(await canvas.findByText('The sample fetches no pages: paste the HTML of the page, or create a project.')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'HTML' }))
    await userEvent.click(canvas.getByRole('textbox', { name: 'HTML of the page' }))
    await userEvent.paste('<title>Shop</title><button id="start">Start free trial</button>')
    await userEvent.click(canvas.getByRole('button', { name: 'Read Page' }))
    await toastSays('success', 'Page read')
    await expect(await rowsOf(canvas, elements)).toHaveLength(1)
    await expect((await rowsOf(canvas, elements))[0]).toHaveTextContent(/Start free trial.*Button.*100% confidence/)
  },
}

/** The longest words, where there is least room: nothing is cut and nothing scrolls sideways. */
export const LongContent: Story = {
  ...phone(
    story({
      before: async (workspace) => {
        await workspace.act('screenshots.analyze', { ...told, name: 'Startseite-Entwurf-Abteilung-Oeffentlichkeitsarbeit-2024-01-22-endgueltig.png' })
        await workspace.act('session.setPreferences', { language: 'de' })
      },
    }).parameters,
  ),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Gefundene Elemente')).toHaveLength(4)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
