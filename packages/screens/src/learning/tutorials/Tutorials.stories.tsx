import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { caughtDownloads, choose, figureOf, headed, leave, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { actsFail, phone, states, story } from '../../states.ts'
import { Tutorials } from './Tutorials.tsx'

export default {
  title: 'Learning/Video Tutorials & Guides',
  component: Tutorials,
  parameters: {
    requirements: {
      Ready: 'LEARN-TUT-01 to 08, 10, 16, DATA-VIDEO-01',
      TabsByKeyboard: 'LEARN-TUT-08, 09',
      OpeningTutorialToast: 'LEARN-TUT-11',
      PlayerOpen: 'LEARN-TUT-10, 11',
      Interactive: 'LEARN-TUT-12, DATA-GUIDE-01',
      GuideStep: 'LEARN-TUT-12, LEARN-TUT-12-B, DATA-GUIDE-01-B',
      GuideFinished: 'LEARN-TUT-12, LEARN-TUT-12-B',
      Code: 'LEARN-TUT-13, DATA-CODE-01, LEARN-TUT-13-B',
      CodePreview: 'LEARN-TUT-13, LEARN-TUT-13-B',
      Written: 'LEARN-TUT-14, 15, DATA-WRITTEN-01, LEARN-TUT-14-B',
      GuideRead: 'LEARN-TUT-14, LEARN-TUT-14-B',
      LongContent: 'GEN-STATE-05',
    },
    path: '/learning/tutorials',
  },
} satisfies Meta<typeof Tutorials>
type Story = StoryObj<typeof Tutorials>

const on = (tab: string) => ({ parameters: { path: `/learning/tutorials?tab=${tab}` } })
const toneOf = (element: HTMLElement | undefined) => element?.closest('[data-ui=Badge]')?.getAttribute('data-tone')

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await headed(canvas, 'Video Tutorials & Guides', 'Dashboard', 'Learning', 'Tutorials')
    await expect(await figureOf(canvas, 'Video tutorials')).toBe('42')
    await expect(await figureOf(canvas, 'Interactive guides')).toBe('18')
    await expect(await figureOf(canvas, 'Code examples')).toBe('25')
    await expect(await figureOf(canvas, 'Watch time')).toBe('1.2k hrs')
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Video', 'Interactive', 'Code', 'Written'])
    await expect(canvas.getByRole('tab', { name: 'Video' })).toHaveAttribute('aria-selected', 'true')
    const rows = await rowsOf(canvas, 'Video Tutorials')
    await expect(rows).toHaveLength(12)
    for (const row of rows) {
      await expect(within(row).getAllByRole('img')[0]).toBeVisible()
      await expect(within(row).getByRole('button', { name: /^Watch Tutorial: / })).toBeVisible()
    }
    await expect(rows[0]).toHaveTextContent(
      /Beginner.*Setup.*From goals to a measurement plan.*Three goals, nine events.*Hannah Weiss · 10 min · 322 views.*4\.9/,
    )
    const list = within(canvas.getByRole('list', { name: 'Video Tutorials' }))
    for (const [level, tone] of [
      ['Beginner', 'positive'],
      ['Intermediate', 'caution'],
      ['Advanced', 'critical'],
    ] as const)
      await expect(toneOf(list.getAllByText(level)[0])).toBe(tone)
    // twelve a page.
    await userEvent.click(within(canvas.getByRole('navigation', { name: 'Pages: Video Tutorials' })).getByRole('button', { name: /4/ }))
    await expect(await rowsOf(canvas, 'Video Tutorials')).toHaveLength(6)
  },
}

