import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { headed, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { phone, states } from '../../states.ts'
import { HelpCentre } from './HelpCentre.tsx'

export default {
  title: 'Learning/Help Centre',
  component: HelpCentre,
  parameters: {
    requirements: {
      Ready: 'LEARN-HELP-01 to 03, 05, DATA-FEATURED-01',
      SearchResults: 'LEARN-HELP-04',
      CategoryOpen: 'LEARN-HELP-02',
    },
    path: '/learning/help',
  },
} satisfies Meta<typeof HelpCentre>
type Story = StoryObj<typeof HelpCentre>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await headed(canvas, 'Help Centre', 'Dashboard', 'Learning', 'Help Centre')
    await canvas.findByRole('searchbox', { name: 'Search help' })
    await expect(canvas.getByRole('main').querySelector('input[type=search]')).toBeVisible()
    const categories = await rowsOf(canvas, 'Help categories')
    await expect(categories).toHaveLength(5)
    await expect(categories[1]).toHaveTextContent(/Tracking.*Events, parameters, triggers and the data layer.*8 articles/)
    const popular = await rowsOf(canvas, 'Popular articles')
    await expect(popular[0]).toHaveTextContent(/Write goals that can be measured.*Beginner.*2 min.*by Hannah Weiss.*12,480 views.*4\.8/)
    const recent = await rowsOf(canvas, 'Recent articles')
    await expect(recent[0]).toHaveTextContent(/Test before you publish.*Revised Jan 18, 2024/)
    await expect((await rowsOf(canvas, 'Recent Updates'))[0]).toHaveTextContent(/Screenshot analysis finds form fields.*New.*Jan 18, 2024/)
    await expect(within(popular[0] ?? canvas.getByRole('main')).getByRole('link')).toHaveAttribute(
      'href',
      '/learning/docs?article=write-goals-that-can-be-measured',
    )
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess

/** White space alone does nothing, words are answered. */
export const SearchResults: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search help' })
    await userEvent.type(field, '   {Enter}')
    await expect(screen.queryByText('Search Results')).toBeNull()
    await userEvent.type(field, 'container{Enter}')
    await toastSays('default', 'Search Results')
    await expect(await rowOf(canvas, 'Search Results', 'Import the container')).toBeTruthy()
  },
}

export const SearchNoResult: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search help' }), 'zeppelin{Enter}')
    const toast = await toastSays('default', 'Search Results')
    await expect(toast.getByText('0 articles found')).toBeVisible()
    await expect(canvas.getByText('No article was found')).toBeVisible()
  },
}

/** A category shows its articles. */
export const CategoryOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Privacy and Consent' }))
    await expect(await rowsOf(canvas, 'Articles: Privacy and Consent')).toHaveLength(4)
  },
}

/** Emptying the field or leaving the category leads back to all of them. */
export const Back: Story = {
  parameters: { path: '/learning/help?category=privacy&q=consent' },
  play: async ({ canvas, userEvent }) => {
    await expect(await rowsOf(canvas, 'Search Results')).toBeTruthy()
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search help' }))
    await expect(await rowsOf(canvas, 'Articles: Privacy and Consent')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('link', { name: 'All categories' }))
    await expect(await rowsOf(canvas, 'Help categories')).toHaveLength(5)
  },
}

export const LongContent: Story = {
  ...phone(states.german.parameters),
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, 'Hilfekategorien')).toHaveLength(5)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
