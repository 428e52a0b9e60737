import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answering, choose, figureOf, headed, manyOf, retype, rowOf, rowsOf, served, toastSays } from '../../inStories.ts'
import { rowSays } from '../common/inStories.ts'
import { actsFail, phone, states, story } from '../../states.ts'
import { Triggers } from './Triggers.tsx'

export default {
  title: 'Automation/Event Triggers',
  component: Triggers,
  parameters: {
    requirements: {
      Ready: 'AUTO-TRIG-01 to 04, 08 to 10, DATA-TRIGGER-01',
      Active: 'AUTO-TRIG-05, 06',
      ToggleFailed: 'AUTO-TRIG-05, GEN-STATE-04',
      EachEventType: 'AUTO-TRIG-07',
      ConditionEditor: 'AUTO-TRIG-08',
      ConditionInvalid: 'AUTO-TRIG-09',
      LongContent: 'GEN-STATE-05',
      ManyRows: 'GEN-STATE-06',
    },
    path: '/automation/triggers',
  },
} satisfies Meta<typeof Triggers>
type Story = StoryObj<typeof Triggers>

const spike = 'Traffic spike'
const pricing = 'Pricing page revisited'
const editor = async (name: string) => within(await screen.findByRole('dialog', { name }))

export const Ready: Story = {
  play: async ({ canvas }) => {
    await headed(canvas, 'Event Triggers', 'Dashboard', 'Automation', 'Event Triggers')
    const rows = await rowsOf(canvas, 'Triggers')
    await expect(rows).toHaveLength(6)
    await expect(rows[0]).toHaveTextContent(
      /Traffic spike.*Page View.*Active.*goes viral.*Over 1000 page views per hour.*Send chat message, Raise sampling of session details · fired 12 times, last yesterday/,
    )
    for (const row of rows) await expect(within(row).getByRole('switch')).toHaveAccessibleName(row.querySelector('[data-part=title]')?.textContent)
    await expect(rows[0]).toHaveTextContent('1000 page views per hour')
    await expect(rows[1]).toHaveTextContent('conversion under 2%')
    await expect(rows[2]).toHaveTextContent('cart idle over 30 minutes')
    await expect(await figureOf(canvas, 'Active Triggers')).toBe('5')
    await expect(await figureOf(canvas, 'Paused')).toBe('1')
    await expect(await figureOf(canvas, 'Times Fired')).toBe('1,408')
    await expect(await figureOf(canvas, 'Never Fired')).toBe('1')
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
export const ReadOnly: Story = {
  ...states.readOnly,
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Triggers', spike)
    await expect(row.getByRole('switch', { name: spike })).toHaveAccessibleDescription(/^Needs the role Editor/)
  },
}

export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No triggers')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'New Trigger' })).toBeEnabled()
  },
}

/** The switch is on while the trigger is active, goes by Space, and the state follows without a toast. */
export const Active: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = (await rowOf(canvas, 'Triggers', spike)).getByRole('switch', { name: spike })
    await expect(toggle).toBeChecked()
    toggle.focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(toggle).not.toBeChecked())
    await expect((await rowOf(canvas, 'Triggers', spike)).getByText('Paused')).toBeVisible()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(toggle).toBeChecked())
    await expect((await rowOf(canvas, 'Triggers', spike)).getByText('Active')).toBeVisible()
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}

export const Paused: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Triggers', pricing)
    await expect(row.getByRole('switch', { name: pricing })).not.toBeChecked()
    await userEvent.click(row.getByRole('switch', { name: pricing }))
    await expect(await row.findByText('Active')).toBeVisible()
    await expect(await figureOf(canvas, 'Active Triggers')).toBe('6')
  },
}

/** A failed save leaves the switch as it was. */
export const ToggleFailed: Story = {
  ...story({ workspace: actsFail }),
  play: async ({ canvas, userEvent }) => {
    const toggle = (await rowOf(canvas, 'Triggers', spike)).getByRole('switch', { name: spike })
    await userEvent.click(toggle)
    await toastSays('error', 'Not done: switch an event trigger')
    await expect(toggle).toBeChecked()
  },
}

export const NeverTriggered: Story = {
  play: async ({ canvas }) => {
    await rowSays(canvas, 'Triggers', pricing, 'Add to audience · never fired')
  },
}

