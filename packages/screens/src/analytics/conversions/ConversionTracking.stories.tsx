import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FunnelStep } from '@tagmason/domain'
import { expect, screen, waitFor, within } from 'storybook/test'
import { bakeryEvents, countedOf } from '../../eventsInStories.ts'
import { answering, choose, figureOf, headed, manyOf, retype, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { actsFail, phone, states, story } from '../../states.ts'
import { ConversionTracking } from './ConversionTracking.tsx'

export default {
  title: 'Analytics/Conversion Tracking',
  component: ConversionTracking,
  parameters: {
    requirements: {
      Ready: 'ANA-CONV-01 to 08, DATA-FUNNELSTEP-01',
      FunnelZeroUsers: 'ANA-CONV-05',
      FunnelStepEqualsPrevious: 'ANA-CONV-05',
      FunnelLargeNumbers: 'ANA-CONV-05',
      FunnelEdited: 'ANA-CONV-04',
      FunnelOfTwo: 'ANA-CONV-04',
      GoalNameTaken: 'ANA-CONV-08',
      NoConversions: 'GEN-STATE-01',
      ManyRows: 'GEN-STATE-06',
      LongContent: 'GEN-STATE-05',
    },
    path: '/analytics/conversions',
  },
} satisfies Meta<typeof ConversionTracking>
type Story = StoryObj<typeof ConversionTracking>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await headed(canvas, 'Conversion Tracking', 'Dashboard', 'Analytics', 'Conversion Tracking')
    const cards = await rowsOf(canvas, 'Key figures')
    await expect(cards).toHaveLength(4)
    await expect(await figureOf(canvas, 'Conversion Rate')).toBe('6.2%')
    await expect(await figureOf(canvas, 'Conversions')).toBe('620')
    await expect(await figureOf(canvas, 'Revenue')).toBe('$48,360')
    await expect(await figureOf(canvas, 'Average Order Value')).toBe('$78.00')
    for (const card of cards) await expect(card).toHaveTextContent(/\+\d+(\.\d)?%.*last 30 days/)
    const steps = await rowsOf(canvas, 'Conversion Funnel')
    await expect(steps).toHaveLength(6)
    await expect(steps[0]).toHaveTextContent(/Visited the site.*10,000.*100%.*0%/)
    await expect(steps[5]).toHaveTextContent(/Completed purchase.*620.*6\.2%.*33\.3%/)
    for (const step of steps) await expect(step).toHaveTextContent('%')
    const pages = await rowsOf(canvas, 'Top Converting Pages')
    await expect(pages).toHaveLength(5)
    await expect(pages[0]).toHaveTextContent(/\/pricing.*214 conversions.*11\.8%/)
    const goals = await rowsOf(canvas, 'Conversion Goals')
    await expect(goals).toHaveLength(4)
    await expect(goals[0]).toHaveTextContent(/Orders.*443 of 600 this month.*purchase.*\$78\.00 each/)
    await expect(within(goals[0] ?? document.body).getByRole('progressbar', { name: 'Orders' })).toHaveAttribute('aria-valuenow', '443')
    await expect(canvas.getByRole('button', { name: 'Set Up Goal' })).toBeEnabled()
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
export const ReadOnly: Story = {
  ...states.readOnly,
  play: async ({ canvas }) => {
    for (const name of ['Set Up Goal', 'Edit Steps'])
      await expect(await canvas.findByRole('button', { name })).toHaveAccessibleDescription(/^Needs the role Editor/)
  },
}

const users = (counts: readonly number[]) => (step: FunnelStep, place: number) => ({ ...step, users: counts[place] ?? 0 })

/** Nobody came, so all rates are nothing. */
export const FunnelZeroUsers: Story = {
  ...answering('conversions.overview', (answer) => ({ ...answer, funnel: answer.funnel.map(users([])) })),
  play: async ({ canvas }) => {
    for (const step of await rowsOf(canvas, 'Conversion Funnel')) await expect(step).toHaveTextContent(/0.*0%.*0%/)
  },
}

/** Nobody left. */
export const FunnelStepEqualsPrevious: Story = {
  ...answering('conversions.overview', (answer) => ({ ...answer, funnel: answer.funnel.map(users([500, 500, 250, 250, 250, 125])) })),
  play: async ({ canvas }) => {
    const steps = await rowsOf(canvas, 'Conversion Funnel')
    await expect(steps[1]).toHaveTextContent(/500.*100%.*0% drop-off/)
    await expect(steps[2]).toHaveTextContent(/250.*50%.*50% drop-off/)
  },
}

export const FunnelLargeNumbers: Story = {
  ...answering('conversions.overview', (answer) => ({
    ...answer,
    funnel: answer.funnel.map(users([987_654_321, 543_210_987, 123_456_789, 98_765_432, 12_345_678, 1_234_567])),
  })),
  play: async ({ canvas }) => {
    await expect((await rowsOf(canvas, 'Conversion Funnel'))[0]).toHaveTextContent('987,654,321')
    await expect((await rowsOf(canvas, 'Conversion Funnel'))[5]).toHaveTextContent(/0\.1%.*90% drop-off/)
  },
}

/** The steps can be named, ordered, added and removed. */
export const FunnelEdited: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Steps' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Conversion Funnel' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Remove step 5' }))
    await retype(userEvent, drawer.getByRole('textbox', { name: /^Step 1/ }), 'Arrived')
    await userEvent.click(drawer.getByRole('button', { name: 'Add Step' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Save Funnel' }))
    await expect(drawer.getByText('Name this step.')).toBeVisible()
    await userEvent.type(drawer.getByRole('textbox', { name: /^Step 6/ }), 'Came back')
    await userEvent.click(drawer.getByRole('button', { name: 'Save Funnel' }))
    await toastSays('success', 'Funnel Saved')
    const steps = await rowsOf(canvas, 'Conversion Funnel')
    await expect(steps).toHaveLength(6)
    await expect(steps[0]).toHaveTextContent(/Arrived.*10,000/)
    await expect(steps[4]).toHaveTextContent(/Completed purchase.*620.*60% drop-off/)
    await expect(steps[5]).toHaveTextContent(/Came back.*0%/)
  },
}

export const FunnelOfTwo: Story = {
  ...states.empty,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set Up Funnel' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Conversion Funnel' }))
    await expect(drawer.getByRole('button', { name: /^Remove step 1/ })).toHaveAccessibleDescription('A funnel needs two steps at least.')
    await userEvent.type(drawer.getByRole('textbox', { name: /^Step 1/ }), 'Came')
    await userEvent.type(drawer.getByRole('textbox', { name: /^Step 2/ }), 'Ordered a cake')
    await userEvent.type(drawer.getByRole('combobox', { name: /^Event of step 2/ }), 'order placed')
    await userEvent.click(drawer.getByRole('button', { name: 'Save Funnel' }))
    await expect(drawer.getByText('Use letters, digits and underscores, and a letter first.')).toBeVisible()
    await retype(userEvent, drawer.getByRole('combobox', { name: /^Event of step 2/ }), 'order_placed')
    await userEvent.click(drawer.getByRole('button', { name: 'Move step 2 up' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Save Funnel' }))
    await toastSays('success', 'Funnel Saved')
    await expect((await rowsOf(canvas, 'Conversion Funnel')).map((step) => step.querySelector('[data-part=label]')?.textContent)).toEqual([
      'Ordered a cake',
      'Came',
    ])
  },
}

/** A project that is younger than the days before says why the comparison shows nothing; without one it says nothing. */
export const NothingBefore: Story = {
  ...states.withEvents(bakeryEvents),
  play: async ({ canvas, userEvent }) => {
    const words = /^Nothing to compare with/
    await expect(await canvas.findByText(words)).toBeVisible()
    await choose(userEvent, canvas.getByRole('combobox', { name: 'Compare with' }), 'No comparison')
    await waitFor(() => expect(canvas.queryByText(words)).toBeNull())
  },
}

export const GoalNameTaken: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set Up Goal' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'orders')
    await userEvent.type(dialog.getByRole('combobox', { name: /^Event/ }), '2nd order')
    await userEvent.click(dialog.getByRole('button', { name: 'Save Goal' }))
    await expect(dialog.getByText('There is a goal of this name already. Choose another one.')).toBeVisible()
    await expect(dialog.getByText(/^Use letters, digits and underscores, a letter first/)).toBeVisible()
  },
}

