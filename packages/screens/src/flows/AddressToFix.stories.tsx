import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { opened, toastSays } from '../inStories.ts'
import { chooses, containerPage, over, press } from '../setup/gtm/container/inStories.ts'
import { publishedId, publishedIsThere } from '../setup/gtm/published/inStories.ts'
import { story } from '../states.ts'

/** Without any export at hand: what a site loads becomes a container that is audited, fixed and proven. */
export default {
  title: 'Flows/Address to fixed container',
  parameters: { path: '/setup/gtm?do=published', shell: true, layout: 'fullscreen', ...story({ workspace: publishedIsThere }).parameters },
} satisfies Meta
type Story = StoryObj

/** The address of a page is enough: its container is opened, its safe fixes are applied, and what leaves the browser is compared with what was published. */
export const AddressToFixedContainer: Story = {
  play: async ({ userEvent }) => {
    const dialog = await opened('Published Container')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Container ID or address' }), 'https://shop.example/')
    await userEvent.click(dialog.getByRole('button', { name: 'Read Container' }))
    await expect(await dialog.findByText(/has no names, folders or notes/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Open Container' }))
    await toastSays('success', `${publishedId} opened`)
    const page = await containerPage(publishedId)
    await press(page.findByRole('tab', { name: 'Audit' }))
    await press(page.findByRole('button', { name: /^Apply Safe Fixes/ }))
    await press((await over('Apply safe fixes?')).findByRole('button', { name: 'Apply' }))
    await toastSays('success', 'Container Fixed')
    await press(page.getByRole('tab', { name: 'Versions' }))
    const versions = await page.findByRole('list', { name: 'Versions' })
    await expect(within(versions).getByText(/^Read from the published container, its version 42/)).toBeInTheDocument()
    await chooses(page.findByRole('button', { name: 'More for version 1' }), 'menuitem', 'Compare with what is stored now')
    await expect(await page.findByText('What leaves the browser')).toBeInTheDocument()
    await expect(await page.findByText(/^Both were run on \d+ visit|^On \d+ visit/)).toBeInTheDocument()
  },
}
