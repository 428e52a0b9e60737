import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { figureOf, rowOf, rowsOf, toastSays } from '../inStories.ts'
import { chosen, csv, dialogNamed, opened } from '../setup/connections/inStories.ts'
import { goals } from '../setup/inStories.ts'
import { planned, states, story } from '../states.ts'
import { ai, analytics, goTo, goToDashboard, setup } from './inStories.ts'

/** What one screen does is seen on the others: the whole product, by its menu. */
export default { title: 'Flows/Across screens', parameters: { path: '/', shell: true, layout: 'fullscreen' } } satisfies Meta
type Story = StoryObj

/** A plan that is applied stands among the configured events, with where it is used. */
export const PlanToEvents: Story = {
  ...story({ before: planned(goals) }),
  parameters: { ...story({ before: planned(goals) }).parameters, path: '/setup/natural-language' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply to project' }))
    await toastSays('success', 'Plan applied')
    await goTo(canvas, userEvent, setup, 'Event Configuration')
    const row = await rowOf(canvas, 'Configured Events', 'newsletter_sign_up')
    await expect(row.getByText('Active')).toBeVisible()
    await goTo(canvas, userEvent, setup, 'Setup')
    const card = (await rowsOf(canvas, 'Setup pages')).find((each) => each.textContent.includes('Natural Language Setup'))
    await expect(card).toHaveTextContent('Done')
  },
}

/** The applied plan is a draft in the tag manager, and goes into one file to import. */
export const PlanToTags: Story = {
  ...story({
    before: async (workspace) => {
      await planned(goals)(workspace)
      await workspace.act('plans.apply', undefined)
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await goTo(canvas, userEvent, setup, 'GTM Management')
    const tag = await rowOf(canvas, 'Auto-generated Tags', 'newsletter_sign_up')
    await expect(tag.getByText('Draft')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Deploy All Tags/ }))
    const dialog = await dialogNamed('Deploy All Tags')
    await expect((await dialog.findAllByText(/newsletter_sign_up/))[0]).toBeVisible()
  },
}

/** A model that is retrained waits in the training pipeline, and pausing there is seen at the model. */
export const ModelToTraining: Story = {
  play: async ({ canvas, userEvent }) => {
    await goTo(canvas, userEvent, analytics, 'Predictive Models')
    await userEvent.click((await rowOf(canvas, 'Models', 'Revenue forecast')).getByRole('button', { name: 'Retrain: Revenue forecast' }))
    await toastSays('success', 'Retraining Started')
    await goTo(canvas, userEvent, ai, 'Model Training')
    await expect((await rowOf(canvas, 'Training Pipeline', 'Revenue forecast')).getByText('Queued')).toBeVisible()
    await expect(await figureOf(canvas, 'Queued')).toBe('2')
  },
}

/** An insight that becomes an event is a draft among the events, and one insight less is open on the Dashboard. */
export const InsightToDashboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await figureOf(canvas, 'AI Insights')).toBe('8')
    await goTo(canvas, userEvent, analytics, 'AI Insights')
    const title = 'Shorten the checkout form'
    await userEvent.click((await rowOf(canvas, 'Insights', title)).getByRole('button', { name: `Implement: ${title}` }))
    const dialog = await dialogNamed(`Implement “${title}”`)
    await userEvent.click(dialog.getByRole('combobox', { name: 'Becomes' }))
    await userEvent.click(await screen.findByRole('option', { name: /^Event/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Implement' }))
    await toastSays('success', 'Insight Implemented')
    await goTo(canvas, userEvent, setup, 'Event Configuration')
    await expect((await rowOf(canvas, 'Configured Events', 'shorten_the_checkout_form')).getByText('Draft')).toBeVisible()
    await goToDashboard(canvas, userEvent)
    await waitFor(async () => expect(await figureOf(canvas, 'AI Insights')).toBe('7'))
  },
}

/** What is done about a recommendation is feedback that the models learn from. */
export const RecommendationToFeedback: Story = {
  play: async ({ canvas, userEvent }) => {
    const title = 'Remove the phone field from checkout'
    await goTo(canvas, userEvent, ai, 'AI Recommendations')
    await userEvent.click((await rowOf(canvas, 'Recommendations', title)).getByRole('button', { name: `Start: ${title}` }))
    await toastSays('success', 'Recommendation Started')
    await goTo(canvas, userEvent, ai, 'Feedback Loop')
    await expect((await rowOf(canvas, 'Recent Feedback', title)).getByText('Pending')).toBeVisible()
  },
}

/** A workflow that is switched off stays off when one comes back. */
export const WorkflowStaysPaused: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = 'Abandoned cart follow-up'
    await goTo(canvas, userEvent, 'Automation', 'Workflow Automation')
    await userEvent.click((await rowOf(canvas, 'Workflows', name)).getByRole('switch', { name: new RegExp(name) }))
    await waitFor(async () => expect((await rowOf(canvas, 'Workflows', name)).getByText('Paused')).toBeVisible())
    await goTo(canvas, userEvent, 'Automation', 'Event Triggers')
    await goTo(canvas, userEvent, 'Automation', 'Workflow Automation')
    await expect((await rowOf(canvas, 'Workflows', name)).getByText('Paused')).toBeVisible()
    await expect(await figureOf(canvas, 'Paused')).toBe('2')
  },
}

/** Data of one's own: a CSV file becomes a connection of an empty project, and the setup says so. */
export const OwnDataConnected: Story = {
  ...states.empty,
  play: async ({ canvas, userEvent }) => {
    await goTo(canvas, userEvent, setup, 'Data Connections')
    const dialog = await opened(canvas, userEvent, 'E-commerce')
    await userEvent.click(dialog.getByRole('radio', { name: /CSV or JSON file/ }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Trade fair orders')
    await chosen(userEvent, csv('orders.csv', 'order,total', '1,49.90', '2,12.00'))
    await expect(await dialog.findByText('2 columns, 2 rows')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Add Connection' }))
    await expect((await rowOf(canvas, 'Active Connections', 'Trade fair orders')).getByText('Connected')).toBeVisible()
    await goTo(canvas, userEvent, setup, 'Setup')
    const card = (await rowsOf(canvas, 'Setup pages')).find((each) => each.textContent.includes('Data Connections'))
    await expect(card).toHaveTextContent('Done')
  },
}

/** From an anomaly to the rules that tell of the next one. */
export const AnomalyToAlerts: Story = {
  play: async ({ canvas, userEvent }) => {
    await goTo(canvas, userEvent, analytics, 'Anomaly Detection')
    await userEvent.click((await rowOf(canvas, 'Anomalies', 'Checkout conversion')).getByRole('button', { name: 'Investigate: Checkout conversion' }))
    await toastSays('success', 'Investigation Started')
    const drawer = await dialogNamed('Checkout conversion')
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Configure Alerts' }))
    await canvas.findByRole('heading', { name: 'Smart Alerts', level: 1 })
    await expect((await rowsOf(canvas, 'Alert Rules')).length).toBeGreaterThan(0)
  },
}