export const GoalFails: Story = {
  ...story({ workspace: actsFail }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'Conversion Goals', 'Orders')).getByRole('button', { name: 'More for Orders' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Goal' }))
    await retype(userEvent, dialog.getByRole('spinbutton', { name: /^Target/ }), '700')
    await userEvent.click(dialog.getByRole('button', { name: 'Save Goal' }))
    await toastSays('error', 'Not done: change a goal')
    await expect(dialog.getByRole('spinbutton', { name: /^Target/ })).toHaveValue(700)
  },
}

/** Nothing was measured, and each part says what would bring it. */
export const NoConversions: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No conversions yet')).toBeVisible()
    await expect(canvas.getByText('No funnel yet')).toBeVisible()
    await expect(canvas.getByText('No goals yet')).toBeVisible()
    await expect(await figureOf(canvas, 'Revenue')).toBe('–')
  },
}

export const ManyRows: Story = {
  ...answering('conversions.overview', (answer) => ({
    ...answer,
    pages: manyOf(answer.pages, 60, (place) => ({ path: `/page-${place}` })),
    goals: manyOf(answer.goals, 51, (place) => ({ name: `Goal ${place}` })),
  })),
  play: async ({ canvas, userEvent }) => {
    for (const [list, left] of [
      ['Top Converting Pages', 10],
      ['Conversion Goals', 1],
    ] as const) {
      await expect(await rowsOf(canvas, list)).toHaveLength(50)
      await userEvent.click(within(canvas.getByRole('navigation', { name: `Pages: ${list}` })).getByRole('button', { name: /2/ }))
      await expect(await rowsOf(canvas, list)).toHaveLength(left)
    }
  },
}

