import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { answering, choose, chooseMore, leave, manyOf, opened, retype } from '../../../inStories.ts'
import { story } from '../../../states.ts'
import { Gtm } from '../Gtm.tsx'
import { eventsOf, pick, withVisit } from './inStories.ts'

/** The steps of a visit are written, moved and taken away. */
export default {
  title: 'Setup/GTM Management',
  component: Gtm,
  parameters: { requirements: { PreviewAddsAStep: 'SETUP-GTM-13' }, path: '/setup/gtm?do=preview' },
} satisfies Meta<typeof Gtm>
type Story = StoryObj<typeof Gtm>

/** A step is added, with an example of the plan, and its outcome seen; it is moved, doubled and taken away again. */
export const PreviewAddsAStep: Story = {
  play: async ({ userEvent }) => {
    const drawer = await withVisit()
    const before = eventsOf(drawer).length
    const steps = within(drawer.getByRole('list', { name: 'Visit' })).getAllByRole('listitem').length
    const add = async () => {
      await userEvent.click(drawer.getByRole('button', { name: 'Add step' }))
      const dialog = await opened('Add Step')
      await choose(userEvent, dialog.getByRole('combobox', { name: /^Event/ }), 'begin_checkout')
      await expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message as JSON/ }).value).toContain('"event": "begin_checkout"')
      await userEvent.click(dialog.getByRole('button', { name: 'Add Step' }))
      await expect(await drawer.findByText(`${steps + 1}. Push to the data layer`)).toBeVisible()
      await waitFor(() => expect(eventsOf(drawer)).toHaveLength(before + 1))
    }
    await add()
    await chooseMore(userEvent, drawer.getByRole('button', { name: `More for step ${steps + 1}` }), 'Duplicate')
    await expect(await drawer.findByText(`${steps + 2}. Push to the data layer`)).toBeVisible()
    await chooseMore(userEvent, drawer.getByRole('button', { name: `More for step ${steps + 2}` }), 'Move Up')
    await chooseMore(userEvent, drawer.getByRole('button', { name: `More for step ${steps + 2}` }), 'Remove')
    await waitFor(() => expect(eventsOf(drawer)).toHaveLength(before + 1))
    await chooseMore(userEvent, drawer.getByRole('button', { name: 'Visit' }), 'Start Again')
    await waitFor(() => expect(eventsOf(drawer)).toHaveLength(before))
    await add()
    drawer.getByText(`${steps + 1}. Push to the data layer`).scrollIntoView({ block: 'center' })
  },
}

/** What is no address is refused at its field; the first step stays a page. */
export const PreviewBadAddress: Story = {
  play: async ({ userEvent }) => {
    const drawer = await withVisit()
    const refused = async () => {
      await chooseMore(userEvent, drawer.getByRole('button', { name: 'More for step 1' }), 'Edit')
      const dialog = await opened('Open a page')
      await expect(dialog.queryByRole('combobox', { name: /^What happens/ })).toBeNull()
      await retype(userEvent, dialog.getByRole('textbox', { name: /^Page address/ }), 'no address')
      await userEvent.click(dialog.getByRole('button', { name: 'Save Step' }))
      await expect(await dialog.findByText('Give a web address, for example shop.example/pricing.')).toBeVisible()
      return dialog
    }
    const dialog = await refused()
    await retype(userEvent, dialog.getByRole('textbox', { name: /^Page address/ }), 'www.example.com/thank-you')
    await userEvent.click(dialog.getByRole('button', { name: 'Save Step' }))
    await expect((await drawer.findAllByText('https://www.example.com/thank-you'))[0]).toBeVisible()
    await pick(drawer, 'Container Loaded')
    await expect(await within(await drawer.findByRole('list', { name: 'Fired' })).findByText('GA4 - generate_lead 3')).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'More for step 1' }))
    await expect(await screen.findByRole('menuitem', { name: /^Remove/ })).toHaveAttribute('aria-disabled', 'true')
    await leave(userEvent)
    await refused()
  },
}

