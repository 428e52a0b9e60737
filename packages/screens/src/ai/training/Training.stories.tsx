import type { TrainingJob } from '@tagmason/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { answering, chooseMore, figureOf, headed, manyOf, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { actsFail, phone, states, story } from '../../states.ts'
import { Training as Screen } from './Training.tsx'

export default {
  title: 'AI/Model Training',
  component: Screen,
  parameters: {
    requirements: {
      Ready: 'AI-TRAIN-01 to 08, DATA-TRAININGJOB-01',
      Training: 'AI-TRAIN-05, 06',
      Completed: 'AI-TRAIN-07',
      Queued: 'AI-TRAIN-07',
      Error: 'AI-TRAIN-07',
      Paused: 'AI-TRAIN-06',
      ProgressZero: 'AI-TRAIN-08',
      ProgressHundred: 'AI-TRAIN-08',
      LongContent: 'GEN-STATE-05',
      ManyRows: 'GEN-STATE-06',
    },
    path: '/ai/training',
  },
} satisfies Meta<typeof Screen>
type Story = StoryObj<typeof Screen>

const pipeline = 'Training Pipeline'
/** The first job as it would be then. */
const first = (change: Partial<TrainingJob>) =>
  answering('training.list', (answer) => ({ ...answer, rows: answer.rows.map((row, at) => (at === 0 ? { ...row, ...change } : row)) }))

export const Ready: Story = {
  play: async ({ canvas }) => {
    await headed(canvas, 'Model Training', 'Dashboard', 'AI', 'Model Training')
    for (const [label, count] of Object.entries({ 'In Training': '2', Queued: '1', Completed: '1', Errors: '1' }))
      await expect(await figureOf(canvas, label)).toBe(count)
    const rows = await rowsOf(canvas, pipeline)
    await expect(rows).toHaveLength(5)
    await expect(rows[0]).toHaveTextContent(
      /Churn risk.*Training.*Classification.*64%.*48,200 data points · Accuracy 89% · Last trained 2 weeks ago · 12 minutes left/,
    )
    await expect(rows[1]).toHaveTextContent(/Accuracy none yet · Never trained/)
    const list = within(canvas.getByRole('list', { name: pipeline }))
    for (const word of ['Training', 'Completed', 'Queued', 'Error']) await expect(list.getAllByText(word)[0]).toBeVisible()
    await expect(list.getAllByRole('progressbar')).toHaveLength(2)
    await expect(list.getAllByRole('button', { name: /^Pause: / })).toHaveLength(2)
    await expect(list.getAllByRole('button', { name: /^Retrain: / })).toHaveLength(3)
    const bar = list.getByRole('progressbar', { name: 'Progress: Churn risk' })
    await expect(bar).toHaveAttribute('aria-valuenow', '64')
    await expect(bar).toHaveAttribute('aria-valuemin', '0')
    await expect(bar).toHaveAttribute('aria-valuemax', '100')
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
export const ReadOnly: Story = {
  ...states.readOnly,
  play: async ({ canvas }) => {
    await expect((await rowOf(canvas, pipeline, 'Churn risk')).getByRole('button', { name: /^Pause/ })).toHaveAccessibleDescription(/^Needs the role Analyst/)
    await expect((await rowOf(canvas, pipeline, 'Basket affinity')).getByRole('button', { name: /^Retrain/ })).toHaveAccessibleDescription(
      /^Needs the role Analyst/,
    )
  },
}

export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No training jobs')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open Predictive Models' })).toHaveAttribute('href', '/analytics/predictive')
  },
}

/** What trains shows how far it is, and can be paused. */
export const Training: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, pipeline, 'Churn risk')
    await expect(row.queryByRole('button', { name: /^Retrain/ })).toBeNull()
    await userEvent.click(row.getByRole('button', { name: 'Pause: Churn risk' }))
    const toast = await toastSays('success', 'Training Paused')
    await expect(await figureOf(canvas, 'In Training')).toBe('1')
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await expect(await (await rowOf(canvas, pipeline, 'Churn risk')).findByRole('progressbar')).toHaveAttribute('value', '64')
  },
}

