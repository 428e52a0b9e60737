import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ModelRow } from '@tagmason/domain'
import { expect, screen, within } from 'storybook/test'
import { answering, choose, figureOf, retype, rowOf, toastSays } from '../../inStories.ts'
import { states } from '../../states.ts'
import { PredictiveModels } from './PredictiveModels.tsx'

export default {
  title: 'Analytics/Predictive Models',
  component: PredictiveModels,
  parameters: {
    requirements: { TrainNewModelDialog: 'ANA-PRED-10', TrainValidation: 'ANA-PRED-10', NotEnoughHistory: 'ANA-PRED-10', TrainingFailed: 'ANA-PRED-06' },
    path: '/analytics/predictive',
  },
} satisfies Meta<typeof PredictiveModels>
type Story = StoryObj<typeof PredictiveModels>

const churn = 'Churn risk'
export const TrainNewModelDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Train New Model' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Train New Model' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Order forecast')
    await choose(userEvent, dialog.getByRole('combobox', { name: 'Target metric' }), 'Conversions')
    await expect(dialog.getByText('60 days collected')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Start Training' }))
    await toastSays('success', 'Training Queued')
    const row = await rowOf(canvas, 'Models', 'Order forecast')
    await expect(row.getByText(/Not trained yet/)).toBeVisible()
    await expect(await figureOf(canvas, 'Average Accuracy')).toBe('90%')
  },
}

/** What is wrong stands under its field. */
export const TrainValidation: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Train New Model' }))
    const dialog = within(await screen.findByRole('dialog'))
    const name = dialog.getByRole('textbox', { name: /Name/ })
    await retype(userEvent, dialog.getByRole('spinbutton', { name: 'Horizon' }), '91')
    await retype(userEvent, dialog.getByRole('spinbutton', { name: 'History' }), '13')
    await userEvent.click(dialog.getByRole('button', { name: 'Start Training' }))
    await expect(dialog.getByText('Give the model a name.')).toBeVisible()
    await expect(dialog.getByText('Choose 1 to 90 days.')).toBeVisible()
    await expect(dialog.getByText('Choose 14 to 730 days.')).toBeVisible()
    await userEvent.type(name, 'churn RISK')
    await expect(dialog.getByText('There is a model of this name already. Choose another one.')).toBeVisible()
  },
}

/** A project that has just begun is told what is missing, and where to go. */
export const NotEnoughHistory: Story = {
  ...states.empty,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Train New Model' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Train New Model' }))
    await expect(dialog.getByText('A training needs 14 days of this metric. This project has 0.')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Set up tracking' })).toHaveAttribute('href', '/setup')
    await expect(dialog.getByRole('button', { name: 'Start Training' })).toHaveAccessibleDescription('Not enough history')
  },
}

/** A training that failed says why, and can be tried again. */
export const TrainingFailed: Story = {
  ...answering('models.list', (answer) => ({
    ...answer,
    rows: answer.rows.map((row): ModelRow =>
      row.name === churn && row.job !== null
        ? { ...row, status: 'inactive', failed: true, job: { ...row.job, status: 'error', problem: { code: 'tooFewDataPoints', needs: 1_000 } } }
        : row,
    ),
  })),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Models', churn)
    await expect(row.getByText('Training Failed')).toBeVisible()
    await expect(row.getByText(/needs 1,000 data points or more/)).toBeVisible()
    await expect(row.getByRole('button', { name: `Retrain: ${churn}` })).toBeEnabled()
  },
}
