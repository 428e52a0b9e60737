import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { planned, story } from '../states.ts'
import { caughtDownloads, choose, toastSays } from '../inStories.ts'
import { bannerParts, exportWith } from './gtm/container/madeExports.ts'
import { goals } from './inStories.ts'
import { NaturalLanguage } from './NaturalLanguage.tsx'

export default {
  title: 'Setup/Natural Language',
  component: NaturalLanguage,
  parameters: {
    requirements: { DownloadsContainer: 'SETUP-NL-17, SETUP-NL-17-B, GEN-APP-02-B', CopiesGa4: 'SETUP-NL-17-B, GEN-APP-02-B' },
    path: '/setup/natural-language',
    ...story({ before: planned(goals) }).parameters,
  },
} satisfies Meta<typeof NaturalLanguage>
type Story = StoryObj<typeof NaturalLanguage>

/** The file is an import file of Google Tag Manager with the measurement id in it. */
export const DownloadsContainer: Story = {
  play: async ({ canvas, userEvent }) => {
    const files = caughtDownloads()
    const field = await canvas.findByRole('textbox', { name: 'Measurement ID' })
    await userEvent.type(field, 'g-ab12cd34ef')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('region', { name: /container\.json$/ })).toHaveTextContent('G-AB12CD34EF'))
    await expect(field).toHaveValue('G-AB12CD34EF')
    await canvas.findByText('Checked: Google Tag Manager can import it')
    await userEvent.click(canvas.getByRole('button', { name: 'Download GTM container JSON' }))
    await toastSays('success', /container\.json downloaded$/)
    await expect(files).toHaveLength(1)
    await expect(files[0]?.name).toMatch(/container\.json$/)
    const file: unknown = JSON.parse((await files[0]?.blob.text()) ?? '')
    await expect(file).toMatchObject({ exportFormatVersion: 2, containerVersion: { container: { usageContext: ['WEB'] } } })
    await expect(JSON.stringify(file)).toContain('G-AB12CD34EF')
  },
}

export const CopiesGa4: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
    await userEvent.click(await canvas.findByRole('tab', { name: 'GA4 configuration' }))
    await expect(within(canvas.getByRole('list', { name: 'How to use these calls' })).getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy GA4 configuration' }))
    await waitFor(() => expect(write).toHaveBeenCalledTimes(1))
    await expect(JSON.stringify(JSON.parse(write.mock.calls[0]?.[0] ?? ''))).toContain('purchase')
    await expect(within(canvas.getByRole('tabpanel')).getByRole('list', { name: 'GA4 configuration' })).toHaveTextContent('POST')
  },
}

export const ShowsSnippets: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Snippets' }))
    await expect(await canvas.findByRole('region', { name: 'Consent default, before everything else' })).toHaveTextContent('denied')
    await expect(canvas.getByRole('region', { name: 'As high in <head> as possible' })).toHaveTextContent('googletagmanager.com/gtm.js')
    await expect(canvas.getByRole('region', { name: 'Right after <body> opens' })).toHaveTextContent('noscript')
    await expect(canvas.getByRole('region', { name: 'Where purchase happens' })).toHaveTextContent('dataLayer.push')
  },
}

export const DownloadsAllFiles: Story = {
  play: async ({ canvas, userEvent }) => {
    const files = caughtDownloads()
    for (const [tab, button] of [
      ['GA4 configuration', 'Download GA4 configuration'],
      ['Snippets', 'Download snippets'],
      ['Plan', 'Download plan'],
    ] as const) {
      await userEvent.click(await canvas.findByRole('tab', { name: tab }))
      await userEvent.click(await canvas.findByRole('button', { name: button }))
    }
    await expect(files.map(({ blob }) => blob.type)).toEqual(['application/json', 'text/markdown', 'application/json'])
    await expect(JSON.parse((await files[2]?.blob.text()) ?? '')).toMatchObject({ goals })
  },
}

export const MeasurementIdWrong: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Measurement ID' })
    await userEvent.type(field, 'UA-12345-1')
    await userEvent.tab()
    await waitFor(() => expect(field).toBeInvalid())
    await expect(field).toHaveAccessibleDescription(/A measurement ID looks like G-AB12CD34EF\./)
    await expect(await canvas.findByRole('region', { name: /container\.json$/ })).not.toHaveTextContent('UA-12345-1')
    await userEvent.clear(field)
    await userEvent.type(field, 'G-AB12CD34EF')
    await waitFor(() => expect(field).not.toBeInvalid())
  },
}

export const ConsentNone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Snippets' }))
    await canvas.findByRole('region', { name: 'Consent default, before everything else' })
    await choose(userEvent, canvas.getByRole('combobox', { name: 'Consent' }), 'No consent settings')
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Consent default, before everything else' })).toBeNull())
    await canvas.findByRole('region', { name: 'As high in <head> as possible' })
  },
}

/** A container of the project has a banner that sets the consent default: the files bring none, and say whose counts. */
export const ConsentFromBanner: Story = {
  ...story({
    before: async (workspace) => {
      await workspace.act('projects.create', { name: 'Corner Bakery', website: 'bakery.example', timeZone: 'Europe/Madrid' })
      await workspace.act('containers.upload', { fileName: 'site.json', text: exportWith('GTM-BAKE77', bannerParts) })
      await workspace.act('containers.import', undefined)
      await planned(goals)(workspace)
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Consent default comes from Consent banner')).toBeVisible()
    await expect(canvas.getByRole('region', { name: /container\.json$/ })).not.toHaveTextContent('Consent - Default denied')
    await userEvent.click(canvas.getByRole('tab', { name: 'Snippets' }))
    await canvas.findByRole('region', { name: 'As high in <head> as possible' })
    await expect(canvas.queryByRole('region', { name: 'Consent default, before everything else' })).toBeNull()
  },
}
