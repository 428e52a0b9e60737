import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { chooseMore, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { actsFail, actsHang, story } from '../../states.ts'
import { analyzeButton, elements, pngOf, told, uploaded } from './inStories.ts'
import { Screenshot } from './Screenshot.tsx'

/** What comes of a picture. */
export default {
  title: 'Setup/Screenshot Analysis',
  component: Screenshot,
  parameters: {
    requirements: {
      Analyzing: 'SETUP-SHOT-11',
      Results: 'SETUP-SHOT-11, 14 to 20, DATA-DETECTED-01',
      ElementAddedAsEvent: 'SETUP-SHOT-15',
    },
    path: '/setup/screenshot',
  },
} satisfies Meta<typeof Screenshot>
type Story = StoryObj<typeof Screenshot>

const analyzed = story({ before: (workspace) => workspace.act('screenshots.analyze', told) })

export const Analyzing: Story = {
  ...story({ workspace: actsHang }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await uploaded(canvas, canvasElement, userEvent)
    await userEvent.click(await analyzeButton(canvas))
    await expect(await canvas.findByRole('button', { name: /^Analyzing/ })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.queryByRole('list', { name: elements })).toBeNull()
  },
}

/** The four of the sample, told to be samples. */
export const Results: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await uploaded(canvas, canvasElement, userEvent)
    await userEvent.click(await analyzeButton(canvas))
    await toastSays('success', 'Successfully analyzed screenshot and detected trackable elements!')
    const rows = await rowsOf(canvas, elements)
    await expect(rows).toHaveLength(4)
    await expect(rows[0]).toHaveTextContent(/Start free trial.*Button.*95%.*CTA Click.*cta_click/)
    await expect(rows[1]).toHaveTextContent(/Request a demo.*Form.*88%.*Form Submission/)
    await expect(rows[2]).toHaveTextContent(/See pricing.*Link.*92%.*Link Click/)
    await expect(rows[3]).toHaveTextContent(/Product tour.*Image.*85%.*Image View/)
    await expect(canvas.getByText('Sample result')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Preview of page.png' })).toBeVisible()
  },
}

/** What was found on one picture is not said of another. */
export const ResultsOfAnotherPicture: Story = {
  ...analyzed,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await rowsOf(canvas, elements)).toHaveLength(4)
    await uploaded(canvas, canvasElement, userEvent, await pngOf('prices.png', 640, 480))
    await expect(canvas.queryByRole('list', { name: elements })).toBeNull()
    await expect(canvas.getByText('No elements yet')).toBeVisible()
  },
}

export const ResultsRemoved: Story = {
  ...analyzed,
  play: async ({ canvas, userEvent }) => {
    const remove = async () => {
      await chooseMore(userEvent, await canvas.findByRole('button', { name: 'More for these results' }), 'Remove results')
      await expect(await canvas.findByText('No elements yet')).toBeVisible()
      return toastSays('success', 'Results removed')
    }
    const toast = await remove()
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await expect(await rowsOf(canvas, elements)).toHaveLength(4)
    await remove()
  },
}

export const ResultsNothingFound: Story = {
  ...story({
    ...analyzed.parameters.state,
    workspace: (real) => ({
      ...real,
      read: async (name, input) => {
        const answer = await real.read(name, input)
        return name === 'screenshots.current' && answer !== null ? { ...answer, elements: [] } : answer
      },
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to measure was found')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add all' })).toBeNull()
  },
}

/** The picture stays, and so does the button. */
export const AnalysisFailed: Story = {
  ...story({ workspace: actsFail }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await uploaded(canvas, canvasElement, userEvent)
    await userEvent.click(await analyzeButton(canvas))
    await toastSays('error', 'Not done: analyze a screenshot')
    await expect(canvas.getByRole('img', { name: 'Preview of page.png' })).toBeVisible()
    await expect(await analyzeButton(canvas)).toBeEnabled()
  },
}

/** An element becomes an event of the plan, and can be taken back. */
export const ElementAddedAsEvent: Story = {
  ...analyzed,
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, elements, 'Start free trial')
    await userEvent.click(row.getByRole('button', { name: 'Add as event: Start free trial' }))
    const toast = await toastSays('success', 'Added to the plan')
    await expect((await rowOf(canvas, elements, 'Start free trial')).getByText('In the plan')).toBeVisible()
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByRole('button', { name: 'Add as event: Start free trial' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add all' }))
    for (const added of await rowsOf(canvas, elements)) await expect(await within(added).findByText('In the plan')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'More for these results' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Open the plan' }))
    await expect(await canvas.findByRole('table', { name: 'Events' })).toHaveTextContent('cta_click')
  },
}
