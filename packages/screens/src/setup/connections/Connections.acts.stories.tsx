import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { caughtDownloads, retype, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { actsFail, story } from '../../states.ts'
import { Connections } from './Connections.tsx'
import { chosen, csv, dialogNamed, fromMenu, list, opened } from './inStories.ts'

/** Adding, changing and removing. */
export default {
  title: 'Setup/Data Connections',
  component: Connections,
  parameters: {
    requirements: { CategoryOpen: 'SETUP-CONN-03 to 05', FileUploaded: 'SETUP-CONN-06' },
    path: '/setup/connections',
  },
} satisfies Meta<typeof Connections>
type Story = StoryObj<typeof Connections>

/** A category opens the ways to bring in its data. */
export const CategoryOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const [category, platforms] of [
      ['E-commerce', ['Shopify', 'WooCommerce']],
      ['Advertising', ['Google Ads', 'Meta Ads']],
      ['CRM Systems', ['HubSpot', 'Salesforce']],
    ] as const) {
      await userEvent.click(await canvas.findByRole('button', { name: category }))
      const dialog = await dialogNamed(`Add a connection: ${category}`)
      for (const name of [...platforms, 'CSV or JSON file']) await expect(dialog.getByRole('radio', { name: new RegExp(`^${name}`) })).not.toBeChecked()
      if (category !== 'CRM Systems') await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    }
  },
}

/** A platform is noted down with its account, and stays pending. */
export const AddConnectionForm: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent, 'CRM Systems')
    await userEvent.click(dialog.getByRole('button', { name: 'Add Connection' }))
    await expect(dialog.getByText('Choose where the data comes from.')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: /^HubSpot/ }))
    const name = dialog.getByRole('textbox', { name: /^Name/ })
    await expect(name).toHaveValue('HubSpot contacts')
    await userEvent.click(dialog.getByRole('button', { name: 'Add Connection' }))
    await expect(dialog.getByText('A connection with this name exists already.')).toBeVisible()
    await expect(dialog.getByText('Say which account to read from.')).toBeVisible()
    await userEvent.clear(name)
    await expect(dialog.getByText('Give the connection a name.')).toBeVisible()
    await userEvent.type(name, 'Contacts of the bakery')
    const account = dialog.getByRole('textbox', { name: /^Account ID/ })
    await userEvent.type(account, 'bakery')
    await expect(dialog.getByText('This does not look like one. It is written like 24816357.')).toBeVisible()
    await retype(userEvent, account, '24816357')
    await expect(dialog.getByText('This account is connected already.')).toBeVisible()
    await retype(userEvent, account, '90817263')
    await userEvent.click(dialog.getByRole('button', { name: 'Add Connection' }))
    await toastSays('success', 'Connection Added')
    await expect((await rowOf(canvas, list, 'Contacts of the bakery')).getByText('Pending')).toBeVisible()
  },
}

/** What was typed stays where it was. */
export const AddFails: Story = {
  ...story({ workspace: actsFail }),
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent, 'Advertising')
    await userEvent.click(dialog.getByRole('radio', { name: /^Google Ads/ }))
    await retype(userEvent, dialog.getByRole('textbox', { name: /^Name/ }), 'Search cost')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Customer ID/ }), '123-456-7890')
    await userEvent.click(dialog.getByRole('button', { name: 'Add Connection' }))
    await toastSays('error', 'Not done: add a connection')
    await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Search cost')
  },
}

/** A file is read for real: connected at once, with its columns and rows. */
export const Connected: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent, 'E-commerce')
    await userEvent.click(dialog.getByRole('radio', { name: /^CSV or JSON file/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add Connection' }))
    await expect(dialog.getByText('Choose a CSV or JSON file.')).toBeVisible()
    await chosen(userEvent, csv('orders.csv', 'order,placed,total', '1001,2024-01-02,49.90', '1002,2024-01-03,12.00'))
    await expect(await dialog.findByText('3 columns, 2 rows')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('orders')
    await userEvent.click(dialog.getByRole('button', { name: 'Add Connection' }))
    await toastSays('success', 'Connection Added')
    const row = await rowOf(canvas, list, 'orders.csv')
    await expect(row.getByText('Connected')).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: 'View Details: orders' }))
    const drawer = await dialogNamed('orders')
    const columns = drawer.getByRole('table', { name: 'Columns' })
    await expect(columns).toHaveTextContent(/order.*Number.*placed.*Date.*total.*Number/)
    await expect(drawer.getByRole('table', { name: 'First rows' })).toHaveTextContent('2024-01-03')
  },
}

/** A JSON file, and files of which nothing can be used: each says why, with its line. */
export const FilesRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened(canvas, userEvent, 'Advertising')
    await userEvent.click(dialog.getByRole('radio', { name: /^CSV or JSON file/ }))
    for (const [file, words] of [
      [csv('cost.json', '[', '{ "day": "2024-01-02", "cost": 12.5 },', '{ "day": }', ']'), 'This is not JSON: look at line 3.'],
      [csv('cost.csv', 'day,cost', '"2024-01-02,12.5'), 'A quotation mark opens on line 2 and never closes.'],
      [csv('cost.csv', 'day,cost'), 'This file has no rows under its header.'],
      [csv('cost.json', '{ "cost": 1 }'), 'This JSON holds no list of objects.'],
    ] as const) {
      await chosen(userEvent, file)
      await expect(await dialog.findByText(words)).toBeVisible()
    }
    await chosen(userEvent, csv('cost.json', '[{ "day": "2024-01-02", "cost": 12.5 }]'))
    await expect(await dialog.findByText('2 columns, 1 row')).toBeVisible()
  },
}

/** Renamed, given its file, had back as a file, removed. */
export const FileUploaded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, list, 'Wholesale price list')).getByRole('button', { name: 'Upload File: Wholesale price list' }))
    const dialog = await dialogNamed('Upload File: Wholesale price list')
    await chosen(userEvent, csv('prices.csv', 'sku;price', 'A1;4.20'))
    await expect(await dialog.findByText('2 columns, 1 row')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Use This File' }))
    await toastSays('success', 'File Uploaded')
    await expect((await rowOf(canvas, list, 'Wholesale price list')).getByText('Connected')).toBeVisible()
    const files = caughtDownloads()
    await fromMenu(canvas, userEvent, 'Wholesale price list', 'Download File')
    await toastSays('success', 'prices.csv downloaded')
    await expect(await files[0]?.blob.text()).toBe('sku;price\nA1;4.20')
  },
}

export const Edited: Story = {
  play: async ({ canvas, userEvent }) => {
    await fromMenu(canvas, userEvent, 'Google Ads cost', 'Edit')
    const dialog = await dialogNamed('Edit: Google Ads cost')
    await retype(userEvent, dialog.getByRole('textbox', { name: /^Name/ }), 'Search cost')
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }))
    await toastSays('success', 'Connection Changed')
    await expect((await rowOf(canvas, list, 'Search cost')).getByText('Connected')).toBeVisible()
  },
}

export const Removed: Story = {
  play: async ({ canvas, userEvent }) => {
    await fromMenu(canvas, userEvent, 'Meta Ads cost', 'Remove')
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove “Meta Ads cost”?' }))
    await userEvent.click(question.getByRole('button', { name: 'Remove' }))
    await toastSays('success', 'Connection Removed')
    await expect(await rowsOf(canvas, list)).toHaveLength(5)
  },
}