/** What is no JSON is refused at its field. */
export const PreviewBadMessage: Story = {
  play: async ({ userEvent }) => {
    const drawer = await withVisit()
    await userEvent.click(drawer.getByRole('button', { name: 'Add step' }))
    const dialog = await opened('Add Step')
    await userEvent.clear(dialog.getByRole('textbox', { name: /^Message as JSON/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add Step' }))
    await expect(await dialog.findByText(/^This is not JSON/)).toBeVisible()
  },
}

const inGerman = {
  parameters: { path: '/setup/gtm?do=preview', ...story({ before: (workspace) => workspace.act('session.setPreferences', { language: 'de' }) }).parameters },
}

/** A visit that is refused says why at the field that it is about, in the member's language. */
export const PreviewRefusedAtItsField: Story = {
  ...inGerman,
  play: async ({ userEvent }) => {
    const drawer = await opened('Vorschaumodus')
    await userEvent.click(await drawer.findByRole('button', { name: 'Schritt hinzufügen' }))
    const dialog = await opened('Schritt hinzufügen')
    await choose(userEvent, dialog.getByRole('combobox', { name: /^Was geschieht/ }), 'Klicken')
    const field = dialog.getByRole('textbox', { name: /^Text des Elements/ })
    await fireEvent.change(field, { target: { value: 'x'.repeat(100_001) } })
    await userEvent.click(dialog.getByRole('button', { name: 'Schritt hinzufügen' }))
    await expect(await dialog.findByText('Dieser Text hat mehr als 100.000 Zeichen: Kürzen Sie ihn.')).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.queryByText('Der Besuch wird mit diesem Schritt abgelehnt')).toBeNull()
  },
}

/** What no field is about is said of the whole visit, and the dialog stays. */
export const PreviewRefusedVisit: Story = {
  ...inGerman,
  play: async ({ userEvent }) => {
    const drawer = await opened('Vorschaumodus')
    await userEvent.click(await drawer.findByRole('button', { name: 'Schritt hinzufügen' }))
    const dialog = await opened('Schritt hinzufügen')
    const field = dialog.getByRole('textbox', { name: /^Nachricht als JSON/ })
    await fireEvent.change(field, { target: { value: `${'{"a":'.repeat(120)}1${'}'.repeat(120)}` } })
    await userEvent.click(dialog.getByRole('button', { name: 'Schritt hinzufügen' }))
    await expect(await dialog.findByText('Der Besuch wird mit diesem Schritt abgelehnt')).toBeVisible()
    await expect(dialog.getByText('Schritte sind JSON-Werte mit höchstens 100 Ebenen.')).toBeVisible()
    await fireEvent.change(field, { target: { value: '{ "event": "order" }' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Schritt hinzufügen' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Schritt hinzufügen' })).toBeNull())
  },
}

/** A visit has at most fifty steps. */
export const PreviewTooManySteps: Story = {
  parameters: {
    path: '/setup/gtm?do=preview',
    ...answering('containers.visit', (start) => ({
      ...start,
      steps: [
        ...start.steps,
        ...manyOf(
          start.pushes.map(({ data }) => ({ id: '', data })),
          60,
          () => ({}),
        ).map(({ data }) => ({ type: 'push' as const, data })),
      ].slice(0, 50),
    })).parameters,
  },
  play: async ({ userEvent }) => {
    const drawer = await withVisit()
    await expect(drawer.getByRole('button', { name: 'Add step' })).toHaveAccessibleDescription('A visit has at most 50 steps.')
    await expect(drawer.getByText(/^50\. /)).toBeInTheDocument()
    await userEvent.click(drawer.getByRole('button', { name: 'More for step 50' }))
    const duplicate = await screen.findByRole('menuitem', { name: /^Duplicate/ })
    await expect(duplicate).toHaveAttribute('aria-disabled', 'true')
    await expect(duplicate).toHaveTextContent('A visit has at most 50 steps.')
  },
}
