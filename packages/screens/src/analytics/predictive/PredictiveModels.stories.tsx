import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { answering, figureOf, headed, manyOf, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { actsFail, phone, states, story } from '../../states.ts'
import { PredictiveModels } from './PredictiveModels.tsx'

export default {
  title: 'Analytics/Predictive Models',
  component: PredictiveModels,
  parameters: {
    requirements: {
      Ready: 'ANA-PRED-01 to 10, DATA-MODEL-01',
      Empty: 'GEN-STATE-01',
      Active: 'ANA-PRED-07, 08',
      Training: 'ANA-PRED-07, 08',
      Inactive: 'ANA-PRED-07',
      Retrained: 'ANA-PRED-06',
      DetailsForecast: 'ANA-PRED-04, 05',
      DetailsWithoutFigure: 'ANA-PRED-05',
      ManyRows: 'GEN-STATE-06',
      LongContent: 'GEN-STATE-05',
    },
    path: '/analytics/predictive',
  },
} satisfies Meta<typeof PredictiveModels>
type Story = StoryObj<typeof PredictiveModels>

const propensity = 'Purchase propensity'
const churn = 'Churn risk'
const revenue = 'Revenue forecast'

export const Ready: Story = {
  play: async ({ canvas }) => {
    await headed(canvas, 'Predictive Models', 'Dashboard', 'Analytics', 'Predictive Models')
    await expect(await rowsOf(canvas, 'Key figures')).toHaveLength(3)
    await expect(await figureOf(canvas, 'Active Models')).toBe('2')
    await expect(await figureOf(canvas, 'Average Accuracy')).toBe('90%')
    await expect(await figureOf(canvas, 'Predictions Made')).toBe('31,547')
    const rows = await rowsOf(canvas, 'Models')
    await expect(rows).toHaveLength(4)
    await expect(rows[0]).toHaveTextContent(/Purchase propensity.*Active.*94% accuracy.*Last trained 2 days ago.*18,420 predictions/)
    await expect(rows.map((row) => /Active|Training|Inactive/.exec(row.textContent)?.[0])).toEqual(['Active', 'Active', 'Training', 'Inactive'])
    for (const row of rows) {
      for (const name of [/^View Details: /, /^Retrain: /, /^(Pause|Play): /]) await expect(within(row).getByRole('button', { name })).toBeVisible()
    }
    await expect(
      rows.map(
        (row) =>
          within(row)
            .getByRole('button', { name: /^(Pause|Play): / })
            .getAttribute('aria-label')
            ?.split(':')[0],
      ),
    ).toEqual(['Pause', 'Pause', 'Play', 'Play'])
    await expect(canvas.getByRole('button', { name: 'Train New Model' })).toBeEnabled()
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
export const ReadOnly: Story = {
  ...states.readOnly,
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Models', propensity)
    await expect(row.getByRole('button', { name: /^Retrain/ })).toHaveAccessibleDescription(/^Needs the role Analyst/)
    await expect(row.getByRole('button', { name: /^View Details/ })).toBeEnabled()
  },
}

export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No models yet')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Train New Model' })).toHaveLength(1)
    await expect(await figureOf(canvas, 'Average Accuracy')).toBe('–')
  },
}

/** An active model is paused, which makes it inactive. */
export const Active: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Models', propensity)
    await userEvent.click(row.getByRole('button', { name: `Pause: ${propensity}` }))
    await toastSays('success', 'Model Paused')
    const after = await rowOf(canvas, 'Models', propensity)
    await expect(after.getByText('Inactive')).toBeVisible()
    await expect(after.getByRole('button', { name: `Play: ${propensity}` })).toBeEnabled()
    await expect(await figureOf(canvas, 'Active Models')).toBe('1')
  },
}

/** While it is trained neither can be done, and the reason is said. */
export const Training: Story = {
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, 'Models', churn)
    await expect((await rowsOf(canvas, 'Models'))[2]).toHaveTextContent(/Churn risk.*64% trained/)
    await expect(row.getByRole('button', { name: new RegExp(`^Play: ${churn}`) })).toHaveAccessibleDescription(/is being trained\. It can be paused or played/)
    await expect(row.getByRole('button', { name: `Retrain: ${churn}` })).toHaveAccessibleDescription('The model is being trained already.')
  },
}

/** An inactive model is played. */
export const Inactive: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Models', revenue)
    await userEvent.click(row.getByRole('button', { name: `Play: ${revenue}` }))
    await toastSays('success', 'Model Activated')
    await expect((await rowOf(canvas, 'Models', revenue)).getByText('Active')).toBeVisible()
    await expect(await figureOf(canvas, 'Active Models')).toBe('3')
  },
}

