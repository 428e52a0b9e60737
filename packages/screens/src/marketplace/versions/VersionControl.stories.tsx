import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { answering, caughtDownloads, choose, chooseMore, headed, manyOf, opened, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { phone, states } from '../../states.ts'
import { VersionControl } from './VersionControl.tsx'

export default {
  title: 'Marketplace/Version Control',
  component: VersionControl,
  parameters: {
    requirements: {
      Ready: 'MKT-VER-01 to 04, 06, 08, 09, DATA-VERSION-01',
      Empty: 'GEN-STATE-01',
      TabsByKeyboard: 'MKT-VER-04, 05',
      OtherTemplate: 'MKT-VER-06',
      Branches: 'MKT-VER-07, 10, 11, DATA-BRANCH-01',
      CommitHistory: 'MKT-VER-12, DATA-COMMIT-01',
      DiffView: 'MKT-VER-08, MKT-VER-12-B',
      Restored: 'MKT-VER-08',
      Downloaded: 'MKT-VER-08',
      ManyRows: 'GEN-STATE-06',
      LongContent: 'GEN-STATE-05',
    },
    path: '/marketplace/versions',
  },
} satisfies Meta<typeof VersionControl>
type Story = StoryObj<typeof VersionControl>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await headed(canvas, 'Version Control', 'Dashboard', 'Marketplace', 'Version Control')
    await expect((await canvas.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual(['Versions', 'Branches', 'Commit History'])
    await expect(canvas.getByRole('tab', { name: 'Versions' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('button', { name: 'Create New Version' })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Template' })).toHaveTextContent('Shop Essentials for GA4')
    const rows = await rowsOf(canvas, 'Versions')
    await expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^1\.2\.1.*Patch.*Published.*The refund tag no longer fires.*Elena Fischer · Jan 16, 2024 · 38 downloads/),
      expect.stringMatching(/^1\.2\.0.*Minor.*Published.*Consent Mode v2 signals.*Sofia Marchetti · Nov 20, 2023 · 141 downloads/),
      expect.stringMatching(/^1\.1\.0.*Minor.*Published.*Promotion views.*Elena Fischer · Aug 14, 2023 · 126 downloads/),
      expect.stringMatching(/^1\.0\.0.*Major.*Published.*All recommended.*Elena Fischer · Jun 5, 2023 · 207 downloads/),
    ])
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
export const ReadOnly: Story = {
  ...states.readOnly,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Create New Version' })).toHaveAccessibleDescription(/^Needs the role Admin/)
    await expect((await rowOf(canvas, 'Versions', '1.1.0')).getByRole('button', { name: /^Download/ })).toHaveAccessibleDescription(/^Needs the role Analyst/)
    await expect((await rowOf(canvas, 'Versions', '1.1.0')).getByRole('button', { name: /^Compare/ })).toBeEnabled()
  },
}

export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No templates yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open My Templates' })).toHaveAttribute('href', '/marketplace/my-templates')
    await expect(canvas.getByRole('button', { name: 'Create New Version' })).toHaveAccessibleDescription(/^There is no template yet/)
  },
}

/** A tablist; the open tab stands in the address. */
export const TabsByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Branches' }))
    await expect(canvas.getByRole('tab', { name: 'Branches' })).toHaveAttribute('aria-selected', 'true')
    await expect(await canvas.findByRole('tabpanel', { name: 'Branches' })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Versions' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** Each template has a history of its own. */
export const OtherTemplate: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, await canvas.findByRole('combobox', { name: 'Template' }), 'Lead Form Kit')
    await expect(await canvas.findByText('Form start, error and submission, without what people typed.')).toBeVisible()
    await expect(await rowsOf(canvas, 'Versions')).toHaveLength(1)
  },
}

