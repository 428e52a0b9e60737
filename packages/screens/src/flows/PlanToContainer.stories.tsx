import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { caughtDownloads, leave, opened, rowOf, toastSays } from '../inStories.ts'
import { pick, withVisit } from '../setup/gtm/simulator/inStories.ts'
import { generateButton, goalsField } from '../setup/inStories.ts'
import { states } from '../states.ts'
import { goTo, setup } from './inStories.ts'

/** From words to a container: goals, the plan, what it does in a visit, and its tags approved, given and in the container. */
export default { title: 'Flows/Plan to container', parameters: { path: '/setup/natural-language', shell: true, layout: 'fullscreen' } } satisfies Meta
type Story = StoryObj

export const PlanToContainer: Story = {
  ...states.empty,
  parameters: { ...states.empty.parameters, path: '/setup/natural-language' },
  play: async ({ canvas, userEvent }) => {
    const files = caughtDownloads()
    await userEvent.type(await goalsField(canvas), 'Track purchases and newsletter sign-ups')
    await userEvent.click(await generateButton(canvas))
    await canvas.findByRole('button', { name: 'Apply to project' })
    await goTo(canvas, userEvent, setup, 'GTM Management')
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Container ID/ }), 'GTM-BAKE77')
    await userEvent.click(canvas.getByRole('button', { name: 'Connect Container' }))
    await toastSays('success', 'GTM container connected successfully')

    await userEvent.click(canvas.getByRole('button', { name: /^Preview Mode/ }))
    const preview = await withVisit()
    await pick(preview, 'purchase')
    await expect(await within(await preview.findByRole('list', { name: 'Fired' })).findByText('GA4 - purchase')).toBeVisible()
    await leave(userEvent)

    await userEvent.click(await canvas.findByRole('button', { name: /^Deploy All Tags/ }))
    const dialog = await opened('Deploy All Tags')
    await userEvent.click(await dialog.findByRole('button', { name: 'Approve Plan' }))
    await toastSays('success', 'Deployment Approved')
    await userEvent.click(dialog.getByRole('button', { name: 'Download Import File' }))
    await waitFor(() => expect(files).toHaveLength(1))
    await userEvent.click(await dialog.findByRole('button', { name: 'Mark as Deployed' }))
    await toastSays('success', 'Deployment Success')
    await expect(await (await rowOf(canvas, 'Auto-generated Tags', 'GA4 - purchase')).findByText('Deployed')).toBeVisible()
  },
}
