import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { caughtDownloads, choose, chooseMore, opened, toastSays } from '../../../inStories.ts'
import { phone, planned, states, story } from '../../../states.ts'
import { Gtm } from '../Gtm.tsx'
import { imported } from '../inStories.ts'
import { consentContainer, importedText, longName, sequenceContainer, unknownContainer } from './containersInStories.ts'
import { eventsOf, pick, withVisit } from './inStories.ts'

/** A visit is worked out step by step, and of every tag it is said whether it fires, and why. */
export default {
  title: 'Setup/GTM Management',
  component: Gtm,
  parameters: { requirements: { PreviewMode: 'SETUP-GTM-13, SETUP-GTM-13-B' }, path: '/setup/gtm?do=preview' },
} satisfies Meta<typeof Gtm>
type Story = StoryObj<typeof Gtm>

const at = (state: Parameters<typeof story>[0]) => ({ path: '/setup/gtm?do=preview', ...story(state).parameters })

/** A visit made of the plan: it is opened with what fired first. */
export const PreviewMode: Story = {
  play: async () => {
    const drawer = await withVisit()
    await expect(drawer.getByText('1. Open a page')).toBeVisible()
    await expect(drawer.getByRole('heading', { level: 2, name: 'Consent Initialization' })).toBeVisible()
    const fired = within(drawer.getByRole('list', { name: 'Fired' }))
    await expect(fired.getByText('Consent - Default denied')).toBeVisible()
    await expect(within(drawer.getByRole('list', { name: 'Did not fire' })).getByText('GA4 - purchase')).toBeVisible()
    await pick(drawer, 'purchase')
    await expect(await drawer.findByRole('heading', { level: 2, name: 'purchase' })).toBeVisible()
    await expect(within(drawer.getByRole('list', { name: 'Fired' })).getByText('GA4 - purchase')).toBeVisible()
    await expect(drawer.getByText('eventName')).toBeVisible()
  },
}

/** A visit that would be too long to read names the events that it stops before. */
export const PreviewStops: Story = {
  parameters: at({
    before: planned(
      'Track purchases, newsletter sign-ups, brochure downloads, contact form submissions, video plays, scrolling, phone calls, searches, add to cart, begin checkout, log in, sign up, clicks on the pricing link and outbound clicks',
    ),
  }),
  play: async () => {
    const drawer = await withVisit()
    await expect(await drawer.findByText('The visit stops after 12 steps')).toBeVisible()
    await expect(drawer.getByText(/^Not visited yet: \w+/)).toBeVisible()
  },
}

/** Why not, condition by condition: with the value that there was. */
export const PreviewConditions: Story = {
  play: async ({ userEvent }) => {
    const drawer = await withVisit()
    await pick(drawer, 'Container Loaded')
    const details = await drawer.findByRole('button', { name: 'Details: GA4 - generate_lead 3' })
    await userEvent.click(details)
    await expect(await drawer.findByText('{{Page Path}}')).toBeVisible()
    await userEvent.click(details)
    await expect(drawer.queryByText('{{Page Path}}')).toBeNull()
    await userEvent.click(details)
    const row = within(
      within(drawer.getByRole('list', { name: 'Did not fire' }))
        .getByText('GA4 - generate_lead 3')
        .closest('li') ?? document.body,
    )
    await expect(row.getByText('Firing trigger: PV - generate_lead')).toBeVisible()
    await expect(row.getAllByRole('img', { name: 'does not hold' })).toHaveLength(2)
    await expect(row.getByText('{{Page Path}}')).toBeVisible()
    await expect(row.getByText('starts with')).toBeVisible()
    await expect(row.getByText("'/thank-you'")).toBeVisible()
    await expect(row.getByText("'/'")).toBeVisible()
  },
}

/** The keyboard goes through the visit, one event after the other. */
export const PreviewByKeyboard: Story = {
  play: async ({ userEvent }) => {
    const drawer = await withVisit()
    const events = eventsOf(drawer)
    events[0]?.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(events[3]).toHaveFocus()
    await expect(await drawer.findByRole('heading', { level: 2, name: 'Container Loaded' })).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(drawer.getByRole('button', { name: 'Next event' })).toHaveAccessibleDescription('This is the last event.')
    await userEvent.click(drawer.getByRole('button', { name: 'Previous event' }))
    await expect(events.at(-2)).toHaveAttribute('aria-current', 'true')
  },
}

