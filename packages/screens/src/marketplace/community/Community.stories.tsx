import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { answering, figureOf, headed, manyOf, rowOf, rowsOf } from '../../inStories.ts'
import { phone, states } from '../../states.ts'
import { Community } from './Community.tsx'

export default {
  title: 'Marketplace/Community',
  component: Community,
  parameters: {
    requirements: {
      Ready: 'MKT-COMM-01 to 06, 08, 12, DATA-DISCUSSION-01',
      TabsByKeyboard: 'MKT-COMM-06, 07',
      Tutorials: 'MKT-COMM-09, 10, 13, DATA-COMMTUTORIAL-01',
      Experts: 'MKT-COMM-11, 14, DATA-COMMEXPERT-01',
      Search: 'MKT-COMM-04, MKT-COMM-04-B',
      SearchNoResult: 'MKT-COMM-04',
      ManyRows: 'GEN-STATE-06',
      LongContent: 'GEN-STATE-05',
    },
    path: '/marketplace/community',
  },
} satisfies Meta<typeof Community>
type Story = StoryObj<typeof Community>

const at = (query: string) => ({ path: `/marketplace/community?${query}` })
/** The first words of the rows of a list, in order. */
const titles = async (canvas: ReturnType<typeof within>, list: string) =>
  (await rowsOf(canvas, list)).flatMap((row) => row.querySelector('[data-part=title]')?.textContent ?? [])

export const Ready: Story = {
  play: async ({ canvas }) => {
    await headed(canvas, 'Community', 'Dashboard', 'Marketplace', 'Community')
    for (const [label, figure] of Object.entries({ Members: '27', Discussions: '5', Tutorials: '4', Experts: '4' }))
      await waitFor(async () => expect(await figureOf(canvas, label)).toBe(figure))
    await expect(canvas.getByRole('searchbox', { name: 'Search the community' })).toHaveAttribute('type', 'search')
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Discussions', 'Tutorials', 'Experts'])
    await expect(canvas.getByRole('tab', { name: 'Discussions' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('button', { name: 'Start New Discussion' })).toBeEnabled()
    const rows = await rowsOf(canvas, 'Discussions')
    await expect(rows).toHaveLength(5)
    await expect(rows[0]).toHaveTextContent(
      /How do you name events.*Measurement plans.*We have twelve events that begin with the same word.*Priya Raman · 2 hours ago · 18 replies.*42 likes/,
    )
    for (const row of rows) await expect(within(row).getByRole('img')).toBeVisible()
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
export const Empty: Story = {
  ...states.empty,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No discussions yet')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: 'Start New Discussion' })).toHaveLength(1)
    await userEvent.click(canvas.getByRole('tab', { name: 'Tutorials' }))
    await expect(await canvas.findByText('No tutorials yet')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Submit Tutorial' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Experts' }))
    await expect(await canvas.findByText('No experts yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Discussions' }))
  },
}

/** A tablist; the open tab stands in the address. */
export const TabsByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Tutorials' }))
    await expect(canvas.getByRole('tab', { name: 'Tutorials' })).toHaveAttribute('aria-selected', 'true')
    await expect(await canvas.findByRole('tabpanel', { name: 'Tutorials' })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Discussions' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** The most watched first. */
export const Tutorials: Story = {
  parameters: at('tab=tutorials'),
  play: async ({ canvas }) => {
    const rows = await rowsOf(canvas, 'Tutorials')
    await expect(rows).toHaveLength(4)
    await expect(rows[0]).toHaveTextContent(/Your first custom event, end to end.*Beginner.*Priya Raman · 14 min · 3,482 views.*4\.7.*\(212\)/)
    for (const row of rows) await expect(within(row).getByRole('button', { name: /^Watch Tutorial: / })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Submit Tutorial' })).toBeVisible()
  },
}

/** The most followed first. */
export const Experts: Story = {
  parameters: at('tab=experts'),
  play: async ({ canvas }) => {
    const rows = await rowsOf(canvas, 'Experts')
    await expect(await titles(canvas, 'Experts')).toContain('Amara Nwosu')
    await expect(rows[0]).toHaveTextContent(/Henrik Sørensen.*Privacy engineer.*Consent Mode.*Tag governance.*1,284 followers · 1 template/)
    await expect((await rowOf(canvas, 'Experts', 'Theo Castellan')).getByText(/742 followers · 2 templates/)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Follow: / })).toHaveLength(4)
  },
}

/** Titles, excerpts and authors of the open tab, whatever the case. */
export const Search: Story = {
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox')
    for (const [words, title] of [
      ['CHECKLIST', 'A checklist before every publish'],
      ['upkeep', 'Server-side or not, for a shop with 30,000 visits a month?'],
      ['henrik', 'Share your consent set-up'],
    ] as const) {
      await userEvent.clear(search)
      await userEvent.type(search, words)
      await expect(await titles(canvas, 'Discussions')).toEqual([title])
    }
    await userEvent.click(canvas.getByRole('tab', { name: 'Tutorials' }))
    await expect(await titles(canvas, 'Tutorials')).toEqual(['Debug consent with the network panel'])
    await userEvent.click(canvas.getByRole('tab', { name: 'Experts' }))
    await expect(await titles(canvas, 'Experts')).toHaveLength(1)
  },
}

/** What stands in the address is looked for; Show All forgets it. */
export const SearchNoResult: Story = {
  parameters: at('q=zzzz'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Nothing matches “zzzz”')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show All' }))
    await expect(await rowsOf(canvas, 'Discussions')).toHaveLength(5)
    await userEvent.type(canvas.getByRole('searchbox'), 'zzzz')
    await expect(await canvas.findByText('Nothing matches “zzzz”')).toBeVisible()
  },
}

export const ManyRows: Story = {
  ...answering('community.overview', (answer) => ({ ...answer, discussions: manyOf(answer.discussions, 120, (place) => ({ title: `Question ${place}` })) })),
  play: async ({ canvas, userEvent }) => {
    await expect(await rowsOf(canvas, 'Discussions')).toHaveLength(50)
    await userEvent.click(within(canvas.getByRole('navigation', { name: 'Pages: Discussions' })).getByRole('button', { name: /3/ }))
    await expect(await rowsOf(canvas, 'Discussions')).toHaveLength(20)
  },
}

/** The longest words, where there is least room. */
export const LongContent: Story = {
  ...phone(states.german.parameters),
  play: async ({ canvas, userEvent }) => {
    await expect(await rowsOf(canvas, 'Diskussionen')).toHaveLength(5)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
    await userEvent.click(canvas.getByRole('tab', { name: 'Tutorials' }))
    await expect(await rowsOf(canvas, 'Tutorials')).toHaveLength(4)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
