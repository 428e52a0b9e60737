import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answering, headed, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { actsFail, phone, states, story } from '../../states.ts'
import { Documentation } from './Documentation.tsx'

export default {
  title: 'Learning/Documentation',
  component: Documentation,
  parameters: {
    requirements: {
      Ready: 'LEARN-DOCS-01 to 03, 06 to 11, 13 to 16, DATA-DOCCAT-01, DATA-ARTICLE-01, DATA-POPULAR-01, LEARN-DOCS-13-B, LEARN-DOCS-15-B, LEARN-DOCS-16-B',
      SearchResults: 'LEARN-DOCS-04, LEARN-DOCS-04-B',
      SearchOfNothing: 'LEARN-DOCS-05',
      ArticleOpen: 'LEARN-DOCS-06, 11',
      UpdateNew: 'LEARN-DOCS-12, DATA-UPDATE-01',
      UpdatesOfThisVersion: 'LEARN-DOCS-12-B, DATA-UPDATE-01-B',
      RateArticle: 'LEARN-DOCS-06',
      LongContent: 'GEN-STATE-05',
    },
    path: '/learning/docs',
  },
} satisfies Meta<typeof Documentation>
type Story = StoryObj<typeof Documentation>

const open = { parameters: { path: '/learning/docs?article=consent-mode-in-ten-minutes' } }
const toneOf = (element: HTMLElement | undefined) => element?.closest('[data-ui=Badge]')?.getAttribute('data-tone')

export const Ready: Story = {
  play: async ({ canvas }) => {
    await headed(canvas, 'Documentation', 'Dashboard', 'Learning', 'Documentation')
    await expect(await canvas.findByPlaceholderText('Search documentation...')).toBeVisible()
    await expect(within(canvas.getByRole('main')).getByRole('button', { name: 'Search' })).toBeVisible()
    const rows = await rowsOf(canvas, 'Documentation categories')
    for (const row of rows) {
      await expect(within(row).getAllByRole('heading')[0]).toBeVisible()
      await expect(row).toHaveTextContent(/\d+ min/)
    }
    await expect(within(canvas.getByRole('list', { name: 'Documentation categories' })).getAllByRole('heading', { level: 2 })).toHaveLength(5)
    await expect(rows[0]).toHaveTextContent(/Getting Started.*Your first plan.*Write goals that can be measured.*Beginner.*2 min.*4\.8/)
    const articles = await rowsOf(canvas, 'Articles: Tracking')
    await expect(articles).toHaveLength(8)
    for (const [level, tone] of [
      ['Beginner', 'positive'],
      ['Intermediate', 'caution'],
      ['Advanced', 'critical'],
    ] as const)
      await expect(toneOf(canvas.getAllByText(level)[0])).toBe(tone)
    const popular = await rowsOf(canvas, 'Popular Articles')
    await expect(popular).toHaveLength(5)
    await expect(popular[0]).toHaveTextContent(/Write goals that can be measured.*What makes a sentence turn into events.*by Hannah Weiss.*12,480 views/)
    await expect(canvas.getByRole('heading', { name: 'Quick Links' })).toBeVisible()
    for (const [name, href] of [
      ['API Reference', '/enterprise/api?tab=documentation'],
      ['SDK Downloads', '/learning/tutorials?tab=code'],
      ['Community Forum', '/marketplace/community'],
      ['Video Tutorials', '/learning/tutorials'],
    ] as const)
      await expect(within(canvas.getByRole('main')).getByRole('link', { name })).toHaveAttribute('href', href)
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
export const ReadOnly: Story = {
  ...states.readOnly,
  parameters: { ...states.readOnly.parameters, ...open.parameters },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '4 stars' }))
    await toastSays('success', 'Rating Saved')
  },
}

export const Empty: Story = {
  ...answering('docs.overview', (answer) => ({ ...answer, categories: [], popular: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No documentation yet')).toBeVisible()
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Expert Support' })).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'Popular Articles' })).toBeNull()
  },
}

/** Ranked, with the words marked; the toast says how many. */
export const SearchResults: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search documentation' }), ' import contai{Enter}')
    const toast = await toastSays('default', 'Search Results')
    const rows = await rowsOf(canvas, 'Search Results')
    await expect(toast.getByText(`${rows.length} articles found`)).toBeVisible()
    await expect(rows[0]).toHaveTextContent(/Import the container.*Getting Started.*2 min/)
    await expect(canvas.getByRole('heading', { name: 'Results for “import contai”' })).toBeVisible()
  },
}