/** Each kind of event has a colour of its own. */
export const EachEventType: Story = {
  play: async ({ canvas }) => {
    await rowsOf(canvas, 'Triggers')
    const list = within(canvas.getByRole('list', { name: 'Triggers' }))
    const colours = ['Page View', 'Conversion', 'User Registration', 'E-commerce'].map((type) => {
      const badge = list.getAllByText(type)[0]?.closest('[data-ui=Badge]')
      return badge ? getComputedStyle(badge).backgroundColor : ''
    })
    await expect(new Set(colours).size).toBe(4)
  },
}

/** The threshold is a number that can be changed, and the condition is really evaluated. */
export const ConditionEditor: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'Triggers', spike)).getByRole('button', { name: `Edit: ${spike}` }))
    const drawer = await editor(`Edit “${spike}”`)
    await expect(drawer.getByRole('spinbutton', { name: 'Value' })).toHaveValue(1000)
    await retype(userEvent, drawer.getByRole('spinbutton', { name: 'Value' }), '250')
    await userEvent.type(drawer.getByRole('spinbutton', { name: 'Page views' }), '250')
    await expect(drawer.getByText('It would not fire.')).toBeVisible()
    await retype(userEvent, drawer.getByRole('spinbutton', { name: 'Page views' }), '251')
    await expect(await drawer.findByText('It would fire.')).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await toastSays('success', 'Trigger Saved')
    await expect((await rowOf(canvas, 'Triggers', spike)).getByText(/Over 250 page views per hour/)).toBeVisible()
  },
}

/** What cannot be evaluated is not kept, and said where it stands. */
export const ConditionInvalid: Story = {
  parameters: { path: '/automation/triggers?id=trigger-2' },
  play: async ({ userEvent }) => {
    const drawer = await editor('Edit “Low checkout conversion”')
    await retype(userEvent, drawer.getByRole('spinbutton', { name: 'Value' }), '120')
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await expect(drawer.getByRole('spinbutton', { name: 'Value' })).toHaveAccessibleDescription(/A percentage is at most 100/)
    await userEvent.clear(drawer.getByRole('spinbutton', { name: 'Value' }))
    await expect(drawer.getByText('Enter a value to compare with.')).toBeVisible()
  },
}

/** A trigger of one's own in a real project: that nothing fires it yet is said. */
export const MakesOne: Story = {
  ...states.empty,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New Trigger' }))
    const drawer = await editor('New Trigger')
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await expect(drawer.getByText('Give it a name, so that it can be found again.')).toBeVisible()
    await expect(drawer.getByText('Choose at least one action or workflow.')).toBeVisible()
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), 'Sign-up')
    await choose(userEvent, drawer.getByRole('combobox', { name: 'Event type' }), 'User Registration')
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Send notification' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await toastSays('success', 'Trigger Saved')
    await expect((await rowOf(canvas, 'Triggers', 'Sign-up')).getByText(/Registration completed/)).toBeVisible()
    await expect(canvas.getByText('Triggers do not fire yet')).toBeVisible()
  },
}

/** On a server triggers look at events as they are kept: nothing has to be said. */
export const OnServer: Story = {
  ...story({
    workspace: served,
    before: async (workspace) => {
      await states.empty.parameters.state.before?.(workspace)
      await workspace.act('eventTriggers.save', {
        name: 'Sign-up',
        description: '',
        event_type: 'User Registration',
        condition: { match: 'all', clauses: [] },
        actions: ['Send notification'],
      })
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign-up')).toBeVisible()
    await expect(canvas.queryByText('Triggers do not fire yet')).toBeNull()
  },
}

export const Removes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'Triggers', spike)).getByRole('button', { name: `More: ${spike}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove trigger' }))
    await toastSays('success', 'Trigger Removed')
    await expect(await rowsOf(canvas, 'Triggers')).toHaveLength(5)
  },
}

/** The longest words, where there is least room: nothing is cut and nothing scrolls sideways. */
export const LongContent: Story = {
  ...phone(states.german.parameters),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Trigger')).toHaveLength(6)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}

/** A project with much of it: more than fifty are paged. */
export const ManyRows: Story = {
  ...answering('eventTriggers.list', (answer) => ({ ...answer, rows: manyOf(answer.rows, 120, (place) => ({ name: `Trigger ${place}` })) })),
  play: async ({ canvas, userEvent }) => {
    await expect(await rowsOf(canvas, 'Triggers')).toHaveLength(50)
    await userEvent.click(within(canvas.getByRole('navigation', { name: 'Pages: Triggers' })).getByRole('button', { name: /3/ }))
    await expect(await rowsOf(canvas, 'Triggers')).toHaveLength(20)
    await expect(canvas.getAllByText('Trigger 120')[0]).toBeVisible()
  },
}
