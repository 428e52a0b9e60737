import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { caughtDownloads, retype, toastSays } from '../inStories.ts'
import { chooseFor, editor, editorClosed, eventList, eventRow, generateButton, goals, goalsField } from '../setup/inStories.ts'

/** What people come for, from the first page to the file, in the whole product. */
export default {
  title: 'Flows/Main job',
  parameters: { requirements: { KeyboardOnly: 'GEN-A11Y-02, 06' }, path: '/', shell: true, layout: 'fullscreen' },
} satisfies Meta
type Story = StoryObj

/** Goals on the Dashboard, a plan to read and change, and a container with the measurement id in it. */
export const GoalsToContainer: Story = {
  play: async ({ canvas, userEvent }) => {
    const files = caughtDownloads()
    await userEvent.type(await canvas.findByRole('textbox', { name: 'AI-powered setup' }), goals)
    await userEvent.click(canvas.getByRole('button', { name: 'Process' }))
    await canvas.findByRole('heading', { name: 'Natural Language Setup', level: 1 })
    await toastSays('success', 'Successfully analyzed your goals and generated tracking recommendations!')
    await expect(await eventList(canvas)).toHaveTextContent('for “purchases”')

    await chooseFor(canvas, userEvent, 'newsletter_sign_up', 'Edit')
    const dialog = await editor()
    await retype(userEvent, dialog.getByRole('textbox', { name: 'Event name' }), 'joined_the_list')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await eventRow(canvas, 'joined_the_list')

    await userEvent.type(canvas.getByRole('textbox', { name: 'Measurement ID' }), 'G-AB12CD34EF')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('region', { name: /container\.json$/ })).toHaveTextContent('G-AB12CD34EF'))
    await canvas.findByText('Checked: Google Tag Manager can import it')
    await userEvent.click(canvas.getByRole('button', { name: 'Download GTM container JSON' }))
    await expect(files).toHaveLength(1)
    const text = (await files[0]?.blob.text()) ?? ''
    await expect(JSON.parse(text)).toMatchObject({ exportFormatVersion: 2 })
    for (const part of ['G-AB12CD34EF', 'purchase', 'joined_the_list', 'Get a quote']) await expect(text).toContain(part)
    await expect(text).not.toContain('newsletter_sign_up')
  },
}

/** A project of one's own begins empty; after the analysis the Dashboard leads to its plan. */
export const NewProject: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Project' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Create new project' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Create new project' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Corner Bakery')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Website address' }), 'bakery.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Create project' }))
    const created = await toastSays('success', 'Project Created')
    await expect(created.getByText('Corner Bakery is empty and ready for your goals.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Project' })).toHaveTextContent('Corner Bakery'))

    await userEvent.click(await canvas.findByRole('link', { name: 'Set up tracking' }))
    await expect(await goalsField(canvas)).toHaveValue('')
    await userEvent.type(await goalsField(canvas), goals)
    await userEvent.click(await generateButton(canvas))
    await eventRow(canvas, 'purchase')
    await userEvent.click(canvas.getByRole('button', { name: 'Apply to project' }))
    await toastSays('success', 'Plan applied')

    await userEvent.click(within(canvas.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Dashboard' }))
    await canvas.findByRole('heading', { name: 'Dashboard', level: 1 })
    await userEvent.click(await canvas.findByRole('link', { name: 'Open the measurement plan' }))
    await eventRow(canvas, 'purchase')
  },
}

/** The same job without a mouse. */
export const KeyboardOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    const files = caughtDownloads()
    /** Presses Tab until the wanted control has focus, as a person does. */
    const tabTo = async (find: () => HTMLElement) => {
      for (let presses = 0; presses < 80 && document.activeElement !== find(); presses++) await userEvent.tab()
      await expect(find()).toHaveFocus()
    }
    await canvas.findByRole('textbox', { name: 'AI-powered setup' })
    await tabTo(() => canvas.getByRole('textbox', { name: 'AI-powered setup' }))
    await userEvent.keyboard('Track purchases{Enter}')
    // After navigation focus is on the heading.
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Natural Language Setup', level: 1 })).toHaveFocus())
    await eventRow(canvas, 'purchase')

    const actions = () => canvas.getByRole('button', { name: 'More: purchase' })
    await tabTo(actions)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const dialog = await editor()
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Event name' })).toHaveFocus())
    const counts = dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Count as a key event' })
    const before = counts.checked
    await tabTo(() => counts)
    await userEvent.keyboard(' ')
    await expect(counts.checked).toBe(!before)
    await tabTo(() => dialog.getByRole('button', { name: 'Save' }))
    await userEvent.keyboard('{Enter}')
    await editorClosed()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Details of purchase' })).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'Key event: purchase' })).toHaveAttribute('aria-pressed', String(!before))

    await tabTo(() => canvas.getByRole('textbox', { name: 'Measurement ID' }))
    await userEvent.keyboard('G-AB12CD34EF')
    await tabTo(() => canvas.getByRole('tab', { name: 'Container' }))
    await userEvent.keyboard('{ArrowRight}')
    await canvas.findByRole('button', { name: 'Copy GA4 configuration' })
    await userEvent.keyboard('{ArrowLeft}')
    await canvas.findByRole('button', { name: 'Download GTM container JSON' })
    await tabTo(() => canvas.getByRole('button', { name: 'Download GTM container JSON' }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(files).toHaveLength(1))
    await expect(await files[0]?.blob.text()).toContain('G-AB12CD34EF')
  },
}
