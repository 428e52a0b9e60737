import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { chooseMore, figureOf, opened, retype, rowOf, rowsOf, toastSays } from '../../inStories.ts'
import { actsFail, states, story } from '../../states.ts'
import { lineOf } from '../inStories.ts'
import { MyTemplates } from './MyTemplates.tsx'

export default {
  title: 'Marketplace/My Templates',
  component: MyTemplates,
  parameters: {
    requirements: {
      Drafts: 'MKT-MINE-08, 09, DATA-DRAFT-01, MKT-MINE-09-B',
      EditorChecklist: 'MKT-MINE-08, MKT-MINE-08-B',
      PublishBlocked: 'MKT-MINE-08',
      PublishedFromDraft: 'MKT-MINE-09, 11, MKT-MINE-03-B',
      CreateFromProject: 'MKT-MINE-10, MKT-MINE-10-B',
      CreateFromFile: 'MKT-MINE-10, MKT-MINE-10-B',
      DraftDeleted: 'GEN-STATE-07',
    },
    path: '/marketplace/my-templates?tab=drafts',
  },
} satisfies Meta<typeof MyTemplates>
type Story = StoryObj<typeof MyTemplates>

const box = 'Subscription Box'
const editing = { path: '/marketplace/my-templates?tab=drafts&draft=draft-subscription-box' }
const checklist = 'Publishing checklist'
/** One white point. */
const picture = () =>
  new File(
    [Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='), (c) => c.charCodeAt(0))],
    'board.png',
    {
      type: 'image/png',
    },
  )
const fileInput = (name: RegExp) => {
  const input = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error(`There is no field for a file beside '${name.source}'.`)
  return input
}

export const Drafts: Story = {
  play: async ({ canvas, userEvent }) => {
    const rows = await rowsOf(canvas, 'Drafts')
    await expect(rows).toHaveLength(2)
    await expect(rows[0]).toHaveTextContent(/Subscription Box.*Renewals, skips and pauses.*Draft.*E-commerce.*75%.*Last modified 20 hours ago/)
    await expect(rows[1]).toHaveTextContent(/Webinar Leads.*40%.*Last modified last week/)
    for (const row of rows) await expect(within(row).getByRole('progressbar')).toBeVisible()
    // Opens the draft in the editor.
    await userEvent.click((await rowOf(canvas, 'Drafts', box)).getByRole('button', { name: `Continue Editing: ${box}` }))
    await expect(await (await opened(box)).findByRole('button', { name: 'Publish Template' })).toBeVisible()
  },
}

/** Progress is the share of the checklist that is done, and every change is kept by itself. */
export const EditorChecklist: Story = {
  parameters: editing,
  play: async ({ canvas, userEvent }) => {
    const drawer = await opened(box)
    const points = within(await drawer.findByRole('list', { name: checklist })).getAllByRole('listitem')
    await expect(points.map((point) => point.getAttribute('data-state'))).toEqual(['done', 'done', 'done', 'done', 'done', 'open', 'open'])
    await expect(drawer.getByText('subscription_renewed')).toBeVisible()
    await userEvent.type(drawer.getByRole('textbox', { name: /Tags/ }), 'renewal{Enter}')
    await waitFor(() => expect(drawer.getByRole('progressbar', { name: checklist })).toHaveAttribute('aria-valuenow', '85'), { timeout: 4000 })
    await expect(drawer.getByText('All changes are saved.')).toBeVisible()
    await retype(userEvent, drawer.getByRole('textbox', { name: 'Name' }), 'Subscriptions')
    await userEvent.click(drawer.getByRole('button', { name: 'Done' }))
    await expect((await rowOf(canvas, 'Drafts', 'Subscriptions')).getByText('85%')).toBeVisible()
  },
}

/** What is open is named, and nothing is sent. */
export const PublishBlocked: Story = {
  parameters: { path: '/marketplace/my-templates?tab=drafts&draft=draft-webinar-leads' },
  play: async ({ canvas, userEvent }) => {
    const drawer = await opened('Webinar Leads')
    await userEvent.click(await drawer.findByRole('button', { name: 'Publish Template' }))
    await expect(await drawer.findByText('It cannot be published yet')).toBeVisible()
    await expect(
      within(drawer.getByRole('list', { name: 'These points of the checklist are open:' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['A container that can be imported', 'A screenshot', 'At least one tag'])
    await toastSays('warning', 'It cannot be published yet')
    await expect(canvas.queryByText('Template Published')).toBeNull()
  },
}

/** With the checklist done, the draft becomes a template of the store. */
export const PublishedFromDraft: Story = {
  parameters: editing,
  play: async ({ canvas, userEvent }) => {
    const drawer = await opened(box)
    await userEvent.type(await drawer.findByRole('textbox', { name: /Tags/ }), 'renewal{Enter}')
    await userEvent.upload(fileInput(/Screenshot/), picture())
    await waitFor(() => expect(drawer.getByRole('progressbar', { name: checklist })).toHaveAttribute('aria-valuenow', '100'), { timeout: 4000 })
    await userEvent.click(drawer.getByRole('button', { name: 'Publish Template' }))
    const toast = await toastSays('success', 'Template Published')
    await expect(toast.getByText('Subscription Box is in the store, as version 1.0.0.')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Published' }))
    await expect((await lineOf(canvas, 'Published Templates', box)).getByText('$25')).toBeVisible()
    await expect(await figureOf(canvas, 'Drafts')).toBe('1')
  },
}

/** What cannot be kept is said beside the field, and stays there. */
export const EditorInvalid: Story = {
  parameters: editing,
  play: async ({ userEvent }) => {
    const drawer = await opened(box)
    await userEvent.clear(await drawer.findByRole('textbox', { name: 'Name' }))
    await expect(drawer.getByText('Give the template a name.')).toBeVisible()
    await retype(userEvent, drawer.getByRole('spinbutton', { name: /Price/ }), '-5')
    await expect(drawer.getByText('Enter whole dollars from 0 to 10,000.')).toBeVisible()
    await expect(drawer.getByText(/^The last change is not saved/)).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Publish Template' }))
    await toastSays('warning', 'It cannot be published yet')
  },
}

export const SaveFails: Story = {
  parameters: { ...editing, ...story({ workspace: actsFail }).parameters },
  play: async ({ userEvent }) => {
    const drawer = await opened(box)
    await userEvent.type(await drawer.findByRole('textbox', { name: /Description/ }), ' And gifts.')
    await toastSays('error', 'Not done: edit a template')
    await expect(await drawer.findByText(/^The last change is not saved/)).toBeVisible()
    await expect(drawer.getByRole('textbox', { name: /Description/ })).toHaveValue('Renewals, skips and pauses of subscription orders. And gifts.')
    await userEvent.click(drawer.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Another content: a container file that cannot be imported is refused with the reason. */
export const ContentReplaced: Story = {
  parameters: editing,
  play: async ({ userEvent }) => {
    const drawer = await opened(box)
    await userEvent.click(await drawer.findByRole('button', { name: 'Replace Content' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Replace Content' }))
    await toastSays('success', 'Content Replaced')
    await waitFor(() => expect(drawer.queryByText('subscription_renewed')).toBeNull())
    // Whether it can be published now is judged with the new content.
    await userEvent.click(drawer.getByRole('button', { name: 'Publish Template' }))
    await expect(await drawer.findByText('It cannot be published yet')).toBeVisible()
  },
}

/** From what the project measures. */
export const CreateFromProject: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create New Template' }))
    const dialog = await opened('Create New Template')
    await userEvent.click(dialog.getByRole('button', { name: 'Create Draft' }))
    await expect(dialog.getByText('Give the template a name.')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Bakery Starter')
    await userEvent.click(dialog.getByRole('button', { name: 'Create Draft' }))
    await toastSays('success', 'Draft Created')
    const drawer = await opened('Bakery Starter')
    await expect(await drawer.findByRole('progressbar', { name: checklist })).toHaveAttribute('aria-valuenow', '45')
  },
}

/** From a container file; one that cannot be imported is refused. */
export const CreateFromFile: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create New Template' }))
    const dialog = await opened('Create New Template')
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'From a File')
    await userEvent.click(dialog.getByRole('radio', { name: /^A container file/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Create Draft' }))
    await expect(dialog.getByText('Choose a container file.')).toBeVisible()
    await userEvent.upload(fileInput(/Container file/), new File(['{"a":1}'], 'no.json', { type: 'application/json' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Create Draft' }))
    await expect(await dialog.findByText(/^This file was not taken/)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveValue('From a File')
  },
}

/** A project that measures nothing has nothing to give. */
export const NothingMeasured: Story = {
  parameters: { ...states.empty.parameters, path: '/marketplace/my-templates?do=create' },
  play: async ({ userEvent }) => {
    const dialog = await opened('Create New Template')
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Empty')
    await userEvent.click(dialog.getByRole('button', { name: 'Create Draft' }))
    await expect(await dialog.findByText(/^This project measures nothing yet/)).toBeVisible()
  },
}

/** Deleted at once, and put back where that was not meant. */
export const DraftDeleted: Story = {
  play: async ({ canvas, userEvent }) => {
    await chooseMore(userEvent, (await rowOf(canvas, 'Drafts', box)).getByRole('button', { name: `More: ${box}` }), 'Delete Draft')
    const toast = await toastSays('success', 'Draft Deleted')
    await expect(await rowsOf(canvas, 'Drafts')).toHaveLength(1)
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await toastSays('success', 'Draft Restored')
    await expect((await rowOf(canvas, 'Drafts', box)).getByText('75%')).toBeVisible()
  },
}
