import type { ModelImprovement } from '@tagmason/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { answering, choose, chooseMore, figureOf, headed, manyOf, opened, retype, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { actsFail, phone, states, story } from '../../states.ts'
import { Feedback } from './Feedback.tsx'

export default {
  title: 'AI/Feedback Loop',
  component: Feedback,
  parameters: {
    requirements: {
      Ready: 'AI-FEED-01 to 08, DATA-FEEDBACK-01, DATA-IMPROVEMENT-01',
      Positive: 'AI-FEED-05',
      Negative: 'AI-FEED-04, 05',
      Pending: 'AI-FEED-03',
      ImprovementZero: 'AI-FEED-07',
      ImprovementNegative: 'AI-FEED-07',
      ImprovementOverTen: 'AI-FEED-07',
      RateSuggestion: 'AI-FEED-03',
      LongContent: 'GEN-STATE-05',
      ManyRows: 'GEN-STATE-06',
    },
    path: '/ai/feedback',
  },
} satisfies Meta<typeof Feedback>
type Story = StoryObj<typeof Feedback>

const recent = 'Recent Feedback'
const gained = 'Model Improvements'
const orderValue = 'Send order value to Google Ads'
const hidden = 'Hide the navigation in checkout'
const phoneField = 'Remove the phone field from checkout'

/** The first model as it would be then. */
const first = (change: Partial<ModelImprovement>) =>
  answering('feedback.list', (answer) => ({ ...answer, improvements: answer.improvements.map((row, at) => (at === 0 ? { ...row, ...change } : row)) }))

export const Ready: Story = {
  play: async ({ canvas }) => {
    await headed(canvas, 'Feedback Loop', 'Dashboard', 'AI', 'Feedback Loop')
    for (const [label, figure] of Object.entries({ 'on suggestions': '5', 'Acceptance Rate': '50%', 'Rated Positive': '2', 'Average Improvement': '+3.8' }))
      await expect(await figureOf(canvas, label)).toBe(figure)
    const rows = await rowsOf(canvas, recent)
    await expect(rows).toHaveLength(5)
    await expect(rows[0]).toHaveTextContent(/Send order value.*Implemented.*Positive.*rose by 9\.1%.*Jan 20, 2024 · Confidence 91%/)
    const list = within(canvas.getByRole('list', { name: recent }))
    for (const word of ['Implemented', 'Rejected', 'Pending', 'Positive', 'Negative', 'Neutral']) await expect(list.getAllByText(word)[0]).toBeVisible()
    const models = await rowsOf(canvas, gained)
    await expect(models).toHaveLength(4)
    await expect(models[0]).toHaveTextContent(/Goal reading\s*\+5\s*points\s*Before 84% · After 89% · from 126 pieces of feedback/)
    const bars = models.map((row) => within(row).getByRole('progressbar'))
    await expect(bars.map((bar) => [bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')])).toEqual(
      ['50', '25', '70', '5'].map((value) => [value, '100']),
    )
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
export const ReadOnly: Story = {
  ...states.readOnly,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, recent, orderValue)).getByRole('button', { name: /^Rate/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('button', { name: 'Save Rating' })).toHaveAccessibleDescription(/^Needs the role Analyst/)
  },
}

export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No feedback yet')).toBeVisible()
    await expect(canvas.getByText('No improvements yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open AI Recommendations' })).toHaveAttribute('href', '/ai/recommendations')
    await expect(await figureOf(canvas, 'Acceptance Rate')).toBe('–')
  },
}

/** Where nothing was recommended there is nothing to rate, and that is said. */
export const NothingToRate: Story = {
  ...states.empty,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No feedback yet')
    await userEvent.click(canvas.getByRole('button', { name: 'Rate Suggestion' }))
    const dialog = await opened('Rate a suggestion')
    await expect(dialog.getAllByText('There is nothing to rate yet. Look for recommendations first.')[0]).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Save Rating' })).toHaveAccessibleDescription(/^There is nothing to rate yet/)
  },
}

/** An opinion can be changed, and Undo brings back the former one. */
export const Positive: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, recent, orderValue)
    await userEvent.click(row.getByRole('button', { name: `Rate: ${orderValue}` }))
    const dialog = await opened(`Rate: ${orderValue}`)
    await expect(dialog.getByRole('radio', { name: /^Positive/ })).toBeChecked()
    await userEvent.click(dialog.getByRole('radio', { name: /^Neutral/ }))
    await retype(userEvent, dialog.getByRole('textbox', { name: /What came of it/ }), 'Back to where it was.')
    await userEvent.click(dialog.getByRole('button', { name: 'Save Rating' }))
    const toast = await toastSays('success', 'Feedback Saved')
    await expect(await figureOf(canvas, 'Rated Positive')).toBe('1')
    await expect((await rowOf(canvas, recent, orderValue)).getByText('Back to where it was.')).toBeVisible()
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await expect(await (await rowOf(canvas, recent, orderValue)).findByText('Positive')).toBeVisible()
  },
}

/** Removed with Undo. */
export const Negative: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, recent, hidden)
    for (const word of ['Rejected', 'Negative']) await expect(row.getByText(word)).toBeVisible()
    await chooseMore(userEvent, row.getByRole('button', { name: `More: ${hidden}` }), 'Remove')
    const toast = await toastSays('success', 'Feedback Removed')
    await expect(await rowsOf(canvas, recent)).toHaveLength(4)
    await expect(await figureOf(canvas, 'Acceptance Rate')).toBe('67%')
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByText(hidden)).toBeVisible()
  },
}

