import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { never } from '../../never.ts'
import { phone, type ScreenState, story } from '../../states.ts'
import { containerPage, press, shop, stored } from './container/inStories.ts'
import { Gtm } from './Gtm.tsx'

export default { title: 'Setup/GTM Management', component: Gtm, parameters: { path: '/setup/gtm' } } satisfies Meta<typeof Gtm>
type Story = StoryObj<typeof Gtm>

const at = (state: ScreenState = {}) => ({ parameters: { path: `/setup/gtm?id=${shop}`, ...story({ before: stored, ...state }).parameters } })

/** Each tag, trigger and variable with its type in words and what the audit says of it; one press leaves those with findings. */
export const ContentsHealth: Story = {
  ...at(),
  play: async () => {
    const parts = await containerPage()
    await press(parts.findByRole('radio', { name: /^Triggers \d+$/ }))
    const table = await parts.findByRole('table', { name: 'Triggers' })
    const row = within((await within(table).findByText('Old banner')).closest('tr') as HTMLElement)
    await expect(await row.findByText('1 warning')).toBeVisible()
    await expect(row.queryByText('No findings')).toBeNull()
    const all = within(table).getAllByRole('row').length
    await press(parts.getByRole('checkbox', { name: 'Only with findings' }))
    await waitFor(() => expect(within(parts.getByRole('table', { name: 'Triggers' })).getAllByRole('row').length).toBeLessThan(all))
    await expect(parts.getByText('Old banner')).toBeVisible()
    await expect(parts.queryByText('No findings')).toBeNull()
  },
}

/** The table does not wait for the audit. */
export const ContentsBeforeHealth: Story = {
  ...at({ workspace: (real) => ({ ...real, read: (name, input) => (name === 'containers.audit' ? never : real.read(name, input)) }) }),
  play: async () => {
    const table = await (await containerPage()).findByRole('table', { name: 'Tags' })
    await expect(await within(table).findAllByText('–')).not.toHaveLength(0)
  },
}

export const ContentsOnAPhone: Story = phone(at().parameters)