/** A completed one is trained again, and what it learnt stays until then. */
export const Completed: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, pipeline, 'Purchase propensity')
    await userEvent.click(row.getByRole('button', { name: 'Retrain: Purchase propensity' }))
    await toastSays('success', 'Retraining Queued')
    const again = await rowOf(canvas, pipeline, 'Purchase propensity')
    await expect(again.getByText('Queued')).toBeVisible()
    await expect(again.getByText(/Accuracy/)).toHaveTextContent('Accuracy 94%')
    await chooseMore(userEvent, again.getByRole('button', { name: 'More: Purchase propensity' }), 'Take out of the Queue')
    await toastSays('success', 'Retraining Cancelled')
    await expect((await rowOf(canvas, pipeline, 'Purchase propensity')).getByText('Completed')).toBeVisible()
  },
}

/** A queued one shows Retrain too. */
export const Queued: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, pipeline, 'Traffic forecast')
    await expect(row.queryByRole('progressbar')).toBeNull()
    await expect(row.getByText(/Takes about 9 minutes/)).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: 'Retrain: Traffic forecast' }))
    await toastSays('success', 'Retraining Queued')
    await expect(await figureOf(canvas, 'Queued')).toBe('1')
  },
}

/** An error tells its reason before it is tried again. */
export const Error: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, pipeline, 'Basket affinity')
    await expect(row.getByText('Too little to learn from: there are 310 data points, and at least 1,000 are needed.')).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: 'Retrain: Basket affinity' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Retrain “Basket affinity”?' }))
    await expect(dialog.getByText(/there are 310 data points/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Retrain' }))
    await toastSays('success', 'Retraining Queued')
    await expect(await figureOf(canvas, 'Errors')).toBe('0')
  },
}

export const RetrainFails: Story = {
  ...story({ workspace: actsFail }),
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, pipeline, 'Purchase propensity')
    await userEvent.click(row.getByRole('button', { name: 'Retrain: Purchase propensity' }))
    await toastSays('error', 'Not done: retrain a model')
    await expect((await rowOf(canvas, pipeline, 'Purchase propensity')).getByText('Completed')).toBeVisible()
  },
}

/** A paused one waits in the queue with its progress, and goes on from its menu. */
export const Paused: Story = {
  ...story({ before: (workspace) => workspace.act('training.pause', { id: 'training-1' }) }),
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, pipeline, 'Churn risk')
    for (const word of ['Queued', 'Paused']) await expect(row.getByText(word)).toBeVisible()
    await expect(row.getByText(/Paused at/)).toHaveTextContent('Paused at 64%')
    await expect(row.queryByRole('progressbar')).toBeNull()
    await expect(row.getByRole('button', { name: 'Retrain: Churn risk' })).toBeVisible()
    await chooseMore(userEvent, row.getByRole('button', { name: 'More: Churn risk' }), 'Resume')
    await toastSays('success', 'Training Resumed')
    await expect((await rowOf(canvas, pipeline, 'Churn risk')).getByRole('progressbar')).toHaveAttribute('value', '64')
  },
}

export const ProgressZero: Story = {
  ...first({ progress: 0 }),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, pipeline, 'Churn risk')
    await expect(row.getByRole('progressbar')).toHaveAttribute('value', '0')
    await expect(row.getByText('0%')).toBeVisible()
  },
}

export const ProgressHundred: Story = {
  ...first({ progress: 100, estimatedTime: 1 }),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, pipeline, 'Churn risk')
    await expect(row.getByRole('progressbar')).toHaveAttribute('value', '100')
    await expect(row.getByText(/1 minute left/)).toBeVisible()
  },
}

/** The longest words, where there is least room: nothing is cut and nothing scrolls sideways. */
export const LongContent: Story = {
  ...phone(states.german.parameters),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Trainingswarteschlange')).toHaveLength(5)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}

/** A project with much of it: more than fifty are paged. */
export const ManyRows: Story = {
  ...answering('training.list', (answer) => ({ ...answer, rows: manyOf(answer.rows, 120, (place) => ({ name: `Model ${place}` })) })),
  play: async ({ canvas, userEvent }) => {
    await expect(await rowsOf(canvas, 'Training Pipeline')).toHaveLength(50)
    await userEvent.click(within(canvas.getByRole('navigation', { name: 'Pages: Training Pipeline' })).getByRole('button', { name: /3/ }))
    await expect(await rowsOf(canvas, 'Training Pipeline')).toHaveLength(20)
    await expect(canvas.getAllByText('Model 120')[0]).toBeVisible()
  },
}