/** Data layer and consent after each event, and what conditions asked for. */
export const PreviewVariablesAndConsent: Story = {
  play: async ({ userEvent }) => {
    const drawer = await withVisit()
    await pick(drawer, 'purchase')
    await userEvent.click(drawer.getByRole('tab', { name: 'Variables' }))
    await expect(await drawer.findByRole('region', { name: 'Data layer after it' })).toHaveTextContent('"currency": "USD"')
    await pick(drawer, 'Container Loaded')
    await expect(await drawer.findByText('{{Page Path}}')).toBeVisible()
    await userEvent.click(drawer.getByRole('tab', { name: 'Consent' }))
    await waitFor(() => expect(drawer.getAllByText('Denied')).toHaveLength(4))
    await pick(drawer, 'purchase')
    await waitFor(() => expect(drawer.getAllByText('Granted')).toHaveLength(4))
  },
}

/** The names of tags narrow what is told. */
export const PreviewFiltersTags: Story = {
  play: async ({ userEvent }) => {
    const drawer = await withVisit()
    await userEvent.type(drawer.getByRole('searchbox', { name: 'Search tags' }), 'LEAD 2x')
    await expect(drawer.getByText('No tag is called so.')).toBeVisible()
    await userEvent.keyboard('{Backspace}')
    await expect(within(drawer.getByRole('list', { name: 'Did not fire' })).getAllByRole('listitem')).toHaveLength(1)
  },
}

/** The steps go into a file, which `tagmason simulate` reads. */
export const PreviewDownloadsSteps: Story = {
  play: async ({ userEvent }) => {
    const files = caughtDownloads()
    const drawer = await withVisit()
    await chooseMore(userEvent, drawer.getByRole('button', { name: 'Visit' }), 'Download Steps')
    await toastSays('success', 'visit.json downloaded')
    await expect(JSON.parse((await files[0]?.blob.text()) ?? '')).toMatchObject({
      steps: expect.arrayContaining([{ type: 'pageLoad', url: 'https://www.example.com/' }]),
    })
  },
}

/** A container runs as soon as an export of it is stored. */
export const PreviewOfAContainer: Story = {
  parameters: at({ before: (workspace) => imported(workspace, 'GTM-K7WQ4ZN') }),
  play: async ({ userEvent }) => {
    const drawer = await withVisit()
    await choose(userEvent, drawer.getByRole('combobox', { name: /^What is run/ }), 'www.example.com GTM-K7WQ4ZN')
    await expect(await within(await drawer.findByRole('list', { name: 'Did not fire' })).findByText('GA4 - video_start_event')).toBeVisible()
    await expect(drawer.queryByText('GA4 - purchase')).toBeNull()
  },
}

/** Custom templates, networks, browsers: what nobody can know is said to be unknown, with the reason, and not to be silent. */
export const PreviewUnknown: Story = {
  parameters: at({ before: (workspace) => importedText(workspace, 'GTM-K7WQ4ZN', unknownContainer('GTM-K7WQ4ZN')) }),
  play: async ({ userEvent }) => {
    const drawer = await withVisit()
    await choose(userEvent, drawer.getByRole('combobox', { name: /^What is run/ }), 'www.example.com GTM-K7WQ4ZN')
    await pick(drawer, 'Container Loaded')
    const unknown = within(await drawer.findByRole('list', { name: 'Nobody can say' }))
    await expect(unknown.getByText(longName)).toBeVisible()
    await expect(unknown.getAllByRole('img', { name: 'unknown' })[0]).toBeVisible()
    await expect(drawer.queryByRole('list', { name: 'Fired' })).toBeNull()
  },
}

/** Tags before and after another run for it, in their order. */
export const PreviewSequence: Story = {
  parameters: at({ before: (workspace) => importedText(workspace, 'GTM-K7WQ4ZN', sequenceContainer('GTM-K7WQ4ZN')) }),
  play: async ({ userEvent }) => {
    const drawer = await withVisit()
    await choose(userEvent, drawer.getByRole('combobox', { name: /^What is run/ }), 'www.example.com GTM-K7WQ4ZN')
    await pick(drawer, 'Container Loaded')
    const fired = within(await drawer.findByRole('list', { name: 'Fired' }))
    await expect(fired.getAllByRole('listitem').map((row) => row.querySelector('[data-part=title]')?.textContent)).toEqual(['Before', 'Main'])
    await expect(fired.getByText('as the setup tag of Main')).toBeVisible()
  },
}

