import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { opened, toastSays } from '../../../inStories.ts'
import { actsHang, phone, type ScreenState, story } from '../../../states.ts'
import { containerPage, imports, press, shopText } from '../container/inStories.ts'
import { Gtm } from '../Gtm.tsx'
import { publishedId, publishedIsThere, publishedRefused, publishedScript } from './inStories.ts'

export default { title: 'Setup/GTM Management/Published', component: Gtm, parameters: { path: '/setup/gtm?do=published' } } satisfies Meta<typeof Gtm>
type Story = StoryObj<typeof Gtm>
type Person = Parameters<NonNullable<Story['play']>>[0]['userEvent']

const path = '/setup/gtm?do=published'
const at = (state: ScreenState) => ({ parameters: { path, ...story(state).parameters } })
const dialog = () => opened('Published Container')

/** Types where the container is, and has it read. */
const asks = async (person: Person, from: string) => {
  const parts = await dialog()
  await person.type(parts.getByRole('textbox', { name: 'Container ID or address' }), from)
  await person.click(parts.getByRole('button', { name: 'Read Container' }))
  return parts
}

const gives = async (name: string, text: string) => {
  const parts = await dialog()
  await press(parts.getByRole('radio', { name: 'Saved script' }))
  const field = (await screen.findByRole('dialog', { name: 'Published Container' })).querySelector<HTMLInputElement>('input[type=file]')
  if (field === null) throw new Error('The dialog has no field for files.')
  const files = new DataTransfer()
  files.items.add(new File([text], name))
  field.files = files.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
  return parts
}

/** An ID is read by the server, and what cannot be known is said before anything is stored. */
export const Decoded: Story = {
  ...at({ workspace: publishedIsThere }),
  play: async ({ userEvent }) => {
    const parts = await asks(userEvent, publishedId)
    await expect(await parts.findByText(`${publishedId}, published version 42`)).toBeVisible()
    await expect(within(parts.getByRole('list', { name: 'Tags' })).getByText('GA4 event - purchase')).toBeVisible()
    await expect(parts.getByText(/has no names, folders or notes/)).toBeVisible()
    await expect(parts.getByText(/paused tags/)).toBeVisible()
    await expect(parts.getByRole('button', { name: 'Open Container' })).toBeEnabled()
  },
}

/** A saved script needs no network, so it works in the sample too; opening connects the container, and the audit works on it. */
export const OpenedFromScript: Story = {
  play: async ({ userEvent }) => {
    const parts = await gives('gtm.js', publishedScript)
    await userEvent.click(await parts.findByRole('button', { name: 'Open Container' }))
    await toastSays('success', `${publishedId} opened`)
    const page = await containerPage(publishedId)
    await expect(page.getByText('3 tags')).toBeVisible()
    await expect(await page.findByText('Version 42 of the published container')).toBeVisible()
    await press(page.getByRole('tab', { name: 'Audit' }))
    await expect(await page.findByText(/http:\/\/stats\.example/)).toBeVisible()
  },
}

/** Where an export is stored, opening says what it takes the place of. */
export const ReplacesAnExport: Story = {
  ...at({ workspace: publishedIsThere, before: (workspace) => imports(workspace, shopText(publishedId)) }),
  play: async ({ userEvent }) => {
    const parts = await asks(userEvent, publishedId)
    await expect(await parts.findByText('An export of this container is stored')).toBeVisible()
  },
}

export const Reading: Story = {
  ...at({ workspace: actsHang }),
  play: async ({ userEvent }) => {
    const parts = await asks(userEvent, publishedId)
    await expect(await parts.findByRole('button', { name: /Reading the container/ })).toHaveAttribute('aria-busy', 'true')
  },
}

/** The sample asks no other server, and says what to do instead. */
export const NoNetworkInTheSample: Story = {
  play: async ({ userEvent }) => {
    const parts = await asks(userEvent, 'https://www.example.com/gtm.js?id=GTM-ABC1234')
    await expect(await parts.findByText(/^The sample workspace asks no other server/)).toBeVisible()
  },
}

export const WrongInput: Story = {
  play: async ({ userEvent }) => {
    const parts = await asks(userEvent, 'GTM')
    await expect(await parts.findByText(/^A container ID is GTM- followed by 4 to 10 letters or digits; an address/)).toBeVisible()
  },
}

export const NotFound: Story = {
  ...at({ workspace: publishedRefused('notFound') }),
  play: async ({ userEvent }) => {
    const parts = await asks(userEvent, 'GTM-NTHERE1')
    await expect(await parts.findByText(/^No published container is there/)).toBeVisible()
  },
}

export const RefusedAddress: Story = {
  ...at({ workspace: publishedRefused('address') }),
  play: async ({ userEvent }) => {
    const parts = await asks(userEvent, 'http://169.254.169.254/gtm.js')
    await expect(await parts.findByText(/^This address lies in a private network/)).toBeVisible()
  },
}

/** A file without a container is refused, and nothing can be opened. */
export const NotAContainer: Story = {
  play: async () => {
    const parts = await gives('app.js', 'console.log("hello")')
    await expect(await parts.findByText(/^The file holds no published container/)).toBeVisible()
    await expect(parts.queryByRole('button', { name: 'Open Container' })).toBeNull()
  },
}

export const ReadOnly: Story = {
  ...at({ role: 'viewer' }),
  play: async () => {
    const parts = await dialog()
    await expect(parts.getAllByText(/^Needs the role Editor/).length).toBeGreaterThan(0)
  },
}

export const OnAPhone: Story = {
  ...phone({ path, ...story({ workspace: publishedIsThere }).parameters }),
  play: async ({ userEvent }) => {
    const parts = await asks(userEvent, publishedId)
    await expect(await parts.findByText(`${publishedId}, published version 42`)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
