import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { chooseMore, figureOf, headed, opened, retype, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { phone, states } from '../../states.ts'
import { lineOf, linesOf } from '../inStories.ts'
import { MyTemplates } from './MyTemplates.tsx'

export default {
  title: 'Marketplace/My Templates',
  component: MyTemplates,
  parameters: {
    requirements: {
      Ready: 'MKT-MINE-01 to 05, 07, 10, 11, DATA-OWNTEMPLATE-01',
      TabsByKeyboard: 'MKT-MINE-05, 06',
      Unpublished: 'MKT-MINE-07, 11, MKT-MINE-03-B, MKT-MINE-07-B',
      EditTemplate: 'MKT-MINE-07, MKT-MINE-07-B',
      NameTaken: 'MKT-MINE-07',
      NoTemplates: 'GEN-STATE-01',
      NoDrafts: 'GEN-STATE-01',
      LongContent: 'GEN-STATE-05',
    },
    path: '/marketplace/my-templates',
  },
} satisfies Meta<typeof MyTemplates>
type Story = StoryObj<typeof MyTemplates>

const table = 'Published Templates'
const kit = 'Lead Form Kit'

export const Ready: Story = {
  play: async ({ canvas }) => {
    await headed(canvas, 'My Templates', 'Dashboard', 'Marketplace', 'My Templates')
    await expect(await rowsOf(canvas, 'Key figures')).toHaveLength(4)
    await expect(await figureOf(canvas, 'Published Templates')).toBe('3')
    await expect(await figureOf(canvas, 'Drafts')).toBe('2')
    await expect(await figureOf(canvas, 'Total Downloads')).toBe('900')
    await expect(await figureOf(canvas, 'Total Revenue')).toBe('$4,850')
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Published', 'Drafts'])
    await expect(canvas.getByRole('tab', { name: 'Published' })).toHaveAttribute('aria-selected', 'true')
    const heads = within(canvas.getByRole('table', { name: table })).getAllByRole('columnheader')
    await expect(heads.slice(0, 8).map((head) => head.textContent)).toEqual([
      'Name',
      'Category',
      'Status',
      'Rating',
      'Price',
      'Downloads',
      'Revenue',
      'Last Updated',
    ])
    const rows = await linesOf(canvas, table)
    await expect(rows).toHaveLength(3)
    await expect(rows[0]).toHaveTextContent(/Shop Essentials for GA4.*E-commerce.*Published.*4\.8.*\$49.*512.*\$2,450.*6 days ago/)
    await expect(rows[2]).toHaveTextContent(/Lead Form Kit.*Lead Gen.*Published.*4\.6.*\$29.*301.*\$1,740.*last month/)
    await expect(canvas.getByRole('button', { name: 'Create New Template' })).toBeVisible()
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
export const ReadOnly: Story = {
  ...states.readOnly,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Create New Template' })).toHaveAccessibleDescription(/^Needs the role Editor/)
    await userEvent.click(canvas.getByRole('tab', { name: 'Drafts' }))
    const row = await rowOf(canvas, 'Drafts', 'Subscription Box')
    await expect(row.getByRole('button', { name: /^Continue Editing/ })).toHaveAccessibleDescription(/^Needs the role Editor/)
  },
}

/** A tablist; the open tab stands in the address. */
export const TabsByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Drafts' }))
    await expect(canvas.getByRole('tab', { name: 'Drafts' })).toHaveAttribute('aria-selected', 'true')
    await expect(await canvas.findByRole('tabpanel', { name: 'Drafts' })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Published' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** A template that leaves the store is a draft again, until it comes back. */
export const Unpublished: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await lineOf(canvas, table, kit)).getByRole('button'))
    const items = await screen.findAllByRole('menuitem')
    await expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Edit', null],
      ['New Version', '/marketplace/versions?template=template-lead-form-kit&do=version'],
      ['View in Store', '/marketplace/store?template=template-lead-form-kit'],
      ['Unpublish', null],
    ])
    await userEvent.click(screen.getByRole('menuitem', { name: 'Unpublish' }))
    const toast = await toastSays('success', 'Template Unpublished')
    await expect((await lineOf(canvas, table, kit)).getByText('Draft')).toBeVisible()
    await expect(await figureOf(canvas, 'Published Templates')).toBe('2')
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await toastSays('success', 'Template Published')
    await expect((await lineOf(canvas, table, kit)).getByText('Published')).toBeVisible()
  },
}

/** Edited, and judged before it is sent. */
export const EditTemplate: Story = {
  play: async ({ canvas, userEvent }) => {
    await chooseMore(userEvent, (await lineOf(canvas, table, kit)).getByRole('button'), 'Edit')
    const dialog = await opened(`Edit: ${kit}`)
    await retype(userEvent, dialog.getByRole('textbox', { name: /Description/ }), 'Forms.')
    await expect(dialog.getByText('Use at least 20 characters.')).toBeVisible()
    await retype(userEvent, dialog.getByRole('textbox', { name: /Description/ }), 'Form start, error and submission, for every form.')
    await retype(userEvent, dialog.getByRole('spinbutton', { name: /Price/ }), '31')
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }))
    await toastSays('success', 'Template Updated')
    await expect((await lineOf(canvas, table, kit)).getByText('$31')).toBeVisible()
  },
}

/** Two templates of the store never share a name. */
export const NameTaken: Story = {
  play: async ({ canvas, userEvent }) => {
    await chooseMore(userEvent, (await lineOf(canvas, table, kit)).getByRole('button'), 'Edit')
    const dialog = await opened(`Edit: ${kit}`)
    await retype(userEvent, dialog.getByRole('textbox', { name: 'Name' }), 'Consent First')
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }))
    await expect(await dialog.findByText('The store has a template of this name already.')).toBeVisible()
    await retype(userEvent, dialog.getByRole('textbox', { name: 'Name' }), 'Consent Forms')
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }))
    await toastSays('success', 'Template Updated')
  },
}

export const NoTemplates: Story = {
  ...states.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No published templates yet')).toBeVisible()
    await expect(await figureOf(canvas, 'Total Revenue')).toBe('$0')
  },
}

export const NoDrafts: Story = {
  parameters: { ...states.empty.parameters, path: '/marketplace/my-templates?tab=drafts' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No drafts')).toBeVisible()
  },
}

/** The longest words, where there is least room. */
export const LongContent: Story = {
  ...phone(states.german.parameters),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('tabpanel', { name: 'Veröffentlicht' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
    await userEvent.click(await canvas.findByRole('tab', { name: 'Entwürfe' }))
    await expect(await rowsOf(canvas, 'Entwürfe')).toHaveLength(2)
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
