import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ActName } from '@tagmason/domain'
import { expect, screen, within } from 'storybook/test'
import { headed, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { actsFail, actsHang, phone, states, story } from '../../states.ts'
import { Events } from './Events.tsx'

export default {
  title: 'Setup/Event Configuration',
  component: Events,
  parameters: {
    requirements: {
      Ready: 'SETUP-EVENTS-01 to 07, DATA-EVENT-01',
      DuplicateName: 'SETUP-EVENTS-05, SETUP-EVENTS-05-B',
      Created: 'SETUP-EVENTS-04, 05, SETUP-EVENTS-04-B, SETUP-EVENTS-05-B',
      RowActions: 'SETUP-EVENTS-06, SETUP-EVENTS-06-B',
      EventDrawer: 'SETUP-EVENTS-06, SETUP-EVENTS-06-B, GEN-ROUTE-02-B',
      LongContent: 'GEN-STATE-05',
      NameMissing: 'SETUP-EVENTS-05-B',
      Creating: 'GEN-STATE-04-B',
    },
    path: '/setup/events',
  },
} satisfies Meta<typeof Events>
type Story = StoryObj<typeof Events>

const list = 'Configured Events'
type Canvas = ReturnType<typeof within>
const nameField = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^Event Name/ })
const createButton = (canvas: Canvas) => canvas.findByRole('button', { name: 'Create Event' })

export const Ready: Story = {
  play: async ({ canvas }) => {
    await headed(canvas, 'Event Configuration', 'Dashboard', 'Setup', 'Event Configuration')
    await expect(await nameField(canvas)).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Event Type' })).toBeVisible()
    await expect(await createButton(canvas)).toBeEnabled()
    const rows = await rowsOf(canvas, list)
    await expect(rows).toHaveLength(12)
    await expect(rows[0]).toHaveTextContent(/sign_up.*Active.*User Registration · 2 triggers · used in \d+ places?/)
    const named = within(canvas.getByRole('list', { name: list }))
    for (const word of ['Active', 'Draft']) await expect(named.getAllByText(word)[0]).toBeVisible()
    await expect((await rowOf(canvas, list, 'video_start')).getByText(/Google Analytics collects this event itself/)).toBeVisible()
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No events yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Describe your goals' })).toHaveAttribute('href', '/setup/natural-language')
  },
}

export const ReadOnly: Story = {
  ...states.readOnly,
  play: async ({ canvas }) => {
    await expect(await createButton(canvas)).toHaveAccessibleDescription(/^Needs the role Editor/)
    const row = await rowOf(canvas, list, 'sign_up')
    await expect(row.getByRole('button', { name: 'Set to Draft: sign_up' })).toHaveAccessibleDescription(/^Needs the role Editor/)
  },
}

export const NameMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await createButton(canvas))
    await expect(await canvas.findByText('Please enter an event name')).toBeVisible()
    await expect(await nameField(canvas)).toHaveFocus()
    await expect(await rowsOf(canvas, list)).toHaveLength(12)
  },
}

/** Also a name that only becomes another's on the way to GA4. */
export const DuplicateName: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await nameField(canvas), 'Sign up')
    await userEvent.click(await createButton(canvas))
    await expect(await canvas.findByText('An event with this name exists already')).toBeVisible()
    await expect(await nameField(canvas)).toHaveValue('Sign up')
    await expect(await rowsOf(canvas, list)).toHaveLength(12)
  },
}

const asked: ActName[] = []
/** While it is saved the control is busy, and a second click asks for nothing more. */
export const Creating: Story = {
  ...story({
    workspace: (real) => {
      asked.length = 0
      return { ...real, act: (name, input) => (asked.push(name), actsHang(real).act(name, input)) }
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await nameField(canvas), 'brochure_request')
    await userEvent.click(await createButton(canvas))
    await userEvent.click(await createButton(canvas))
    await expect(asked).toEqual(['events.create'])
    await expect(await createButton(canvas)).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByText('Creating event')).toBeInTheDocument()
  },
}

