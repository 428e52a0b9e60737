import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { choose, chooseMore, retype, rowOf, rowsOf, toastSays } from '../../../inStories.ts'
import { phone, states, story } from '../../../states.ts'
import { elements } from '../inStories.ts'
import office from '../reading/pictures/office.png'
import { Screenshot } from '../Screenshot.tsx'
import { analyzed, boxOf, pageOf } from './inStories.ts'

/** A picture of a project of one's own is really read, on this device. */
export default {
  title: 'Setup/Screenshot Analysis',
  component: Screenshot,
  parameters: {
    requirements: {
      OwnLongContent: 'GEN-STATE-05',
      OwnPicture: 'SETUP-SHOT-13-B, SETUP-SHOT-15-B',
      OwnPictureAdded: 'SETUP-SHOT-15-B',
      OwnPictureOfAnotherVisit: 'SETUP-SHOT-08-B',
    },
    path: '/setup/screenshot',
  },
} satisfies Meta<typeof Screenshot>
type Story = StoryObj<typeof Screenshot>

/** From a picture to boxes over it and a list beside it; what stands on the buttons is read. */
export const OwnPicture: Story = {
  ...states.empty,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await analyzed(canvas, canvasElement, userEvent)
    await toastSays('success', 'Successfully analyzed screenshot and detected trackable elements!')
    const rows = await rowsOf(canvas, elements)
    await expect(rows).toHaveLength(3)
    for (const [at, words] of ['Start free trial', 'See pricing', 'Contact sales'].entries()) {
      await expect(rows[at]).toHaveTextContent(new RegExp(`${at + 1}.*${words}.*Button.*% confidence`))
      await expect(boxOf(canvas, words)).toHaveAccessibleName(new RegExp(`^${at + 1}: Button “${words}”, \\d+% confidence, included$`))
    }
    await expect(canvas.getByText(/^From shop.png, analyzed .* 3 elements · pixel ratio \d$/)).toBeVisible()
    await expect(canvas.queryByText('Sample result')).toBeNull()
  },
}

/** A page with a menu, fields and links, as a browser drew it. */
export const OwnWholePage: Story = {
  ...states.empty,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await analyzed(canvas, canvasElement, userEvent, new File([await (await fetch(office)).blob()], 'office.png', { type: 'image/png' }))
    await expect((await rowsOf(canvas, elements)).length).toBeGreaterThan(8)
    await expect((await rowOf(canvas, elements, 'Create account')).getByText('Button')).toBeVisible()
    await expect(boxOf(canvas, 'Create account')).toBeVisible()
  },
}

/** Words of a page in another language than the member's keep their accents, and are understood in it. */
export const OwnPictureInGerman: Story = {
  ...states.empty,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(userEvent, await canvas.findByRole('combobox', { name: 'Language of the page' }), 'Deutsch')
    await analyzed(canvas, canvasElement, userEvent, await pageOf('laden.png', ['In den Warenkorb', 'Größe wählen', 'Über uns']))
    const rows = await rowsOf(canvas, elements)
    for (const [at, words] of [/In den Warenkorb.*add_to_cart/, /Größe wählen/, /Über uns/].entries()) await expect(rows[at]).toHaveTextContent(words)
  },
}

/** Boxes are one stop of the Tab key; what is chosen opens its row, where it is corrected, and box and row light each other. */
export const OwnPictureCorrected: Story = {
  ...states.empty,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await analyzed(canvas, canvasElement, userEvent)
    boxOf(canvas, 'Start free trial').focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(boxOf(canvas, 'See pricing')).toHaveFocus()
    const row = (await rowsOf(canvas, elements))[1]
    await expect(row).toHaveAttribute('data-lit')
    await userEvent.keyboard('{Enter}')
    const edit = canvas.getByRole('button', { name: 'Edit: See pricing' })
    await waitFor(() => expect(edit).toHaveFocus())
    await expect(edit).toHaveAttribute('aria-expanded', 'true')
    await expect(boxOf(canvas, 'See pricing')).toHaveAttribute('aria-current', 'true')

    await choose(userEvent, canvas.getByRole('combobox', { name: 'Type' }), 'Link')
    await retype(userEvent, canvas.getByRole('textbox', { name: 'Words on it' }), 'See all prices')
    await retype(userEvent, canvas.getByRole('textbox', { name: 'Event Name' }), 'Open prices!')
    await expect(await canvas.findByText('Google Analytics accepts it as open_prices.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await toastSays('success', 'Element corrected')
    await expect((await rowsOf(canvas, elements))[1]).toHaveTextContent(/See all prices.*Link.*open_prices/)
    await expect(boxOf(canvas, 'See all prices')).toHaveAccessibleName(/Link “See all prices”/)
    await expect(canvas.getByRole('button', { name: 'Edit: See all prices' })).toHaveFocus()
  },
}

/** What is left out is passed over; what is added says so and can be taken out again. */
export const OwnPictureAdded: Story = {
  ...states.empty,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await analyzed(canvas, canvasElement, userEvent)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Include: Contact sales' }))
    await expect(await canvas.findByText(/3 elements, 1 left out/)).toBeVisible()
    await expect(boxOf(canvas, 'Contact sales')).toHaveAccessibleName(/left out$/)
    await expect(canvas.getByRole('button', { name: 'Add: Contact sales' })).toHaveAccessibleDescription(/^Left out\./)
    await userEvent.click(canvas.getByRole('button', { name: 'Add 2 to the plan' }))
    await toastSays('success', 'Added to the plan')
    await expect(boxOf(canvas, 'Start free trial')).toHaveAccessibleName(/in the plan$/)
    const row = await rowOf(canvas, elements, 'See pricing')
    await expect(row.getByText('In the plan')).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: 'Take out: See pricing' }))
    await expect(await canvas.findByRole('button', { name: 'Add: See pricing' })).toBeVisible()
  },
}