export const SearchCleared: Story = {
  parameters: { path: '/learning/docs?q=container' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear Search' }))
    await expect(await rowsOf(canvas, 'Documentation categories')).toBeTruthy()
    await expect(canvas.getByRole('searchbox', { name: 'Search documentation' })).toHaveValue('')
  },
}

/** White space alone asks for nothing. */
export const SearchOfNothing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search documentation' }), '   {Enter}')
    await expect(screen.queryByText('Search Results')).toBeNull()
    await expect(await rowsOf(canvas, 'Documentation categories')).toBeTruthy()
  },
}

export const SearchNoResult: Story = {
  parameters: { path: '/learning/docs?q=zeppelin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No article was found')).toBeVisible()
    await expect(canvas.getByRole('searchbox', { name: 'Search documentation' })).toHaveValue('zeppelin')
    await expect(screen.queryByText('Search Results')).toBeNull()
  },
}

/** Every listed article opens, to be read and left again. */
export const ArticleOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Articles: Privacy and Consent', 'Consent Mode in ten minutes')
    await userEvent.click(row.getByRole('link', { name: 'Consent Mode in ten minutes' }))
    const heading = await canvas.findByRole('heading', { level: 2, name: 'Consent Mode in ten minutes' })
    await expect(heading).toHaveFocus()
    await expect(canvas.getByRole('heading', { level: 3, name: 'Four signals' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Default, before every tag' })).toHaveTextContent('wait_for_update: 500')
    // It is counted.
    await waitFor(() => expect(canvas.getByText('9,877')).toBeVisible())
    await expect(await rowsOf(canvas, 'In the same category')).toHaveLength(3)
  },
}

export const ArticleClosed: Story = {
  ...open,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'All articles' }))
    await expect(await rowsOf(canvas, 'Documentation categories')).toBeTruthy()
  },
}

/** An address that names no article shows them all. */
export const UnknownArticle: Story = {
  parameters: { path: '/learning/docs?article=zeppelins' },
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Documentation categories')).toBeTruthy()
  },
}

export const UpdateNew: Story = {
  play: async ({ canvas }) => {
    const rows = await rowsOf(canvas, 'Recent Updates')
    await expect(rows).toHaveLength(4)
    await expect(rows[0]).toHaveTextContent(/Screenshot analysis finds form fields.*New.*Jan 18, 2024/)
    const list = within(canvas.getByRole('list', { name: 'Recent Updates' }))
    await expect(toneOf(list.getAllByText('New')[0])).toBe('accent')
    await expect(toneOf(list.getByText('Fixed'))).toBe('neutral')
  },
}

/** In a project of one's own: what this version of the product brought. */
export const UpdatesOfThisVersion: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    const rows = await rowsOf(canvas, 'Recent Updates')
    await expect(rows[0]).toHaveTextContent(/Goals in plain words become a measurement plan.*New.*2026/)
    await expect(canvas.queryByText('Screenshot analysis finds form fields')).toBeNull()
  },
}

/** Ratings are given by readers. */
export const RateArticle: Story = {
  ...open,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('4.9 out of 5, 99 ratings')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('radio', { name: '2 stars' }))
    await toastSays('success', 'Rating Saved')
    await expect(canvas.getByRole('radio', { name: '2 stars' })).toBeChecked()
    await expect(await canvas.findByText('4.9 out of 5, 100 ratings')).toBeInTheDocument()
  },
}

export const RateFails: Story = {
  ...story({ workspace: actsFail }),
  parameters: { ...story({ workspace: actsFail }).parameters, ...open.parameters },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '2 stars' }))
    await toastSays('error', 'Not done: rate an article')
    await expect(canvas.getByRole('radio', { name: '2 stars' })).not.toBeChecked()
  },
}

/** The longest words, where there is least room; texts in another language say so. */
export const LongContent: Story = {
  ...phone(states.german.parameters),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Kategorien der Dokumentation')).toBeTruthy()
    await expect(canvas.getByText('Artikel und Anleitungen sind auf Englisch geschrieben.')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}

export const LongArticle: Story = {
  ...phone({ path: '/learning/docs?article=keep-personal-data-out' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Keep personal data out' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
