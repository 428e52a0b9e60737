import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { storyEvent } from '../../eventsInStories.ts'
import { answering, figureOf, headed, manyOf, retype, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { actsFail, actsHang, phone, states, story } from '../../states.ts'
import { Insights } from './Insights.tsx'

export default {
  title: 'Analytics/AI Insights',
  component: Insights,
  parameters: {
    requirements: {
      Ready: 'ANA-INS-01 to 10, DATA-INSIGHT-01',
      NewInsightsFound: 'ANA-INS-10',
      NothingNewFound: 'ANA-INS-10',
      EvidenceDrawer: 'ANA-INS-08',
      Implemented: 'ANA-INS-09',
      ImplementDialogRefuses: 'ANA-INS-09',
      ManyRows: 'GEN-STATE-06',
      LongContent: 'GEN-STATE-05',
    },
    path: '/analytics/insights',
  },
} satisfies Meta<typeof Insights>
type Story = StoryObj<typeof Insights>

const outcomes = ['held', 'failed', 'unknown'] as const
type Person = Parameters<NonNullable<Story['play']>>[0]['userEvent']

const alert = 'Checkout conversion is below its usual band'
const form = 'Shorten the checkout form'

export const Ready: Story = {
  play: async ({ canvas }) => {
    await headed(canvas, 'AI Insights', 'Dashboard', 'Analytics', 'AI Insights')
    await expect(await rowsOf(canvas, 'Key figures')).toHaveLength(4)
    await expect(await figureOf(canvas, 'Total Insights')).toBe('8')
    await expect(await figureOf(canvas, 'High Impact')).toBe('3')
    await expect(await figureOf(canvas, 'Average Confidence')).toBe('85%')
    await expect(await figureOf(canvas, 'Implemented')).toBe('0')
    const rows = await rowsOf(canvas, 'Insights')
    await expect(rows).toHaveLength(8)
    await expect(rows[0]).toHaveTextContent(/Shorten the checkout form.*Optimization.*High.*optional phone field.*94% confidence · Conversion · Last 30 days/)
    for (const row of rows) {
      await expect(row).toHaveTextContent('%')
      await expect(within(row).getByRole('button', { name: /^Learn More: / })).toBeVisible()
      await expect(within(row).getByRole('button', { name: /^Implement: / })).toBeVisible()
    }
    const list = canvas.getByRole('list', { name: 'Insights' })
    for (const word of ['Optimization', 'Alert', 'Opportunity', 'Trend', 'High impact', 'Medium impact', 'Low impact'])
      await expect(within(list).getAllByText(word)[0]).toBeVisible()
    for (const word of ['Conversion', 'Traffic', 'Growth', 'Content']) await expect(list).toHaveTextContent(`· ${word} ·`)
    await expect(canvas.getByRole('button', { name: 'Generate New Insights' })).toBeEnabled()
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
export const ReadOnly: Story = {
  ...states.readOnly,
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Insights', form)
    await expect(row.getByRole('button', { name: /^Implement/ })).toHaveAccessibleDescription(/^Needs the role Editor/)
    await expect(row.getByRole('button', { name: /^Learn More/ })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Generate New Insights' })).toHaveAccessibleDescription(/^Needs the role Analyst/)
  },
}

export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No insights yet')).toBeVisible()
    await expect(await figureOf(canvas, 'Total Insights')).toBe('0')
    await expect(await figureOf(canvas, 'Average Confidence')).toBe('–')
  },
}

/** Where all were dismissed, the list does not say that there were none. */
export const AllDismissed: Story = {
  ...answering('insights.list', (answer) => ({
    ...answer,
    rows: answer.rows.map((row) => ({ ...row, status: 'dismissed' as const })),
    figures: { ...answer.figures, total: 0, open: 0, dismissed: answer.rows.length },
  })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('All insights are dismissed')).toBeVisible()
    await expect(canvas.queryByText('No insights yet')).toBeNull()
  },
}

const generate = async (canvas: ReturnType<typeof within>, userEvent: Person) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Generate New Insights' }))

/** The rules look at the figures, and what they find stands first and is marked. */
export const NewInsightsFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await generate(canvas, userEvent)
    await toastSays('success', '2 new insights')
    const rows = await rowsOf(canvas, 'Insights')
    await expect(rows).toHaveLength(10)
    await expect(rows[0]).toHaveTextContent(/Speed up \/checkout.*New.*loads in 4\.1 s/)
    await expect(await figureOf(canvas, 'Total Insights')).toBe('10')
    await userEvent.click(within(rows[0] ?? document.body).getByRole('button', { name: /^Learn More/ }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Speed up /checkout' }))
    await expect(await drawer.findByText(/over 3 s on 8 of 8 days/)).toBeVisible()
  },
}

