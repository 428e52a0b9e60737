import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { AppShell } from '../AppShell/AppShell.tsx'
import { TopBar } from '../TopBar/TopBar.tsx'
import { DataTable } from './DataTable.tsx'
import { columns, manyReports, type Report } from './sample.tsx'

export default {
  title: 'Primitives/DataTable',
  component: DataTable,
  args: { label: 'Reports', rows: manyReports(50), columns },
} satisfies Meta<typeof DataTable<Report>>

export const HeadStopsUnderTheTopBar: StoryObj<typeof DataTable<Report>> = {
  render: (args) => (
    <AppShell skip="Skip to content" sidebar={null} topBar={<TopBar />} collapsed={false} onCollapse={fn()} menuOpen={false} onMenu={fn()} menuLabel="Menu">
      <main id="main">
        <DataTable {...args} />
      </main>
    </AppShell>
  ),
  play: async ({ canvas }) => {
    window.scrollTo({ top: 600 })
    await waitFor(() => expect(window.scrollY).toBe(600))
    const bar = canvas.getByRole('banner').getBoundingClientRect()
    await expect(bar.top).toBe(0)
    await expect(canvas.getByRole('columnheader', { name: 'Name' }).getBoundingClientRect().top).toBe(bar.bottom)
    window.scrollTo({ top: 0 })
  },
}
