import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { opened, rowsOf, toastSays } from '../../inStories.ts'
import { chooses, containerPage, over, press, shop, shopText } from './container/inStories.ts'
import { Gtm } from './Gtm.tsx'
import { giveFile } from './inStories.ts'

export default { title: 'Setup/GTM Management', component: Gtm, parameters: { path: '/setup/gtm' } } satisfies Meta<typeof Gtm>
type Story = StoryObj<typeof Gtm>

/** A container from its export to its repair and back: import, audit, fix, compare, roll back. */
export const FromImportToRollback: Story = {
  play: async ({ canvas }) => {
    await press(canvas.findByRole('button', { name: /^Bulk Tag Import/ }))
    await opened('Bulk Tag Import')
    const dialog = await giveFile('shop.json', shopText(shop))
    await press(dialog.findByRole('button', { name: 'Import' }))
    await press((await toastSays('success', 'Import Complete')).getByRole('button', { name: 'Open' }))

    const parts = await containerPage()
    await expect(await parts.findByText('GA4 - order')).toBeVisible()
    await press(parts.getByRole('tab', { name: 'Audit' }))
    await press(parts.findByRole('button', { name: 'Fix all 2: A10 unused-trigger' }))
    await press((await over('Apply safe fixes?')).getByRole('button', { name: 'Apply' }))
    await toastSays('success', 'Container Fixed')
    const changedHere = () => within(screen.getByRole('main')).queryByText('Changed here since its last export')
    await expect(changedHere()).toBeVisible()

    await press(parts.getByRole('tab', { name: 'Versions' }))
    await press(parts.findByRole('button', { name: 'Compare: version 2' }))
    await expect(await parts.findByRole('list', { name: 'From version 1 to version 2: Triggers' })).toHaveTextContent(/Old banner.*Old pop-up/)
    await chooses(parts.getByRole('button', { name: 'More for version 1' }), 'menuitem', 'Roll Back')
    await press((await over('Roll back to version 1?')).getByRole('button', { name: 'Roll Back' }))
    await toastSays('success', 'Container Rolled Back')
    const rows = await rowsOf(parts, 'Versions')
    await expect(rows).toHaveLength(3)
    await expect(rows[0]).toHaveTextContent(/Version 3.*Rolled back to version 1.*2 tags · 4 triggers/)
    // What is stored is again what was exported.
    await waitFor(() => expect(changedHere()).toBeNull())
  },
}