/** A container of a server has no visits. */
export const PreviewOfAServer: Story = {
  parameters: at({ before: (workspace) => importedText(workspace, 'GTM-K7WQ4ZN', sequenceContainer('GTM-K7WQ4ZN', 'SERVER')) }),
  play: async ({ userEvent }) => {
    const drawer = await withVisit()
    await choose(userEvent, drawer.getByRole('combobox', { name: /^What is run/ }), 'www.example.com GTM-K7WQ4ZN')
    await expect(await drawer.findByText('This cannot be simulated')).toBeVisible()
  },
}

/** Consent that is denied, and what needs it. */
export const PreviewConsentDenied: Story = {
  parameters: at({ before: (workspace) => importedText(workspace, 'GTM-K7WQ4ZN', consentContainer('GTM-K7WQ4ZN')) }),
  play: async ({ userEvent }) => {
    const drawer = await withVisit()
    await choose(userEvent, drawer.getByRole('combobox', { name: /^What is run/ }), 'www.example.com GTM-K7WQ4ZN')
    await pick(drawer, 'Container Loaded')
    await userEvent.click(drawer.getByRole('tab', { name: 'Consent' }))
    await expect(await drawer.findByText('Nothing is said about consent yet')).toBeVisible()
    await userEvent.click(drawer.getByRole('tab', { name: /^Tags/ }))
    await pick(drawer, 'ask')
    await expect(await within(await drawer.findByRole('list', { name: 'Fired' })).findByText('Needs ad_storage')).toBeVisible()
    await chooseMore(userEvent, drawer.getByRole('button', { name: 'More for step 2' }), 'Edit')
    const dialog = await opened('Answer about consent')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'ad_storage' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save Step' }))
    await expect(await drawer.findByText('Consent for ad_storage is denied.')).toBeVisible()
    await expect(drawer.queryByRole('list', { name: 'Fired' })).toBeNull()
  },
}

/** A project without a plan has nothing to run. */
export const PreviewNoTags: Story = {
  ...states.empty,
  parameters: { ...states.empty.parameters, path: '/setup/gtm?do=preview' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Preview Mode' }))
    await expect(await drawer.findByText('No tags to try')).toBeVisible()
  },
}

/** Whoever may look may simulate: nothing is changed by it. */
export const PreviewAsViewer: Story = {
  parameters: at({ role: 'viewer' }),
  play: async () => {
    const drawer = await withVisit()
    await expect(drawer.getByRole('button', { name: 'Add step' })).toBeEnabled()
  },
}

export const PreviewOnAPhone: Story = {
  ...phone(at({ before: planned('Track purchases and newsletter sign-ups') })),
  play: async ({ userEvent }) => {
    const drawer = await withVisit()
    await pick(drawer, 'purchase')
    await userEvent.click(drawer.getByRole('button', { name: 'Next event' }))
    await expect(await drawer.findByRole('heading', { level: 2, name: 'Form Submit' })).toBeVisible()
  },
}

export const PreviewInGerman: Story = {
  parameters: at({ before: (workspace) => workspace.act('session.setPreferences', { language: 'de' }) }),
  play: async () => {
    const drawer = await opened('Vorschaumodus')
    await expect(await drawer.findByText('1. Seite öffnen')).toBeVisible()
    await expect(await drawer.findByText(/traf nicht zu: {{Event}} ist „gtm.init_consent“ und muss gleich „purchase“ sein\.$/)).toBeVisible()
  },
}

/** An event whose expression no made-up address matches is named, not shown with a wrong one. */
export const PreviewWithoutExample: Story = {
  parameters: at({
    before: async (workspace) => {
      const { plan } = await workspace.act('plans.generate', { goals: 'Track WhatsApp clicks and purchases' })
      const id = plan.events.find(({ trigger }) => trigger.type === 'linkClick')?.id ?? ''
      const conditions = [{ subject: 'clickUrl' as const, is: 'matchRegex' as const, value: '^https://(a)\\1$' }]
      await workspace.act('plans.changeEvent', { id, change: { trigger: { type: 'linkClick', conditions } } })
    },
  }),
  play: async () => {
    const drawer = await withVisit()
    await expect(drawer.getByText('No example is known for some events')).toBeVisible()
    await expect(drawer.getByText(/leaves out whatsapp_click: add the step yourself/)).toBeVisible()
    await expect(drawer.queryByText(/Click a link/)).toBeNull()
  },
}