/** The longest words, where there is least room: nothing is cut and nothing scrolls sideways. */
export const LongContent: Story = {
  ...phone(states.german.parameters),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Konversionsziele')).toHaveLength(4)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}

const ofBakery = states.withEvents(bakeryEvents, async (workspace) => {
  await workspace.act('conversions.setFunnel', {
    steps: [
      { step: 'Saw the cakes', event: 'page_view' },
      { step: 'Took one', event: 'add_to_cart' },
      { step: 'Paid', event: 'purchase' },
    ],
  })
  await workspace.act('conversions.addGoal', { name: 'Cakes', event: 'purchase', target: 20, valueCents: 2500, period: 'quarter' })
})

/** All of it comes from events: two currencies beside each other, never added, and people who took the steps in order. */
export const OfEvents: Story = {
  ...ofBakery,
  play: async ({ canvas }) => {
    await expect(await figureOf(canvas, 'Conversions')).toBe('7')
    await expect(await figureOf(canvas, 'Revenue')).toBe('€125')
    const [, , revenue] = await rowsOf(canvas, 'Key figures')
    await expect(revenue).toHaveTextContent(/\$63/)
    const steps = await rowsOf(canvas, 'Conversion Funnel')
    await expect(steps[0]).toHaveTextContent(/Saw the cakes.*17/)
    await expect(steps[1]).toHaveTextContent(/Took one.*13/)
    await expect(steps[2]).toHaveTextContent(/Paid.*7/)
    await expect((await rowsOf(canvas, 'Top Converting Pages'))[0]).toHaveTextContent(/\/.*7 conversions/)
    await expect((await rowsOf(canvas, 'Conversion Goals'))[0]).toHaveTextContent(/Cakes.*7 of 20 this quarter/)
  },
}

/** Every figure, the funnel and the lists tell how they are counted. */
export const HowCounted: Story = {
  ...ofBakery,
  play: async ({ canvas, userEvent }) => {
    const panel = await countedOf(userEvent, canvas, 'Conversion Funnel')
    await expect(panel.getByText(/who took the steps in this order/)).toBeVisible()
    await expect(panel.getByRole('textbox', { name: 'The same question in the API' })).toHaveDisplayValue(
      /^\/api\/v1\/funnel\?project=corner-bakery&step=page_view&step=add_to_cart&step=purchase&window=2592000/,
    )
  },
}