/** Retraining queues a job, and the model is trained. */
export const Retrained: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Models', revenue)
    await userEvent.click(row.getByRole('button', { name: `Retrain: ${revenue}` }))
    await toastSays('success', 'Retraining Started')
    const after = await rowOf(canvas, 'Models', revenue)
    await expect(after.getByText('Training')).toBeVisible()
    await expect(after.getByText(/Waiting to be trained/)).toBeVisible()
  },
}

export const RetrainFails: Story = {
  ...story({ workspace: actsFail }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'Models', revenue)).getByRole('button', { name: `Retrain: ${revenue}` }))
    await toastSays('error', 'Not done: retrain a model')
    await expect((await rowOf(canvas, 'Models', revenue)).getByText('Inactive')).toBeVisible()
  },
}

/** Forecast with interval, error of the back-test, inputs and trainings. */
export const DetailsForecast: Story = {
  parameters: { path: '/analytics/predictive?id=model-2' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Traffic forecast' }))
    await expect(await drawer.findByRole('img', { name: /Visits, by day/ })).toBeVisible()
    await expect(drawer.getByText(/The dashed line is the forecast/)).toBeVisible()
    await expect(drawer.getByText('7.8%').parentElement).toHaveTextContent('7.8% · 6 tests over 42 days')
    await expect(drawer.getByText('the last 60 days')).toBeVisible()
    await expect(within(drawer.getByRole('list', { name: 'Training history' })).getAllByRole('listitem')).toHaveLength(2)
  },
}

/** From the row. */
export const DetailsWithoutFigure: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'Models', churn)).getByRole('button', { name: `View Details: ${churn}` }))
    const drawer = within(await screen.findByRole('dialog', { name: churn }))
    await expect(await drawer.findByText(/This model rates each visitor by itself/)).toBeVisible()
  },
}

export const Removed: Story = {
  parameters: { path: '/analytics/predictive?id=model-4' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Model' }))
    const question = within(await screen.findByRole('alertdialog', { name: `Remove “${revenue}”?` }))
    await userEvent.click(question.getByRole('button', { name: 'Remove Model' }))
    await toastSays('success', 'Model Removed')
    await expect(await rowsOf(canvas, 'Models')).toHaveLength(3)
  },
}

export const ManyRows: Story = {
  ...answering('models.list', (answer) => ({ ...answer, rows: manyOf(answer.rows, 120, (place) => ({ name: `Model ${place}` })) })),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Models')).toHaveLength(50)
    await expect(canvas.getByRole('navigation', { name: 'Pages: Models' })).toBeVisible()
  },
}

/** The longest words, where there is least room: nothing is cut and nothing scrolls sideways. */
export const LongContent: Story = {
  ...phone(states.german.parameters),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Modelle')).toHaveLength(4)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}

/** A model that is no nearer than its baseline says so, and cannot be told from one that was paused by its switch alone. */
export const NoBetterThanBaseline: Story = {
  ...answering('models.details', ({ model, ...answer }) => ({
    ...answer,
    model: {
      ...model,
      status: 'inactive' as const,
      quality: { method: 'trend' as const, error: 12.4, naiveError: 12.1, beatsNaive: false, folds: 3, points: 42 },
    },
  })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'Models', revenue)).getByRole('button', { name: /^View Details/ }))
    const drawer = within(await screen.findByRole('dialog', { name: revenue }))
    await expect(await drawer.findByText('No better than the baseline')).toBeVisible()
    await expect(drawer.getByText('12.1%')).toBeVisible()
    await expect(drawer.getByText('Trend and weekdays')).toBeVisible()
  },
}

/** A score shows how well it tells visitors apart, whether its chances held, and who is likeliest now. */
export const Score: Story = {
  ...answering('models.details', ({ model, ...answer }) => ({
    ...answer,
    model: {
      ...model,
      quality: {
        method: 'logistic' as const,
        error: 6.1,
        naiveError: 7.4,
        beatsNaive: true,
        folds: 3,
        points: 5120,
        auc: 84.2,
        positives: 410,
        bands: [
          { count: 1024, said: 1.2, happened: 1.0 },
          { count: 1024, said: 22.8, happened: 24.1 },
        ],
      },
    },
    visitors: [{ visitor: '8f2c61', chance: 61.4 }],
  })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'Models', propensity)).getByRole('button', { name: /^View Details/ }))
    const drawer = within(await screen.findByRole('dialog', { name: propensity }))
    await expect(await drawer.findByText('Beats the baseline')).toBeVisible()
    await expect(drawer.getByText(/tested on 410 of 5120 visitors/)).toBeVisible()
    await expect(drawer.getByRole('table', { name: 'Calibration' })).toHaveTextContent(/22.8%.*24.1%/)
    await expect(drawer.getByRole('table', { name: 'Likeliest now' })).toHaveTextContent(/8f2c61.*61.4%/)
  },
}