export const Generating: Story = {
  ...story({ workspace: actsHang }),
  play: async ({ canvas, userEvent }) => {
    await generate(canvas, userEvent)
    await expect(canvas.getByRole('button', { name: 'Generate New Insights' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** What is known already is not found again. */
export const NothingNewFound: Story = {
  ...story({ before: (workspace) => workspace.act('insights.generate', undefined) }),
  play: async ({ canvas, userEvent }) => {
    await generate(canvas, userEvent)
    await toastSays('info', 'Nothing new was found')
    await expect(await rowsOf(canvas, 'Insights')).toHaveLength(10)
    await expect(canvas.getByText(/^Last looked.*Nothing new was found/)).toBeVisible()
  },
}

/** A project of one's own without figures: nothing is made up. */
export const NotEnoughData: Story = {
  ...states.empty,
  play: async ({ canvas, userEvent }) => {
    await generate(canvas, userEvent)
    await toastSays('info', 'Not enough data yet')
    await waitFor(() => expect(canvas.getByText(/^Last looked.*Not enough data yet$/)).toBeVisible())
    await expect(canvas.queryByRole('list', { name: 'Insights' })).toBeNull()
  },
}

/** Chart, segment, calculation and similar insights; its address can be passed on. */
export const EvidenceDrawer: Story = {
  parameters: { path: '/analytics/insights?id=insight-1' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: form }))
    await waitFor(() => expect(drawer.getByRole('img', { name: /Evidence/ })).toBeVisible())
    await expect(drawer.getByText('Visitors who reach the checkout form, all devices')).toBeVisible()
    await expect(drawer.getByText(/31\.5 ÷ 15\.0 = 2\.1/)).toBeVisible()
    await expect(within(drawer.getByRole('list', { name: 'Similar insights' })).getAllByRole('listitem')[0]).toHaveTextContent(alert)
  },
}

const implementing = async (canvas: ReturnType<typeof within>, userEvent: Person, title: string) => {
  await userEvent.click((await rowOf(canvas, 'Insights', title)).getByRole('button', { name: `Implement: ${title}` }))
  return within(await screen.findByRole('dialog', { name: `Implement “${title}”` }))
}

/** What suits the insight is filled in; confirmed, it exists and the insight says so. */
export const Implemented: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await implementing(canvas, userEvent, alert)
    await expect(dialog.getByRole('combobox', { name: 'Becomes' })).toHaveTextContent('Alert')
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(alert)
    await retype(userEvent, dialog.getByRole('textbox', { name: 'Name' }), 'Checkout conversion')
    await userEvent.click(dialog.getByRole('button', { name: 'Implement' }))
    const toast = await toastSays('success', 'Insight Implemented')
    await expect(toast.getByText('Alert “Checkout conversion”')).toBeVisible()
    const row = await rowOf(canvas, 'Insights', alert)
    await expect(row.getByText('Implemented')).toBeVisible()
    await expect(row.getByRole('link', { name: 'Alert “Checkout conversion”' })).toHaveAttribute('href', '/automation/alerts')
    await expect(row.queryByRole('button', { name: /^Implement/ })).toBeNull()
    await expect(await figureOf(canvas, 'Implemented')).toBe('1')
    await expect((await rowsOf(canvas, 'Key figures'))[0]).toHaveTextContent('7 open')
  },
}

/** An event has a name that Google Analytics takes, and anything has a name. */
export const ImplementDialogRefuses: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await implementing(canvas, userEvent, form)
    const become = async (name: RegExp) => {
      await userEvent.click(dialog.getByRole('combobox', { name: 'Becomes' }))
      await userEvent.click(await screen.findByRole('option', { name }))
    }
    await become(/^Event/)
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await expect(name).toHaveValue('shorten_the_checkout_form')
    await retype(userEvent, name, '2 forms')
    await userEvent.click(dialog.getByRole('button', { name: 'Implement' }))
    await expect(dialog.getByText(/^Begin with a letter/)).toBeVisible()
    await become(/^Workflow/)
    await userEvent.clear(name)
    await expect(dialog.getByText('Give it a name.')).toBeVisible()
    await userEvent.type(name, 'Shorter form')
    await userEvent.click(dialog.getByRole('button', { name: 'Implement' }))
    await toastSays('success', 'Insight Implemented')
  },
}