/** In a project of one's own nothing was watched yet: opening a video counts it. */
export const OwnProject: Story = {
  ...states.empty,
  play: async ({ canvas, userEvent }) => {
    await expect(await figureOf(canvas, 'Video tutorials')).toBe('42')
    const card = async () => (await rowsOf(canvas, 'Video Tutorials'))[0]
    await expect(await card()).toHaveTextContent(/Tagmason · 10 min · 0 views/)
    await userEvent.click(within((await card()) ?? document.body).getByRole('button', { name: /^Watch/ }))
    await screen.findByRole('list', { name: 'Step by step' })
    await leave(userEvent)
    await waitFor(async () => expect(await card()).toHaveTextContent(/1 view/))
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess

/** A tablist; the open tab stands in the address. */
export const TabsByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Interactive' }))
    await expect(canvas.getByRole('tab', { name: 'Interactive' })).toHaveAttribute('aria-selected', 'true')
    await expect(await canvas.findByRole('tabpanel', { name: 'Interactive' })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Video' })).toHaveAttribute('aria-selected', 'true')
  },
}

export const OpeningTutorialToast: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Video Tutorials', 'Place the snippets')
    await userEvent.click(row.getByRole('button', { name: 'Watch Tutorial: Place the snippets' }))
    const toast = await toastSays('default', 'Opening Tutorial')
    await expect(toast.getByText('Starting Place the snippets')).toBeVisible()
    await expect(await screen.findByRole('dialog', { name: 'Place the snippets' })).toBeVisible()
  },
}

/** A film that is not there is not pretended; what it shows is written down. */
export const PlayerOpen: Story = {
  parameters: { path: '/learning/tutorials?watch=consent-mode-v2' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Consent Mode v2' }))
    await expect(await drawer.findByText('This installation has no film of it')).toBeVisible()
    await expect(within(drawer.getByRole('list', { name: 'Step by step' })).getAllByRole('listitem')).toHaveLength(4)
    await expect(drawer.getByText('Leila Haddad')).toBeVisible()
  },
}

export const NoVideosForFilter: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, await canvas.findByRole('combobox', { name: 'Category' }), 'Developers')
    await expect(await rowsOf(canvas, 'Video Tutorials')).toHaveLength(8)
    await choose(userEvent, canvas.getByRole('combobox', { name: 'Level' }), 'Beginner')
    await expect(await canvas.findByText('No tutorials match')).toBeVisible()
  },
}

export const FilterReset: Story = {
  parameters: { path: '/learning/tutorials?category=Developers&level=Beginner' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show All' }))
    await expect(await rowsOf(canvas, 'Video Tutorials')).toHaveLength(12)
  },
}

export const Interactive: Story = {
  ...on('interactive'),
  play: async ({ canvas, userEvent }) => {
    const rows = await rowsOf(canvas, 'Interactive Guides')
    await expect(rows).toHaveLength(12)
    for (const row of rows) await expect(within(row).getByRole('button', { name: /^Start Interactive Guide: / })).toBeVisible()
    await expect(rows[0]).toHaveTextContent(/Describe your goals.*Write three goals and read the plan.*Beginner.*5 steps · 6 min · 91% finish it/)
    await userEvent.click(within(rows[0] ?? canvas.getByRole('main')).getByRole('button'))
    const toast = await toastSays('default', 'Opening Tutorial')
    await expect(toast.getByText('Starting Describe your goals')).toBeVisible()
  },
}

/** Step by step over the real pages; the place and the end are kept. */
export const GuideStep: Story = {
  parameters: { path: '/learning/tutorials?tab=interactive&guide=set-up-a-goal' },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Set up a goal' }))
    await expect(await drawer.findByText('Step 1 of 4')).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Open the Page' })).toHaveAttribute('href', '/analytics/conversions')
    await userEvent.click(drawer.getByRole('button', { name: 'Step Done' }))
    await expect(await drawer.findByText('Step 2 of 4')).toBeVisible()
  },
}

/** The end is kept, and a guide can be gone through again. */
export const GuideFinished: Story = {
  parameters: { path: '/learning/tutorials?tab=interactive&guide=set-up-a-goal' },
  play: async ({ canvas, userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Set up a goal' }))
    await userEvent.click(await drawer.findByRole('button', { name: 'Step Done' }))
    await expect(await drawer.findByText('Step 2 of 4')).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'One Step Back' }))
    await expect(await drawer.findByText('Step 1 of 4')).toBeVisible()
    for (const next of ['Step 2 of 4', 'Step 3 of 4', 'Step 4 of 4', 'Guide Finished']) {
      await userEvent.click(drawer.getByRole('button', { name: 'Step Done' }))
      await expect(await drawer.findByText(next)).toBeVisible()
    }
    await userEvent.click(drawer.getByRole('button', { name: 'Start Over' }))
    await expect(await drawer.findByText('Step 1 of 4')).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Step Done' }))
    await expect(await drawer.findByText('Step 2 of 4')).toBeVisible()
    await leave(userEvent)
    await expect((await rowOf(canvas, 'Interactive Guides', 'Set up a goal')).getByRole('button', { name: 'Continue Guide: Set up a goal' })).toBeVisible()
  },
}

