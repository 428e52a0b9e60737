import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { story } from '../../states.ts'
import { containerPage, imports, largeText, press, shop } from './container/inStories.ts'
import { Gtm } from './Gtm.tsx'

export default { title: 'Setup/GTM Management', component: Gtm, parameters: { path: '/setup/gtm' } } satisfies Meta<typeof Gtm>
type Story = StoryObj<typeof Gtm>

const large = (tab = '') => ({
  parameters: { path: `/setup/gtm?id=${shop}${tab}`, ...story({ before: (workspace) => imports(workspace, largeText(shop)) }).parameters },
})
const drawn = () => document.querySelectorAll('main tr[data-part=row]').length

/** 400 tags and 650 KB: only what is in sight is drawn, one search finds among all of them. */
export const LargeContainer: Story = {
  ...large(),
  play: async ({ userEvent }) => {
    const parts = await containerPage()
    await expect(await parts.findByText('GA4 - step_001')).toBeVisible()
    await expect(drawn()).toBeLessThan(60)
    await expect(parts.getByText('400 rows')).toBeVisible()
    const toEnd = async () => {
      const region = await parts.findByRole('region', { name: 'Tags' })
      region.focus()
      await userEvent.keyboard('{End}')
      await expect(await parts.findByText('GA4 - step_400')).toBeVisible()
      await expect(drawn()).toBeLessThan(60)
    }
    await toEnd()
    const search = parts.getByRole('searchbox', { name: 'Search tags, triggers and variables' })
    await userEvent.type(search, 'step 39')
    await expect(await parts.findByRole('radio', { name: 'Tags 10' })).toBeVisible()
    await waitFor(() => expect(drawn()).toBe(10))
    await press(parts.getByRole('radio', { name: 'Triggers 10' }))
    await expect(await parts.findByRole('table', { name: 'Triggers' })).toHaveTextContent('Step 399')
    await expect(parts.getByRole('radio', { name: 'Variables 0' })).toBeVisible()
    await userEvent.clear(search)
    await press(parts.findByRole('radio', { name: 'Tags 400' }))
    await toEnd()
  },
}

/** Its findings are paged by rule. */
export const LargeContainerAudit: Story = {
  ...large('&tab=audit'),
  play: async () => {
    const parts = await containerPage()
    await expect(await parts.findByRole('button', { name: 'Fix all 120: A11 unused-variable' }, { timeout: 5000 })).toBeVisible()
    const unused = parts.getByRole('list', { name: 'A11 unused-variable' })
    await expect(unused.querySelectorAll('li')).toHaveLength(10)
  },
}
