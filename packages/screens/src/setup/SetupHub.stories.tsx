import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SetupProgressByPage, Workspace } from '@tagmason/domain'
import { expect, within } from 'storybook/test'
import { phone, planned, states, story } from '../states.ts'
import { goals } from './inStories.ts'
import { SetupHub } from './SetupHub.tsx'

export default {
  title: 'Setup/Setup',
  component: SetupHub,
  parameters: {
    requirements: {
      Ready: 'SETUP-HUB-01 to 03, 05 to 10, DATA-SETUPCARD-01',
      FirstRun: 'SETUP-HUB-10, SETUP-HUB-10-B',
      PartlyConfigured: 'SETUP-HUB-10, SETUP-HUB-10-B',
      AllConfigured: 'SETUP-HUB-10, SETUP-HUB-10-B',
      CardOpensItsPage: 'SETUP-HUB-04',
      WizardOpensGoals: 'SETUP-HUB-11',
      OnPhone: 'GEN-STATE-05',
    },
    path: '/setup',
  },
} satisfies Meta<typeof SetupHub>
type Story = StoryObj<typeof SetupHub>
type Canvas = ReturnType<typeof within>

const cards = async (canvas: Canvas) => within(await canvas.findByRole('list', { name: 'Setup pages' })).getAllByRole('listitem')
const goalsCard = async (canvas: Canvas) => {
  const found = (await cards(canvas)).find((card) => within(card).queryByRole('link', { name: 'Natural Language Setup' }) !== null)
  if (found === undefined) throw new Error('No card leads to Natural Language Setup.')
  return found
}
const applied = async (workspace: Workspace) => {
  await planned(goals)(workspace)
  await workspace.act('plans.apply', undefined)
}

const allDone: SetupProgressByPage = {
  '/setup/natural-language': 'done',
  '/setup/screenshot': 'done',
  '/setup/events': 'done',
  '/setup/gtm': 'done',
  '/setup/ga4': 'done',
  '/setup/connections': 'done',
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Setup')
    const way = within(canvas.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem')
    await expect(way.map((step) => step.textContent)).toEqual(['Dashboard', 'Setup'])
    // Six cards, each leading to its page
    const six = await cards(canvas)
    await expect(six.map((card) => [within(card).getByRole('link').textContent, within(card).getByRole('link').getAttribute('href')])).toEqual([
      ['Natural Language Setup', '/setup/natural-language'],
      ['Screenshot Analysis', '/setup/screenshot'],
      ['Event Configuration', '/setup/events'],
      ['GTM Management', '/setup/gtm'],
      ['GA4 Configuration', '/setup/ga4'],
      ['Data Connections', '/setup/connections'],
    ])
    for (const card of six) {
      await expect(within(card).getByRole('heading', { level: 2 })).toBeVisible()
      await expect(card.querySelector('[data-part=detail]')).not.toBeEmptyDOMElement()
      await expect(within(card).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/setup\//))
    }
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess

/** A project of one's own, in which nothing has happened. */
export const FirstRun: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    const card = await goalsCard(canvas)
    await expect(within(card).getByText('Not started')).toBeVisible()
    await expect(card).toHaveTextContent('Next: describe your goals')
    await expect(canvas.getByRole('button', { name: 'Start AI Setup Wizard' })).toBeVisible()
  },
}

/** There is a plan, and it is not applied. */
export const PartlyConfigured: Story = {
  ...story({ before: planned(goals) }),
  play: async ({ canvas }) => {
    const card = await goalsCard(canvas)
    await expect(within(card).getByText('In progress')).toBeVisible()
    await expect(card).toHaveTextContent('Next: read the plan and apply it')
  },
}

/** Every page of the setup is done. */
export const AllConfigured: Story = {
  ...story({
    workspace: (real) => ({
      ...real,
      read: async (name, input) => {
        const answer = await real.read(name, input)
        return name === 'setup.progress' ? { ...answer, ...allDone } : answer
      },
    }),
  }),
  play: async ({ canvas }) => {
    for (const card of await cards(canvas)) await expect(within(card).getByText('Done')).toBeVisible()
    await expect(await goalsCard(canvas)).toHaveTextContent('Next: download the container and import it')
  },
}

/** The longest words there are, where there is least room: nothing is cut and nothing scrolls sideways. */
export const LongContent: Story = {
  ...phone(
    story({
      before: async (workspace) => {
        await applied(workspace)
        await workspace.act('session.setPreferences', { language: 'de' })
      },
    }).parameters,
  ),
  play: async ({ canvas }) => {
    const [card] = within(await canvas.findByRole('list', { name: 'Einrichtungsseiten' })).getAllByRole('listitem')
    await expect(card).toHaveTextContent('Nächster Schritt: Container herunterladen und importieren')
    await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}

export const CardOpensItsPage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Natural Language Setup' }))
    await expect(await canvas.findByRole('heading', { name: 'Natural Language Setup', level: 1 })).toBeVisible()
  },
}

export const WizardOpensGoals: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start AI Setup Wizard' }))
    await expect(await canvas.findByRole('textbox', { name: /goals/i })).toHaveValue('')
    await expect(canvas.getByRole('heading', { name: 'Natural Language Setup', level: 1 })).toBeVisible()
  },
}

export const ReadOnly: Story = states.readOnly
export const German: Story = states.german
export const OnPhone: Story = {
  ...phone(),
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Setup pages' })
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
