import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { answering, caughtDownloads, leave, opened, rowOf, toastSays } from '../../inStories.ts'
import { actsFail, phone, states, story } from '../../states.ts'
import { TemplateStore } from './TemplateStore.tsx'

export default {
  title: 'Marketplace/Template Store',
  component: TemplateStore,
  parameters: {
    requirements: {
      FreeTemplate: 'MKT-STORE-10, MKT-STORE-10-B',
      PaidTemplate: 'MKT-STORE-10',
      CheckoutDialog: 'MKT-STORE-10',
      PurchasedTemplate: 'MKT-STORE-10, MKT-STORE-10-B',
      PaymentFailed: 'MKT-STORE-10',
      PurchaseFails: 'GEN-STATE-04',
      TemplateDetails: 'MKT-STORE-12, DATA-TEMPLATE-01',
    },
    path: '/marketplace/store',
  },
} satisfies Meta<typeof TemplateStore>
type Story = StoryObj<typeof TemplateStore>

const all = 'All Templates'
const free = 'Product Analytics Starter'
const paid = 'Churn Signals'
const freeId = 'template-product-analytics'
const paidId = 'template-churn-signals'
const at = (id: string) => ({ path: `/marketplace/store?template=${id}` })

/** Download hands out the container with its read-me and is counted; without price it reads Free. */
export const FreeTemplate: Story = {
  play: async ({ canvas, userEvent }) => {
    const files = caughtDownloads()
    const row = await rowOf(canvas, all, free)
    await expect(row.getByText('Free')).toBeVisible()
    await expect(row.queryByRole('button', { name: /^Purchase/ })).toBeNull()
    await userEvent.click(row.getByRole('button', { name: `Download: ${free}` }))
    await (await toastSays('success', 'Template Downloaded')).findByText('product-analytics-starter-1.0.0.zip')
    await expect(files[0]?.name).toBe('product-analytics-starter-1.0.0.zip')
    const zip = (await files[0]?.blob.text()) ?? ''
    for (const name of ['container.json', 'README.md']) await expect(zip).toContain(name)
    await expect((await rowOf(canvas, all, free)).getByText(/1,957 downloads/)).toBeVisible()
  },
}

/** What costs something cannot be downloaded before it is bought. */
export const PaidTemplate: Story = {
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, all, paid)
    await expect(row.getByText('$59')).toBeVisible()
    await expect(row.getByRole('button', { name: `Purchase: ${paid}` })).toHaveTextContent('Purchase')
    await expect(row.queryByRole('button', { name: /^Download/ })).toBeNull()
  },
}

/** Purchase goes through the checkout, which then offers the download. */
export const CheckoutDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, all, paid)).getByRole('button', { name: `Purchase: ${paid}` }))
    const dialog = await opened(`Purchase ${paid}?`)
    for (const words of ['Theo Castellan', 'No money moves']) await expect(dialog.getByText(words)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Pay $59' })).toBeVisible()
    await expect(dialog.getByRole('radio', { name: /4242/ })).toBeChecked()
  },
}

/** A bought template reads Download. */
export const PurchasedTemplate: Story = {
  play: async ({ canvas, userEvent }) => {
    const files = caughtDownloads()
    await userEvent.click((await rowOf(canvas, all, paid)).getByRole('button', { name: `Purchase: ${paid}` }))
    await userEvent.click((await opened(`Purchase ${paid}?`)).getByRole('button', { name: 'Pay $59' }))
    const toast = await toastSays('success', 'Template Purchased')
    const row = await rowOf(canvas, all, paid)
    await expect(row.getByText('Purchased')).toBeVisible()
    const download = row.getByRole('button', { name: `Download: ${paid}` })
    await waitFor(() => expect(download).toHaveFocus())
    await userEvent.click(toast.getByRole('button', { name: 'Download' }))
    await waitFor(() => expect(files[0]?.name).toBe('churn-signals-1.0.0.zip'))
    await userEvent.click(download)
    await waitFor(() => expect(files).toHaveLength(2))
  },
}

