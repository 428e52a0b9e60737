import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { choose, figureOf, retype, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { actsFail, phone, states, story } from '../../states.ts'
import { Workflows } from './Workflows.tsx'

export default {
  title: 'Automation/Workflow Automation/Editor',
  component: Workflows,
  parameters: { requirements: { MakesAndPublishes: 'AUTO-WF-07', TestRun: 'AUTO-WF-03' }, path: '/automation/workflows' },
} satisfies Meta<typeof Workflows>
type Story = StoryObj<typeof Workflows>

const drawerOf = async (name: string) => within(await screen.findByRole('dialog', { name }))
const newOne = { parameters: { path: '/automation/workflows?edit=new' } }

/** Made as a draft, which can be published as soon as something starts it and it does something. */
export const MakesAndPublishes: Story = {
  ...newOne,
  play: async ({ canvas, userEvent }) => {
    const drawer = await drawerOf('New Workflow')
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await expect(drawer.getByText('Give it a name, so that it can be found again.')).toBeVisible()
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), 'Trial reminder')
    await expect(await drawer.findByText('Another workflow has this name. Triggers find a workflow by it.')).toBeVisible()
    await retype(userEvent, drawer.getByRole('textbox', { name: 'Name' }), 'Tell me about large orders')
    await userEvent.click(await drawer.findByRole('button', { name: 'Add trigger' }))
    await choose(userEvent, drawer.getByRole('combobox', { name: 'Trigger 1' }), 'Large order')
    await userEvent.click(drawer.getByRole('button', { name: 'Add action' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await expect(drawer.getByText('Fill this in, so that the action knows what to do.')).toBeVisible()
    await userEvent.type(drawer.getByRole('textbox', { name: 'Message' }), 'A large order came in.')
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await toastSays('success', 'Workflow Saved')
    const row = await rowOf(canvas, 'Workflows', 'Tell me about large orders')
    await expect(row.getByText('Draft')).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: /^Publish/ }))
    await toastSays('success', 'Workflow Published')
    await expect(await figureOf(canvas, 'Active Workflows')).toBe('5')
  },
}

export const NothingStartsIt: Story = {
  parameters: { path: '/automation/workflows?edit=workflow-3' },
  play: async ({ userEvent }) => {
    const drawer = await drawerOf('Edit “Tracking health check”')
    await userEvent.click(await drawer.findByRole('button', { name: 'Remove: trigger 1' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await expect(drawer.getByText('A workflow that is published needs at least one trigger.')).toBeVisible()
  },
}

/** A step of the flow is chosen, told something else, moved and removed. */
export const ChangesActions: Story = {
  parameters: { path: '/automation/workflows?edit=workflow-5' },
  play: async ({ canvas, userEvent }) => {
    const drawer = await drawerOf('Edit “Pause campaigns on broken landing pages”')
    await userEvent.click(await drawer.findByRole('button', { name: /^Switch on or off|Search and Shopping off/ }))
    await expect(drawer.getByRole('combobox', { name: 'What is switched' })).toHaveTextContent('Search and Shopping')
    await choose(userEvent, drawer.getByRole('combobox', { name: 'What it does' }), 'Call webhook')
    await userEvent.type(drawer.getByRole('textbox', { name: 'Address' }), 'example')
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await expect(drawer.getByText('Enter an address that begins with https://.')).toBeVisible()
    await retype(userEvent, drawer.getByRole('textbox', { name: 'Address' }), 'https://hooks.example.com/ads')
    await userEvent.click(drawer.getByRole('button', { name: 'Add condition' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await expect(drawer.getByText('Enter a value to compare with.')).toBeVisible()
    await userEvent.type(drawer.getByRole('spinbutton', { name: 'Value' }), '50')
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await toastSays('success', 'Workflow Saved')
    await expect(await rowsOf(canvas, 'Workflows')).toHaveLength(6)
  },
}

export const SaveFails: Story = {
  ...story({ workspace: actsFail }),
  parameters: { ...story({ workspace: actsFail }).parameters, ...newOne.parameters },
  play: async ({ userEvent }) => {
    const drawer = await drawerOf('New Workflow')
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), 'Kept words')
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await toastSays('error', 'Not done: save a workflow')
    await expect(drawer.getByRole('textbox', { name: 'Name' })).toHaveValue('Kept words')
  },
}

/** What the product can do is done, what needs a service outside is skipped with the reason, and the run is kept. */
export const TestRun: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = 'Lead hand-over to sales'
    await userEvent.click((await rowOf(canvas, 'Workflows', name)).getByRole('button', { name: `More: ${name}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Test Run' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Test Run' }))
    await toastSays('warning', 'Test Run Finished')
    const drawer = await drawerOf('Run History')
    const [run] = within(await drawer.findByRole('list', { name: 'Run History' })).getAllByRole('listitem')
    await expect(run).toHaveTextContent(/Partly done.*test/)
    await expect(run).toHaveTextContent('Send notification, A lead was handed over to sales.: done')
    await expect(run).toHaveTextContent('Create CRM contact, New lead with campaign and pages read: skipped, its service is not connected.')
  },
}

export const Removes: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = 'Trial reminder'
    await userEvent.click((await rowOf(canvas, 'Workflows', name)).getByRole('button', { name: `More: ${name}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    await userEvent.click(within(await screen.findByRole('alertdialog', { name: 'Remove “Trial reminder”?' })).getByRole('button', { name: 'Remove workflow' }))
    await toastSays('success', 'Workflow Removed')
    await expect(await rowsOf(canvas, 'Workflows')).toHaveLength(5)
  },
}

export const OnAPhoneInGerman: Story = {
  ...phone({ ...states.german.parameters, path: '/automation/workflows?edit=workflow-1' }),
  play: async () => {
    const list = await (await drawerOf('„Abandoned cart follow-up“ bearbeiten')).findByRole('list', { name: 'Aktionen' })
    await waitFor(() => expect(list).toBeVisible())
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
