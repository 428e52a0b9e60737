import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answering, choose, headed, rowOf, rowsOf } from '../../inStories.ts'
import { phone, states } from '../../states.ts'
import { TemplateStore } from './TemplateStore.tsx'

export default {
  title: 'Marketplace/Template Store',
  component: TemplateStore,
  parameters: {
    requirements: {
      Ready: 'MKT-STORE-01 to 03, 08, 09, 11, 12, DATA-TEMPLATE-01',
      ListView: 'MKT-STORE-07',
      FilteredByCategory: 'MKT-STORE-05',
      SearchAndCategory: 'MKT-STORE-04',
      SearchNoResult: 'MKT-STORE-04, MKT-STORE-04-B',
      SortedByPriceLow: 'MKT-STORE-06, MKT-STORE-06-B',
      ManyRows: 'GEN-STATE-06',
      LongContent: 'GEN-STATE-05',
    },
    path: '/marketplace/store',
  },
} satisfies Meta<typeof TemplateStore>
type Story = StoryObj<typeof TemplateStore>

const at = (query: string) => ({ parameters: { path: `/marketplace/store?${query}` } })
const all = 'All Templates'
const featured = 'Featured Templates'
const popular = [
  'Consent First',
  'Product Analytics Starter',
  'Shopify Checkout Bridge',
  'Shop Essentials for GA4',
  'B2B Pipeline',
  'Lead Form Kit',
  'Returns Tracker',
  'Churn Signals',
  'SaaS Trial Funnel',
]
/** The names on a shelf, in order. */
const names = async (canvas: ReturnType<typeof within>, shelf = all) =>
  (await rowsOf(canvas, shelf)).flatMap((row) => within(row).queryByRole('heading', { level: 3 })?.textContent ?? [])

export const Ready: Story = {
  play: async ({ canvas }) => {
    await headed(canvas, 'Template Store', 'Dashboard', 'Template Store')
    await expect(await canvas.findByRole('searchbox', { name: 'Search templates' })).toHaveAttribute('type', 'search')
    // It repeats none away, for all of them stand under All as well.
    await expect(canvas.getByRole('heading', { level: 2, name: featured })).toBeVisible()
    await expect(await names(canvas, featured)).toEqual(['Consent First', 'Product Analytics Starter', 'Shop Essentials for GA4'])
    await expect(canvas.getByRole('heading', { level: 2, name: all })).toBeVisible()
    await expect(await names(canvas)).toEqual(popular)
    await expect((await rowOf(canvas, all, 'Consent First')).getByRole('heading', { name: 'Consent First' }).closest('li')).toHaveTextContent(
      /Consent First.*Consent Mode v2 with a default that denies.*Free.*Lead Gen.*Featured.*consent.*privacy.*by Henrik Sørensen · 2,874 downloads.*4\.9.*\(316\)/,
    )
    await expect((await rowOf(canvas, all, 'B2B Pipeline')).queryByText('Featured')).toBeNull()
    const prices = { 'Consent First': 'Free', 'Shopify Checkout Bridge': '$39', 'B2B Pipeline': '$79', 'Returns Tracker': '$19' }
    for (const [name, price] of Object.entries(prices)) await expect((await rowOf(canvas, all, name)).getByText(price)).toBeVisible()
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
export const ReadOnly: Story = {
  ...states.readOnly,
  play: async ({ canvas }) => {
    await expect((await rowOf(canvas, all, 'Consent First')).getByRole('button', { name: /^Download/ })).toHaveAccessibleDescription(/^Needs the role Analyst/)
    await expect((await rowOf(canvas, all, 'B2B Pipeline')).getByRole('button', { name: /^Purchase/ })).toHaveAccessibleDescription(/^Needs the role Admin/)
  },
}

export const Empty: Story = {
  ...answering('store.list', () => ({ rows: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The store is empty')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Publish Your Own' })).toHaveAttribute('href', '/marketplace/my-templates')
  },
}

/** A project of one's own has the templates of the product: free, and rated by nobody yet. */
export const OwnProject: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    const rows = await rowsOf(canvas, all)
    await expect(await names(canvas)).toHaveLength(9)
    await expect(within(canvas.getByRole('list', { name: all })).getAllByText('No ratings yet')).toHaveLength(9)
    await expect(rows[0]).toHaveTextContent(/Free.*by Tagmason · 0 downloads/)
    await expect(canvas.queryByRole('button', { name: /^Purchase/ })).toBeNull()
  },
}