/** A declined card charges nothing, and another one can be tried at once. */
export const PaymentFailed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, all, paid)).getByRole('button', { name: `Purchase: ${paid}` }))
    const dialog = await opened(`Purchase ${paid}?`)
    await userEvent.click(dialog.getByRole('radio', { name: /0002/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Pay $59' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The card was declined')
    await leave(userEvent)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const row = await rowOf(canvas, all, paid)
    await expect(row.getByText('Payment failed')).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: `Purchase: ${paid}` }))
    await expect((await opened(`Purchase ${paid}?`)).queryByRole('alert')).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: /0002/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Pay $59' }))
    await expect(await screen.findByText('The card was declined')).toBeVisible()
  },
}

/** A failed order can be taken back. */
export const OrderRemoved: Story = {
  parameters: {
    ...story({ before: (workspace) => workspace.act('store.purchase', { id: paidId, card: 'declined' }) }).parameters,
    ...at(paidId),
  },
  play: async ({ userEvent }) => {
    const drawer = await opened(paid)
    await expect(await drawer.findByText('Payment failed')).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Remove Order' }))
    await toastSays('success', 'Order Removed')
    await waitFor(() => expect(drawer.queryByText('Payment failed')).toBeNull())
    await expect(drawer.getByRole('button', { name: `Purchase: ${paid}` })).toBeVisible()
  },
}

/** An order that nobody could charge waits; it is not made twice. */
export const OrderWaiting: Story = {
  ...answering('store.list', ({ rows }) => ({ rows: rows.map((row) => (row.id === paidId ? { ...row, order: 'waiting' as const } : row)) })),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, all, paid)
    await expect(row.getByText('Payment pending')).toBeVisible()
    await expect(row.getByRole('button', { name: `Purchase: ${paid}` })).toHaveAccessibleDescription(/the order waits for its payment/)
  },
}

/** The dialog stays with what was chosen when the payment cannot be asked for. */
export const PurchaseFails: Story = {
  ...story({ workspace: actsFail }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, all, paid)).getByRole('button', { name: `Purchase: ${paid}` }))
    const dialog = await opened(`Purchase ${paid}?`)
    await userEvent.click(dialog.getByRole('button', { name: 'Pay $59' }))
    await toastSays('error', 'Not done: purchase a template')
    await expect(dialog.getByRole('button', { name: 'Pay $59' })).toBeVisible()
  },
}

/** All of a template and what it is made of. */
export const TemplateDetails: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await rowOf(canvas, all, 'Consent First')).getByRole('button', { name: 'Details: Consent First' }))
    const drawer = await opened('Consent First')
    await expect(await drawer.findByText('Henrik Sørensen')).toBeVisible()
    for (const words of ['Lead Gen', 'Sep 18, 2023', '2,874', 'Free']) await expect(drawer.getByText(words)).toBeVisible()
    await expect(
      within(drawer.getByRole('list', { name: 'Tags: Consent First' }))
        .getAllByRole('listitem')
        .map((tag) => tag.textContent),
    ).toEqual(['consent', 'privacy'])
    await expect(within(drawer.getByRole('list', { name: 'Events' })).getAllByRole('listitem').length).toBeGreaterThan(3)
    await userEvent.click(drawer.getByRole('tab', { name: 'Versions' }))
    await expect(await drawer.findByText('No versions are kept of this template')).toBeVisible()
    await userEvent.click(drawer.getByRole('tab', { name: 'Contents' }))
  },
}

/** The versions of a template of our own, the newest first. */
export const VersionHistory: Story = {
  parameters: at('template-shop-essentials'),
  play: async ({ userEvent }) => {
    const drawer = await opened('Shop Essentials for GA4')
    await userEvent.click(await drawer.findByRole('tab', { name: 'Versions' }))
    const versions = within(await drawer.findByRole('list', { name: 'Versions' })).getAllByRole('listitem')
    await expect(versions.length).toBeGreaterThan(1)
    await userEvent.click(drawer.getByRole('tab', { name: 'Reviews' }))
    await expect(await drawer.findByText('You published it, so others review it.')).toBeVisible()
  },
}