/** A recommendation that is dismissed stands here with its reason; one that is started is pending. */
export const Pending: Story = {
  ...story({
    before: async (workspace) => {
      await workspace.act('recommendations.start', { id: 'recommendation-1' })
      await workspace.act('recommendations.dismiss', { id: 'recommendation-3', reason: 'tooMuchEffort', note: '' })
    },
  }),
  play: async ({ canvas }) => {
    await expect((await rowOf(canvas, recent, 'Measure the price table')).getByText('Pending')).toBeVisible()
    await expect((await rowOf(canvas, recent, phoneField)).getByText('Pending')).toBeVisible()
    const rejected = await rowOf(canvas, recent, 'Write the eleven missing comparison pages')
    for (const word of ['Rejected', 'Too much effort']) await expect(rejected.getByText(word)).toBeVisible()
    await expect(await figureOf(canvas, 'Acceptance Rate')).toBe('40%')
  },
}

/** A real project: what its members' decisions made of the order of suggestions. */
export const OrdersLearned: Story = {
  ...answering('feedback.list', (answer) => ({
    ...answer,
    improvements: [
      {
        id: 'a',
        project: 'shop',
        model: 'recommendations',
        order: 'recommendations',
        oldAccuracy: 50,
        newAccuracy: 68.8,
        improvement: 18.8,
        feedbackCount: 24,
      },
      { id: 'b', project: 'shop', model: 'insights', order: 'insights', oldAccuracy: 52, newAccuracy: 50, improvement: -2, feedbackCount: 12 },
    ],
  })),
  play: async ({ canvas }) => {
    await expect((await rowOf(canvas, gained, 'Order of recommendations')).getByText('+18.8')).toBeVisible()
    await expect(canvas.getByText('Order of insights')).toBeVisible()
  },
}

/** No gain is an empty bar. */
export const ImprovementZero: Story = {
  ...first({ oldAccuracy: 84, newAccuracy: 84, improvement: 0 }),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, gained, 'Goal reading')
    await expect(row.getByRole('progressbar', { name: 'Improvement: Goal reading' })).toHaveAttribute('value', '0')
    await expect(row.getByText('0')).toBeVisible()
  },
}

/** A loss is an empty bar with its figure. */
export const ImprovementNegative: Story = {
  ...first({ oldAccuracy: 84, newAccuracy: 82.5, improvement: -1.5 }),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, gained, 'Goal reading')
    await expect(row.getByRole('progressbar')).toHaveAttribute('value', '0')
    await expect(row.getByText('-1.5')).toBeVisible()
  },
}

/** More than ten points fill the bar. */
export const ImprovementOverTen: Story = {
  ...first({ oldAccuracy: 70, newAccuracy: 84, improvement: 14 }),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, gained, 'Goal reading')
    await expect(row.getByRole('progressbar')).toHaveAttribute('value', '100')
    await expect(row.getByText('+14')).toBeVisible()
  },
}

/** Rating a suggestion writes feedback and moves the figures. */
export const RateSuggestion: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rate Suggestion' }))
    const dialog = await opened('Rate a suggestion')
    await userEvent.click(dialog.getByRole('button', { name: 'Save Rating' }))
    await expect(dialog.getByText('Choose the suggestion that you mean.')).toBeVisible()
    await expect(dialog.getByText('Say whether it helped.')).toBeVisible()
    await choose(userEvent, dialog.getByRole('combobox', { name: 'Suggestion' }), phoneField)
    await userEvent.click(dialog.getByRole('radio', { name: /^Positive/ }))
    await userEvent.type(dialog.getByRole('textbox', { name: /What came of it/ }), 'Fewer people leave.')
    await userEvent.click(dialog.getByRole('button', { name: 'Save Rating' }))
    await toastSays('success', 'Feedback Saved')
    const rows = await rowsOf(canvas, recent)
    await expect(rows).toHaveLength(6)
    await expect(rows[0]).toHaveTextContent(/Remove the phone field.*Pending.*Positive.*Fewer people leave\./)
    await expect(await figureOf(canvas, 'Rated Positive')).toBe('3')
  },
}

export const RatingFails: Story = {
  ...story({ workspace: actsFail }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, recent, orderValue)).getByRole('button', { name: /^Rate/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save Rating' }))
    await toastSays('error', 'Not done: change feedback')
    await expect(dialog.getByRole('textbox', { name: /What came of it/ })).toHaveValue('Return on ad spend rose by 9.1% in three weeks.')
  },
}

/** The longest words, where there is least room: nothing is cut and nothing scrolls sideways. */
export const LongContent: Story = {
  ...phone(states.german.parameters),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Neueste Bewertungen')).toHaveLength(5)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}

/** A project with much of it: more than fifty are paged. */
export const ManyRows: Story = {
  ...answering('feedback.list', (answer) => ({ ...answer, rows: manyOf(answer.rows, 120, (place) => ({ suggestion: `Suggestion ${place}` })) })),
  play: async ({ canvas, userEvent }) => {
    await expect(await rowsOf(canvas, 'Recent Feedback')).toHaveLength(50)
    await userEvent.click(within(canvas.getByRole('navigation', { name: 'Pages: Recent Feedback' })).getByRole('button', { name: /3/ }))
    await expect(await rowsOf(canvas, 'Recent Feedback')).toHaveLength(20)
    await expect(canvas.getAllByText('Suggestion 120')[0]).toBeVisible()
  },
}
