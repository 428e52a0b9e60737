import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { answering, choose, retype, toastSays } from '../../inStories.ts'
import { phone, states, story } from '../../states.ts'
import { Workflows } from './Workflows.tsx'

export default { title: 'Automation/Workflow Automation/Steps', component: Workflows, parameters: { path: '/automation/workflows?edit=new' } } satisfies Meta<
  typeof Workflows
>
type Story = StoryObj<typeof Workflows>

const drawerOf = async (name: string) => within(await screen.findByRole('dialog', { name }))
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent']
const pick = async (userEvent: User, drawer: ReturnType<typeof within>, kind: string) =>
  choose(userEvent, drawer.getByRole('combobox', { name: 'What it does' }), kind)

/** A step that looks at what was sent, and says where a run goes on otherwise. */
export const Branches: Story = {
  play: async ({ userEvent }) => {
    const drawer = await drawerOf('New Workflow')
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), 'Orders from the till')
    await userEvent.click(await drawer.findByRole('button', { name: 'Add action' }))
    await pick(userEvent, drawer, 'Go on only if')
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await expect(await drawer.findByText('Say which value of the input is looked at.')).toBeVisible()
    await userEvent.type(await drawer.findByRole('textbox', { name: 'Value of the input' }), 'total')
    await choose(userEvent, drawer.getByRole('combobox', { name: 'How it is compared' }), 'is over')
    await userEvent.type(drawer.getByRole('textbox', { name: 'Value to compare with' }), '100')
    await expect(drawer.getByRole('combobox', { name: 'Otherwise' })).toHaveTextContent('End the run')
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await toastSays('success', 'Workflow Saved')
  },
}

/** A mail goes to the address of the step, or to that of the project. */
export const ToAnyAddress: Story = {
  play: async ({ userEvent }) => {
    const drawer = await drawerOf('New Workflow')
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), 'Write to the shop')
    await userEvent.click(await drawer.findByRole('button', { name: 'Add action' }))
    await pick(userEvent, drawer, 'Send email')
    await userEvent.type(drawer.getByRole('textbox', { name: 'Subject' }), 'A large order')
    const to = await drawer.findByRole('textbox', { name: /^Recipient/ })
    await userEvent.type(to, 'shop')
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await expect(await drawer.findByText('Enter an email address.')).toBeVisible()
    await retype(userEvent, to, 'shop@example.com')
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await toastSays('success', 'Workflow Saved')
  },
}

/** A report of one's own is sent as a file. */
export const SendsAReport: Story = {
  play: async ({ userEvent }) => {
    const drawer = await drawerOf('New Workflow')
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), 'Report to the board')
    await userEvent.click(await drawer.findByRole('button', { name: 'Add action' }))
    await pick(userEvent, drawer, 'Send report')
    await expect(await drawer.findByRole('combobox', { name: 'Report' })).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }))
    await expect(await drawer.findByText('Choose a report.')).toBeVisible()
  },
}

const hooked = 'workflow-1'

/** A program starts the workflow: its address is made, shown once, and withdrawn. */
export const ByWebhook: Story = {
  parameters: {
    path: `/automation/workflows?edit=${hooked}`,
    ...answering('workflows.details', (answer) => ({ ...answer, definition: { ...answer.definition, starts: [{ kind: 'webhook', of: '' }] } })).parameters,
  },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'))
    await expect(await drawer.findByText(/can start the workflow by a POST with JSON/)).toBeVisible()
    await expect(drawer.getByRole('combobox', { name: 'Trigger 1' })).toHaveTextContent('A webhook is called')
    await expect(drawer.getByRole('button', { name: 'Make an address' })).toBeEnabled()
  },
}

/** One that is not kept yet gets its address later. */
export const NotKeptYet: Story = {
  play: async ({ userEvent }) => {
    const drawer = await drawerOf('New Workflow')
    await userEvent.click(await drawer.findByRole('button', { name: 'Add trigger' }))
    await choose(userEvent, drawer.getByRole('combobox', { name: 'Trigger 1' }), 'A webhook is called')
    await expect(await drawer.findByText('Save the workflow first. It gets its address here.')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  ...phone({ ...story({ before: states.german.parameters.state.before }).parameters, path: '/automation/workflows?edit=new' }),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog'))
    await userEvent.click(await drawer.findByRole('button', { name: 'Aktion hinzufügen' }))
    await choose(userEvent, drawer.getByRole('combobox', { name: 'Was sie tut' }), 'Nur weiter, wenn')
    await expect(await drawer.findByRole('textbox', { name: 'Wert der Eingabe' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