/** One review a member, of what they have tried; the mean follows. */
export const Reviewed: Story = {
  parameters: at(freeId),
  play: async ({ canvas, userEvent }) => {
    caughtDownloads()
    const drawer = await opened(free)
    await userEvent.click(await drawer.findByRole('tab', { name: 'Reviews' }))
    await expect(await drawer.findByText('Download or install it to review it.')).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: `Download: ${free}` }))
    await userEvent.click(await drawer.findByRole('button', { name: 'Post Review' }))
    await expect(await drawer.findByText('Choose one to five stars.')).toBeVisible()
    await userEvent.click(drawer.getByRole('radio', { name: '4 stars' }))
    await userEvent.type(drawer.getByRole('textbox', { name: 'What should others know?' }), 'The onboarding steps saved us a week.')
    await userEvent.click(drawer.getByRole('button', { name: 'Post Review' }))
    await toastSays('success', 'Review Posted')
    await expect(within(await drawer.findByRole('list', { name: 'Reviews' })).getByRole('listitem')).toHaveTextContent(/Elena Fischer.*saved us a week/)
    await expect(canvas.getAllByText('(216)')[0]).toBeInTheDocument()
    await userEvent.click(await drawer.findByRole('button', { name: 'Update Review' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Remove Review' }))
    const removed = await toastSays('success', 'Review Removed')
    await expect(await drawer.findByText('No written reviews yet')).toBeVisible()
    await userEvent.click(removed.getByRole('button', { name: 'Undo' }))
    await expect(within(await drawer.findByRole('list', { name: 'Reviews' })).getByRole('listitem')).toHaveTextContent(/saved us a week/)
  },
}

/** What would be added is seen before it is; it can be undone and taken out. */
export const InstallDialog: Story = {
  parameters: at(freeId),
  play: async ({ userEvent }) => {
    const drawer = await opened(free)
    await userEvent.click(await drawer.findByRole('button', { name: 'Install' }))
    const dialog = await opened(`Install ${free}?`)
    const events = within(await dialog.findByRole('list', { name: 'Events' })).getAllByRole('listitem')
    await expect(events).toHaveLength(12)
    await expect(events.some((event) => within(event).queryByText('Will be added') !== null)).toBe(true)
    await expect(dialog.getByText(/as a draft with \d+ widgets/)).toBeVisible()
  },
}

export const Installed: Story = {
  ...states.empty,
  parameters: { ...states.empty.parameters, ...at(freeId) },
  play: async ({ canvas, userEvent }) => {
    const drawer = await opened(free)
    const install = async () => {
      await userEvent.click(await drawer.findByRole('button', { name: 'Install' }))
      await userEvent.click(await (await opened(`Install ${free}?`)).findByRole('button', { name: 'Install' }))
      return toastSays('success', 'Template Installed')
    }
    const toast = await install()
    await expect(toast.getByText('12 events added to the plan of this project.')).toBeVisible()
    await expect(await drawer.findByRole('button', { name: 'Uninstall' })).toBeVisible()
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await toastSays('success', 'Template Uninstalled')
    await install()
    await userEvent.click(await drawer.findByRole('button', { name: 'Uninstall' }))
    await expect(await drawer.findByRole('button', { name: 'Install' })).toBeVisible()
    await install()
    await expect((await rowOf(canvas, all, free)).getByText('Installed')).toBeInTheDocument()
  },
}
const onlyFile = answering('store.details', (details) => ({ ...details, fileOnly: true, contents: { ...details.contents, events: [] } }))
/** A container file without a plan cannot come into a project. */
export const FileOnly: Story = {
  parameters: { ...onlyFile.parameters, ...at(freeId) },
  play: async () => {
    const drawer = await opened(free)
    await expect(await drawer.findByText('Only a container file')).toBeVisible()
    await expect(drawer.getByRole('button', { name: 'Install' })).toHaveAccessibleDescription(/import it in Tag Manager/)
  },
}

export const DetailsOnAPhone: Story = {
  ...phone({ ...states.german.parameters, ...at(freeId) }),
  play: async () => {
    const drawer = await opened(free)
    await expect((await drawer.findAllByText('Schlüsselereignis'))[0]).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
