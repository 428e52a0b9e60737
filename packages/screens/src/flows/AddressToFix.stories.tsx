import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { opened, rowOf, toastSays } from '../inStories.ts'
import { checksOfAllStates, withBrowser } from '../setup/events/page/inStories.ts'
import { chooses, containerPage, over, press } from '../setup/gtm/container/inStories.ts'
import { publishedId, publishedIsThere } from '../setup/gtm/published/inStories.ts'
import { states, story } from '../states.ts'
import { goTo, setup } from './inStories.ts'

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

const started = (name: string) => (name.startsWith('pageChecks.') ? Promise.resolve(checksOfAllStates[1]) : undefined)
const { state: ofOwn } = states.empty.parameters

/** The whole way: an address is checked, its report is read, and the container of the address is read, fixed and compared with what was published. */
export const AddressToReportToProof: Story = {
  parameters: {
    path: '/setup/events?do=page',
    ...story({ ...ofOwn, workspace: (real) => withBrowser(checksOfAllStates, undefined, started)(publishedIsThere(real)) }).parameters,
  },
  play: async ({ canvas, userEvent }) => {
    // The first dialog comes with three files of code, each asked for by the one before.
    await screen.findByRole('dialog', { name: 'Check a Page' }, { timeout: 20_000 })
    const page = await opened('Check a Page')
    await userEvent.click(await page.findByRole('textbox', { name: 'Address' }))
    await userEvent.paste('https://bakery.example/')
    await userEvent.click(page.getByRole('button', { name: 'Check Page' }))
    await toastSays('success', 'Check Started')
    await press(page.findByRole('button', { name: 'Report: https://bakery.example/' }))
    await expect((await rowOf(page, 'What was found', 'purchase')).getByText('Agrees')).toBeVisible()
    await press(page.getAllByRole('button', { name: 'Close' })[0] ?? document.body)
    await goTo(canvas, userEvent, setup, 'GTM Management')
    await press(canvas.findByRole('button', { name: /^Published Container/ }))
    const dialog = await opened('Published Container')
    await userEvent.click(dialog.getByRole('textbox', { name: 'Container ID or address' }))
    await userEvent.paste('https://bakery.example/')
    await userEvent.click(dialog.getByRole('button', { name: 'Read Container' }))
    await press(dialog.findByRole('button', { name: 'Open Container' }))
    await toastSays('success', `${publishedId} opened`)
    const container = await containerPage(publishedId)
    await press(container.findByRole('tab', { name: 'Audit' }))
    await press(container.findByRole('button', { name: /^Apply Safe Fixes/ }))
    await press((await over('Apply safe fixes?')).findByRole('button', { name: 'Apply' }))
    await toastSays('success', 'Container Fixed')
    await press(container.getByRole('tab', { name: 'Versions' }))
    await chooses(container.findByRole('button', { name: 'More for version 1' }), 'menuitem', 'Compare with what is stored now')
    await expect(await container.findByText(/^Both were run on \d+ visit|^On \d+ visit/)).toBeInTheDocument()
  },
}