export const Branches: Story = {
  parameters: { path: '/marketplace/versions?tab=branches' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Create New Branch' })).toBeVisible()
    await expect((await rowsOf(canvas, 'Branches')).map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^main.*Active.*Last commit ada16c0407 · Elena Fischer · Jan 16, 2024 · 3 commits/),
      expect.stringMatching(/^consent-mode-v2.*Merged.*Last commit 8e8a0202f9 · Sofia Marchetti · Nov 17, 2023 · 2 commits/),
      expect.stringMatching(/^universal-analytics.*Archived.*Last commit e651c16e65 · Elena Fischer · Jun 19, 2023 · 1 commit/),
    ])
    // Versions come from main, and a merged branch is done.
    for (const name of ['main', 'consent-mode-v2'])
      await expect((await rowOf(canvas, 'Branches', name)).queryByRole('button', { name: /^(Merge|Archive)/ })).toBeNull()
  },
}

export const CommitHistory: Story = {
  parameters: { path: '/marketplace/versions?tab=commits' },
  play: async ({ canvas, userEvent }) => {
    const rows = await rowsOf(canvas, 'Commit History')
    await expect(rows).toHaveLength(6)
    await expect(rows[0]).toHaveTextContent(/Hold the refund tag back for cancelled orders.*main.*ada16c0407 · Elena Fischer · Jan 16, 2024/)
    await expect(within(rows[5] ?? canvas.getByRole('main')).queryByRole('button')).toBeNull()
    // Each save has its difference to the one before.
    await userEvent.click(within(rows[0] ?? canvas.getByRole('main')).getByRole('button', { name: /^View Changes/ }))
    const drawer = await opened('Compare')
    await expect(await drawer.findByText('The conditions of refund have changed.')).toBeVisible()
  },
}

/** Compare works on any two states, by meaning and thing by thing. */
export const DiffView: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'Versions', '1.1.0')).getByRole('button', { name: 'Compare: 1.1.0' }))
    const drawer = await opened('Compare')
    await expect(drawer.getByRole('combobox', { name: 'From' })).toHaveTextContent('1.0.0')
    await expect(await drawer.findByText('The event view_promotion is new.')).toBeVisible()
    await expect(drawer.getByRole('heading', { name: 'In the Container File' })).toBeVisible()
    await choose(userEvent, drawer.getByRole('combobox', { name: 'To' }), '1.0.0')
    await expect(await drawer.findByText('Both are the same')).toBeVisible()
  },
}

/** Restoring makes an older content the newest commit; the current one has nothing to restore. */
export const Restored: Story = {
  play: async ({ canvas, userEvent }) => {
    await chooseMore(userEvent, (await rowOf(canvas, 'Versions', '1.0.0')).getByRole('button', { name: 'More: 1.0.0' }), 'Restore')
    await toastSays('success', 'Version Restored')
    await userEvent.click(canvas.getByRole('tab', { name: 'Commit History' }))
    await expect((await rowsOf(canvas, 'Commit History'))[0]).toHaveTextContent('Restore 1.0.0')
  },
}

/** A version is a container file. */
export const Downloaded: Story = {
  play: async ({ canvas, userEvent }) => {
    const files = caughtDownloads()
    await userEvent.click((await rowOf(canvas, 'Versions', '1.1.0')).getByRole('button', { name: 'Download: 1.1.0' }))
    await toastSays('success', 'Version Downloaded')
    await expect(files[0]?.name).toBe('shop-essentials-for-ga4-1.1.0.json')
    await expect(JSON.parse((await files[0]?.blob.text()) ?? '')).toHaveProperty('containerVersion')
  },
}

export const ManyRows: Story = {
  parameters: {
    path: '/marketplace/versions?tab=commits',
    ...answering('versions.list', (answer) => ({ ...answer, commits: manyOf(answer.commits, 120, (place) => ({ message: `Commit ${place}` })) })).parameters,
  },
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Commit History')).toHaveLength(50)
  },
}

/** The longest words, where there is least room. */
export const LongContent: Story = {
  ...phone(states.german.parameters),
  play: async ({ canvas, userEvent }) => {
    for (const [tab, count] of [
      ['Zweige', 3],
      ['Commit-Verlauf', 6],
      ['Versionen', 4],
    ] as const) {
      await userEvent.click(await canvas.findByRole('tab', { name: tab }))
      await expect(await rowsOf(canvas, tab)).toHaveLength(count)
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
    }
  },
}