/** The list gains the row, the form clears, a toast confirms; the type brought its trigger. */
export const Created: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await nameField(canvas), 'Brochure request')
    await expect(await canvas.findByText('Google Analytics accepts it as brochure_request.')).toBeVisible()
    await userEvent.click(canvas.getByRole('combobox', { name: 'Event Type' }))
    const types = (await screen.findAllByRole('option')).map((option) => option.textContent)
    await expect(types).toEqual(['Page View', 'Click', 'Form Submission', 'Conversion', 'User Registration', 'E-commerce', 'Custom'])
    await userEvent.click(screen.getByRole('option', { name: 'Form Submission' }))
    await userEvent.click(await createButton(canvas))
    await toastSays('success', 'Event Created')
    await expect(await nameField(canvas)).toHaveValue('')
    const rows = await rowsOf(canvas, list)
    await expect(rows).toHaveLength(13)
    await expect(rows[0]).toHaveTextContent(/brochure_request.*Draft.*Form Submission · 1 trigger/)
  },
}

/** A name that Google has already is said while it is typed, and can be taken. */
export const BetterName: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await nameField(canvas), 'add_wishlist_to')
    await expect(await canvas.findByText('Google has a name for this: add_to_wishlist.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Use add_to_wishlist' }))
    await expect(await nameField(canvas)).toHaveValue('add_to_wishlist')
  },
}

export const CreateFails: Story = {
  ...story({ workspace: actsFail }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await nameField(canvas), 'brochure_request')
    await userEvent.click(await createButton(canvas))
    await toastSays('error', 'Not done: create an event')
    await expect(await nameField(canvas)).toHaveValue('brochure_request')
  },
}

/** Activated, set to draft, duplicated, deleted and had back. */
export const RowActions: Story = {
  play: async ({ canvas, userEvent }) => {
    const newsletter = await rowOf(canvas, list, 'newsletter_signup')
    await expect(newsletter.getByRole('button', { name: 'Activate: newsletter_signup' })).toHaveAccessibleDescription(/add a trigger first/)
    await userEvent.click((await rowOf(canvas, list, 'refund')).getByRole('button', { name: 'Activate: refund' }))
    await toastSays('success', 'Event Activated')
    await userEvent.click((await rowOf(canvas, list, 'refund')).getByRole('button', { name: 'Set to Draft: refund' }))
    await toastSays('success', 'Event Set to Draft')
    await userEvent.click(canvas.getByRole('button', { name: 'More for refund' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
    await toastSays('success', 'Event Duplicated')
    await expect(await rowsOf(canvas, list)).toHaveLength(13)
    await userEvent.click(canvas.getByRole('button', { name: 'More for purchase' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const toast = await toastSays('success', 'purchase deleted')
    await expect(await rowsOf(canvas, list)).toHaveLength(12)
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await expect((await rowOf(canvas, list, 'purchase')).getByText('Active')).toBeVisible()
  },
}

/** Parameters and triggers are changed in a drawer that has an address; it says where the event is used. */
export const EventDrawer: Story = {
  parameters: { path: '/setup/events?id=analytics-dashboard%3Asign_up' },
  play: async ({ canvas, userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Event sign_up' }))
    await expect(within(drawer.getByRole('list', { name: 'Where it is used' })).getByText('GA4 - sign_up')).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Remove trigger 2' }))
    await userEvent.clear(drawer.getByRole('textbox', { name: /^Event Name/ }))
    await userEvent.click(drawer.getByRole('button', { name: 'Save Event' }))
    await expect(await drawer.findByText('Please enter an event name')).toBeVisible()
    await userEvent.type(drawer.getByRole('textbox', { name: /^Event Name/ }), 'account_created')
    await expect(await drawer.findByText(/What uses the old name keeps it/)).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Save Event' }))
    await toastSays('success', 'Event Saved')
    await expect(await rowOf(canvas, list, 'account_created')).toBeTruthy()
    await expect((await rowOf(canvas, list, 'account_created')).getByText(/1 trigger/)).toBeVisible()
  },
}

/** The longest words, where there is least room: nothing is cut and nothing scrolls sideways. */
export const LongContent: Story = {
  ...phone(
    story({
      before: async (workspace) => {
        await workspace.act('events.create', { name: 'newsletter_subscription_confirmed_x', type: 'ecommerce' })
        await workspace.act('session.setPreferences', { language: 'de' })
      },
    }).parameters,
  ),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Konfigurierte Ereignisse')).toHaveLength(13)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
