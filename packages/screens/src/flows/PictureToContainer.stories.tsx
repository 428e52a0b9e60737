import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { caughtDownloads, choose, retype, rowOf, toastSays } from '../inStories.ts'
import { analyzed, boxOf, pageOf } from '../setup/screenshot/own/inStories.ts'
import { elements } from '../setup/screenshot/inStories.ts'
import { states } from '../states.ts'
import { goTo, setup } from './inStories.ts'

/** From a picture of a page to a container: what is on it is found, one finding is put right, events are added, and the container's file has their tags. */
export default { title: 'Flows/Picture to container', parameters: { path: '/setup/screenshot', shell: true, layout: 'fullscreen' } } satisfies Meta
type Story = StoryObj

export const PictureToContainer: Story = {
  ...states.empty,
  parameters: { ...states.empty.parameters, path: '/setup/screenshot' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await analyzed(canvas, canvasElement, userEvent, await pageOf('home.png', ['Start free trial', 'See pricing', 'Contact sales']))
    await toastSays('success', 'Successfully analyzed screenshot and detected trackable elements!')

    // One is a link, in truth, and called otherwise; one is not wanted.
    await userEvent.click(boxOf(canvas, 'See pricing'))
    await choose(userEvent, await canvas.findByRole('combobox', { name: 'Type' }), 'Link')
    await retype(userEvent, canvas.getByRole('textbox', { name: 'Event Name' }), 'see_prices')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await toastSays('success', 'Element corrected')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Include: Contact sales' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 2 to the plan' }))
    await toastSays('success', 'Added to the plan')
    await expect((await rowOf(canvas, elements, 'See pricing')).getByText('In the plan')).toBeVisible()

    await goTo(canvas, userEvent, setup, 'Natural Language Setup')
    const events = await canvas.findByRole('table', { name: 'Events' })
    await expect(events).toHaveTextContent('see_prices')
    await expect(events).toHaveTextContent('start_trial')
    const files = caughtDownloads()
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Measurement ID' }), 'G-AB12CD34EF')
    await userEvent.tab()
    await canvas.findByText('Checked: Google Tag Manager can import it')
    await userEvent.click(canvas.getByRole('button', { name: 'Download GTM container JSON' }))
    await waitFor(() => expect(files).toHaveLength(1))
    const container = (await files[0]?.blob.text()) ?? ''
    const { containerVersion } = JSON.parse(container) as { containerVersion: { tag: { name: string }[]; trigger: { name: string; type: string }[] } }
    const tags = containerVersion.tag.map(({ name }) => name)
    await expect(tags).toEqual(expect.arrayContaining(['GA4 - see_prices', 'GA4 - start_trial']))
    await expect(tags.join()).not.toContain('generate_lead')
    await expect(containerVersion.trigger.map(({ type }) => type)).toEqual(expect.arrayContaining(['LINK_CLICK', 'CLICK']))
    await expect(container).toContain('See pricing')
  },
}