export const ImplementFails: Story = {
  ...story({ workspace: actsFail }),
  play: async ({ canvas, userEvent }) => {
    const dialog = await implementing(canvas, userEvent, form)
    await userEvent.click(dialog.getByRole('button', { name: 'Implement' }))
    await toastSays('error', 'Not done: implement an insight')
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(form)
  },
}

/** Dismissed at once and out of the counts; it can be found again and put back. */
export const Dismissed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'Insights', form)).getByRole('button', { name: `More actions: ${form}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Dismiss' }))
    await toastSays('success', 'Insight Dismissed')
    await expect(await rowsOf(canvas, 'Insights')).toHaveLength(7)
    await expect(await figureOf(canvas, 'Total Insights')).toBe('7')
    await userEvent.click(canvas.getByRole('radio', { name: 'Dismissed' }))
    await userEvent.click((await rowOf(canvas, 'Insights', form)).getByRole('button', { name: `Put Back: ${form}` }))
    await toastSays('success', 'Insight Put Back')
    await waitFor(async () => expect(await rowsOf(canvas, 'Insights')).toHaveLength(8))
  },
}

/** What insights foretold is held against what came, and how often they were right is shown to everybody. */
export const Graded: Story = {
  ...answering('insights.list', (answer) => ({
    ...answer,
    figures: { ...answer.figures, held: 1, graded: 2 },
    rows: answer.rows.map((row, at) =>
      at < 3 ? { ...row, grade: { at: '2024-01-21T04:30:00.000Z', foretold: 4, came: 3, outcome: outcomes[at] ?? 'held' } } : row,
    ),
  })),
  play: async ({ canvas }) => {
    const rows = await rowsOf(canvas, 'Insights')
    for (const [at, words] of ['Came true', 'Did not come true', 'Could not be told'].entries()) await expect(rows[at]).toHaveTextContent(words)
    await expect(canvas.getByText('1 of 2 that could be checked came true')).toBeVisible()
  },
}

/** A device whose visits convert less than the others': the comparison with its interval, what to do, and the question that it rests on. */
export const SegmentCompared: Story = {
  ...states.withEvents(
    ['desktop', 'mobile'].flatMap((device) =>
      Array.from({ length: 320 }, (_, at) => at).flatMap((at) => {
        const [ago, visitor] = [60 * (at + 2), `${device}-${at}`]
        const fields = { device: device as 'mobile' }
        const buys = at % (device === 'mobile' ? 40 : 8) === 0
        return [
          storyEvent(ago, visitor, 'page_view', '/', fields),
          ...(buys ? [storyEvent(ago - 1, visitor, 'purchase', '/thanks', { ...fields, value: 9, currency: 'EUR' })] : []),
        ]
      }),
    ),
    async (workspace) => {
      await workspace.act('insights.generate', undefined)
    },
  ),
  play: async ({ canvas, userEvent }) => {
    const title = 'Visits with device mobile convert less than others'
    const row = await rowOf(canvas, 'Insights', title)
    await expect(row.getByText(/^2.5% of them had a key event, of all others 12.5%/)).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: `Learn More: ${title}` }))
    const evidence = within(await screen.findByRole('dialog', { name: title }))
    await expect(await evidence.findByText(/comparisons were judged together/)).toBeVisible()
    await expect(evidence.getByText('Go through the steps of the funnel as such a visitor, and compare where they leave.')).toBeVisible()
    await expect(evidence.getByRole<HTMLInputElement>('textbox', { name: 'The question it rests on, in the API' }).value).toContain('by=device')
  },
}

/** More than fifty are paged. */
export const ManyRows: Story = {
  ...answering('insights.list', (answer) => ({ ...answer, rows: manyOf(answer.rows, 120, (place) => ({ title: `Insight ${place}` })) })),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Insights')).toHaveLength(50)
    await expect(canvas.getByRole('navigation', { name: 'Pages: Insights' })).toBeVisible()
  },
}

/** The longest words, where there is least room: nothing scrolls sideways. */
export const LongContent: Story = {
  ...phone(
    story({
      before: async (workspace) => {
        await workspace.act('session.setPreferences', { language: 'de' })
        await workspace.act('insights.generate', undefined)
      },
    }).parameters,
  ),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Erkenntnisse')).toHaveLength(10)
    await expect(canvas.getByText('/checkout schneller machen')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