/** The layout stands in the address, and the list shows the same. */
export const ListView: Story = {
  play: async ({ canvas, userEvent }) => {
    const [grid, list] = [await canvas.findByRole('button', { name: 'Grid' }), canvas.getByRole('button', { name: 'List' })]
    await expect(grid).toHaveAttribute('aria-pressed', 'true')
    await expect(list).toHaveAttribute('aria-pressed', 'false')
    await expect(canvas.getByRole('list', { name: all })).toHaveAttribute('data-ui', 'Grid')
    await userEvent.click(list)
    await expect(list).toHaveAttribute('aria-pressed', 'true')
    await expect(grid).toHaveAttribute('aria-pressed', 'false')
    await expect(canvas.getByRole('list', { name: all })).toHaveAttribute('data-ui', 'List')
    await expect(await names(canvas)).toEqual(popular)
    await userEvent.click(grid)
    await expect(canvas.getByRole('list', { name: all })).toHaveAttribute('data-ui', 'Grid')
    await userEvent.click(list)
  },
}

/** All is the default, and a category narrows both shelves. */
export const FilteredByCategory: Story = {
  play: async ({ canvas, userEvent }) => {
    const category = await canvas.findByRole('combobox', { name: 'Category' })
    await expect(category).toHaveTextContent('All categories')
    await userEvent.click(category)
    await expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['All categories', 'E-commerce', 'SaaS', 'Lead Gen'])
    await userEvent.click(screen.getByRole('option', { name: 'SaaS' }))
    await expect(await names(canvas)).toEqual(['Product Analytics Starter', 'Churn Signals', 'SaaS Trial Funnel'])
    await expect(await names(canvas, featured)).toEqual(['Product Analytics Starter'])
  },
}

/** A part of the name or the description, whatever its case, together with the category. */
export const SearchAndCategory: Story = {
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox')
    await userEvent.type(search, 'CONSENT')
    await expect(await names(canvas)).toEqual(['Consent First'])
    await userEvent.clear(search)
    await userEvent.type(search, 'shop')
    await expect(await names(canvas)).toEqual(['Shopify Checkout Bridge', 'Shop Essentials for GA4'])
    await choose(userEvent, canvas.getByRole('combobox', { name: 'Category' }), 'Lead Gen')
    await expect(await canvas.findByText('No template matches')).toBeVisible()
    await userEvent.clear(search)
    await userEvent.type(search, 'form')
    await expect(await names(canvas)).toEqual(['Lead Form Kit'])
  },
}

/** What stands in the address is looked for; Clear Filters shows all again. */
export const SearchNoResult: Story = {
  ...at('q=zzzz&category=SaaS'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No template matches')).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveValue('zzzz')
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveTextContent('SaaS')
    await expect(canvas.queryByRole('list', { name: all })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }))
    await expect(await names(canvas)).toHaveLength(9)
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await userEvent.type(canvas.getByRole('searchbox'), 'zeppelin')
    await expect(await canvas.findByText('No template matches')).toBeVisible()
  },
}

/** The choice is applied, free first. */
export const SortedByPriceLow: Story = {
  play: async ({ canvas, userEvent }) => {
    const sort = await canvas.findByRole('combobox', { name: 'Sort' })
    await expect(sort).toHaveTextContent('Popular')
    await userEvent.click(sort)
    await expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Popular', 'Newest', 'Rating', 'Price low to high'])
    await userEvent.click(screen.getByRole('option', { name: 'Price low to high' }))
    await expect((await names(canvas)).slice(0, 4)).toEqual(['Consent First', 'Product Analytics Starter', 'Returns Tracker', 'Lead Form Kit'])
    await choose(userEvent, sort, 'Newest')
    await expect((await names(canvas)).slice(0, 2)).toEqual(['Shopify Checkout Bridge', 'Churn Signals'])
    await choose(userEvent, sort, 'Rating')
    await expect((await names(canvas)).slice(0, 3)).toEqual(['Consent First', 'Shop Essentials for GA4', 'Shopify Checkout Bridge'])
    await choose(userEvent, sort, 'Price low to high')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

/** A catalogue of many templates comes page by page. */
export const ManyRows: Story = {
  ...answering('store.list', ({ rows }) => ({
    rows: Array.from({ length: 30 }, (_, place) => ({ ...rows[place % rows.length]!, id: `row-${place}`, featured: false })),
  })),
  play: async ({ canvas, userEvent }) => {
    await expect(await names(canvas)).toHaveLength(12)
    await userEvent.click(within(canvas.getByRole('navigation', { name: 'Pages: All Templates' })).getByRole('button', { name: /3/ }))
    await expect(await names(canvas)).toHaveLength(6)
  },
}

/** The longest words, where there is least room. */
export const LongContent: Story = {
  ...phone(states.german.parameters),
  play: async ({ canvas }) => {
    await expect(await names(canvas, 'Alle Vorlagen')).toHaveLength(9)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