export const GuideStepFails: Story = {
  ...story({ workspace: actsFail }),
  parameters: { ...story({ workspace: actsFail }).parameters, path: '/learning/tutorials?tab=interactive&guide=set-up-a-goal' },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Set up a goal' }))
    await userEvent.click(await drawer.findByRole('button', { name: 'Step Done' }))
    await toastSays('error', 'Not done: keep your place in a guide')
    await expect(drawer.getByText('Step 1 of 4')).toBeVisible()
  },
}

/** Download hands out the file and is counted. */
export const Code: Story = {
  ...on('code'),
  play: async ({ canvas, userEvent }) => {
    const files = caughtDownloads()
    const rows = await rowsOf(canvas, 'Code Examples')
    await expect(rows).toHaveLength(12)
    for (const row of rows) for (const name of [/^Preview: /, /^Download: /]) await expect(within(row).getByRole('button', { name })).toBeVisible()
    await expect(rows[0]).toHaveTextContent(/Push an event.*The smallest data layer push that works.*JavaScript.*Beginner.*2,314 downloads/)
    await userEvent.click(within(rows[0] ?? canvas.getByRole('main')).getByRole('button', { name: 'Download: Push an event' }))
    await toastSays('success', 'Example Downloaded')
    await expect(files[0]?.name).toBe('push-event.js')
    await expect(await files[0]?.blob.text()).toContain("event: 'sign_up'")
    await expect((await rowOf(canvas, 'Code Examples', 'Push an event')).getByText('2,315 downloads')).toBeVisible()
  },
}

/** Preview shows the code, to copy. */
export const CodePreview: Story = {
  ...on('code'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'Code Examples', 'Scroll depth')).getByRole('button', { name: 'Preview: Scroll depth' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Scroll depth' }))
    await expect(await drawer.findByRole('region', { name: 'scroll.js' })).toHaveTextContent('const marks = [25, 50, 75, 100]')
    await expect(drawer.getByRole('button', { name: 'Copy the code' })).toBeVisible()
  },
}

/** Download hands out a PDF and is counted. */
export const Written: Story = {
  ...on('written'),
  play: async ({ canvas, userEvent }) => {
    const files = caughtDownloads()
    const rows = await rowsOf(canvas, 'Written Guides')
    await expect(rows).toHaveLength(12)
    for (const row of rows) for (const name of [/^Read Online: /, /^Download: /]) await expect(within(row).getByRole('button', { name })).toBeVisible()
    const list = within(canvas.getByRole('list', { name: 'Written Guides' }))
    for (const format of ['PDF', 'Article', 'Guide']) await expect(list.getAllByText(format)[0]).toBeVisible()
    await expect(rows[1]).toHaveTextContent(/Naming Guide.*Events, parameters, tags and triggers.*Guide.*2 min · 2,687 downloads/)
    await userEvent.click(within(rows[1] ?? canvas.getByRole('main')).getByRole('button', { name: 'Download: Naming Guide' }))
    await toastSays('success', 'Guide Downloaded')
    await expect(files[0]?.name).toBe('naming-guide.pdf')
    await expect((await files[0]?.blob.text())?.slice(0, 8)).toBe('%PDF-1.4')
    await expect((await rowOf(canvas, 'Written Guides', 'Naming Guide')).getByText(/2,688 downloads/)).toBeVisible()
  },
}

/** Read Online opens the guide. */
export const GuideRead: Story = {
  ...on('written'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, 'Written Guides', 'Attribution Explained')).getByRole('button', { name: 'Read Online: Attribution Explained' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Attribution Explained' }))
    await expect(await drawer.findByRole('heading', { name: 'What no model sees' })).toBeVisible()
  },
}

/** The longest words, where there is least room. */
export const LongContent: Story = {
  ...phone(states.german.parameters),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Video-Tutorials')).toHaveLength(12)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