/** One type alone, with the numbers that its elements have on the whole page; and the picture as large as it is. */
export const OwnPictureNarrowed: Story = {
  ...states.empty,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await analyzed(canvas, canvasElement, userEvent)
    await userEvent.click(canvas.getByRole('button', { name: 'Edit: Contact sales' }))
    await choose(userEvent, canvas.getByRole('combobox', { name: 'Type' }), 'Link')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await toastSays('success', 'Element corrected')
    await choose(userEvent, canvas.getByRole('combobox', { name: 'Types that are shown' }), 'Link (1)')
    await expect(await rowsOf(canvas, elements)).toHaveLength(1)
    await expect(boxOf(canvas, 'Contact sales')).toHaveAccessibleName(/^3: Link/)
    await userEvent.click(canvas.getByRole('radio', { name: 'Actual size' }))
    const map = canvas.getByRole('group', { name: 'shop.png with its elements' })
    await waitFor(() => expect(map.querySelector('img')?.getBoundingClientRect().width).toBe(800))
  },
}

/** Pictures are not kept: after a reload the boxes stand on a blank sheet, until the same file is chosen again. */
export const OwnPictureOfAnotherVisit: Story = {
  ...story({
    before: async (workspace) => {
      await states.empty.parameters.state.before?.(workspace)
      await workspace.act('screenshots.keep', {
        screenshot: { name: 'home.png', size: 4096, width: 800, height: 600 },
        elements: [
          { type: 'Button', text: 'Start free trial', confidence: 96, box: { x: 80, y: 60, width: 180, height: 44 } },
          { type: 'Image', text: '', confidence: 41, box: { x: 80, y: 200, width: 400, height: 300 } },
        ],
      })
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The picture was not kept.')).toBeVisible()
    const image = await rowOf(canvas, elements, 'Image without words')
    await expect(image.getByText('Left out. What is less than 50% sure starts so.')).toBeVisible()
    await expect(image.getByRole('checkbox')).not.toBeChecked()
    await expect(image.getByRole('button', { name: 'Add: Image without words' })).toHaveAccessibleDescription(/^Nothing tells it from others/)
    await expect(boxOf(canvas, 'Image').querySelector('img')).toBeNull()
  },
}

/** On a phone the picture stays above the list, and what is chosen on it comes into sight under it. */
export const OwnPictureOnPhone: Story = {
  ...states.empty,
  ...phone(states.empty.parameters),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await analyzed(canvas, canvasElement, userEvent)
    // They come into sight by themselves.
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Detected elements' }).getBoundingClientRect().top).toBeLessThan(400))
    await userEvent.click(boxOf(canvas, 'Contact sales'))
    const edit = canvas.getByRole('button', { name: 'Edit: Contact sales' })
    await waitFor(() => expect(edit).toHaveFocus())
    const map = canvas.getByRole('group', { name: /with its elements$/ }).getBoundingClientRect()
    await expect(map.top).toBeGreaterThanOrEqual(0)
    await expect(edit.getBoundingClientRect().top).toBeGreaterThanOrEqual(map.bottom)
    await expect(edit.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}

/** The longest words, where there is least room: nothing is cut and nothing scrolls sideways. */
export const OwnLongContent: Story = {
  ...phone(
    story({
      before: async (workspace) => {
        await states.empty.parameters.state.before?.(workspace)
        await workspace.act('screenshots.keep', {
          screenshot: { name: 'Startseite-Entwurf-Abteilung-Oeffentlichkeitsarbeit-2024-01-22-endgueltig.png', size: 4096, width: 390, height: 1600 },
          elements: [
            {
              type: 'Navigation',
              text: 'Donaudampfschifffahrtsgesellschaftskapitänsbewerbungsunterlagen herunterladen',
              confidence: 96,
              box: { x: 10, y: 10, width: 370, height: 44 },
            },
            { type: 'Button', text: '', confidence: 12, box: { x: 10, y: 1500, width: 40, height: 40 } },
          ],
        })
        await workspace.act('session.setPreferences', { language: 'de' })
      },
    }).parameters,
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await rowsOf(canvas, 'Gefundene Elemente')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Bearbeiten: Schaltfläche ohne Wörter' }))
    await expect(await canvas.findByRole('textbox', { name: 'Name des Ereignisses' })).toBeVisible()
    // What is opened in the list comes into sight on the picture.
    const map = canvas.getByRole('group', { name: /mit seinen Elementen$/ })
    const box = within(map).getByRole('button', { name: /^2: Schaltfläche/ })
    await waitFor(() => expect(box.getBoundingClientRect().bottom).toBeLessThanOrEqual(map.getBoundingClientRect().bottom))
    await expect(box.getBoundingClientRect().top).toBeGreaterThanOrEqual(map.getBoundingClientRect().top)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}

/** Results go, come back, and go again. */
export const OwnResultsRemoved: Story = {
  ...states.empty,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await analyzed(canvas, canvasElement, userEvent)
    const remove = async () => {
      await chooseMore(userEvent, canvas.getByRole('button', { name: 'More for these results' }), 'Remove results')
      await expect(await canvas.findByText('No elements yet')).toBeVisible()
      return toastSays('success', 'Results removed')
    }
    const toast = await remove()
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    const list = await canvas.findByRole('list', { name: elements })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3)
    await remove()
  },
}
