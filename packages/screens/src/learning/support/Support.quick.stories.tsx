import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { caughtDownloads, choose, opened, rowsOf, toastSays } from '../../inStories.ts'
import { phone, states, story } from '../../states.ts'
import { at, on } from './inStories.ts'
import { Support } from './Support.tsx'

export default {
  title: 'Learning/Expert Support',
  component: Support,
  parameters: {
    requirements: {
      LiveChatOpen: 'LEARN-SUP-18, LEARN-SUP-18-B',
      ChatHandedOver: 'LEARN-SUP-18, LEARN-SUP-18-B',
      PhoneCall: 'LEARN-SUP-19',
      NobodyToCall: 'LEARN-SUP-19',
      ScreenShareNotConfigured: 'LEARN-SUP-20, LEARN-SUP-20-B',
      ScreenShare: 'LEARN-SUP-20',
    },
    path: '/learning/support',
  },
} satisfies Meta<typeof Support>
type Story = StoryObj<typeof Support>

/** The assistant answers with places in the documentation, and says so where there is none. */
export const LiveChatOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Live Chat/ }))
    const chat = await opened('Live Chat')
    await expect(await chat.findByText('Ask your first question')).toBeVisible()
    await expect(chat.getByRole('button', { name: 'Hand Over to People' })).toHaveAccessibleDescription('Ask something first.')
    await userEvent.type(chat.getByRole('textbox', { name: 'Your question' }), 'import container{Enter}')
    const turns = await chat.findByRole('list', { name: 'Conversation' })
    await expect(turns).toHaveTextContent(/You.*import container.*Assistant.*This may answer it:.*Import the container/)
    await expect(within(turns).getByRole('link', { name: 'Import the container' })).toHaveAttribute('href', '/learning/docs?article=import-the-container')
    await waitFor(() => expect(chat.getByRole('textbox', { name: 'Your question' })).toHaveValue(''))
    await userEvent.type(chat.getByRole('textbox', { name: 'Your question' }), 'zeppelin{Enter}')
    await waitFor(() => expect(turns).toHaveTextContent('The documentation does not answer this.'))
  },
}

/** People take over by ticket. */
export const ChatHandedOver: Story = {
  parameters: {
    ...story({ before: (workspace) => workspace.act('supportChat.say', { text: 'Why are there two purchases?' }) }).parameters,
    ...on('request', '&help=chat').parameters,
  },
  play: async ({ userEvent }) => {
    const chat = await opened('Live Chat')
    await userEvent.click(await chat.findByRole('button', { name: 'Hand Over to People' }))
    await toastSays('success', 'Support Request Submitted')
    const ticket = await opened('Why are there two purchases?')
    await expect(await ticket.findByText(/> Why are there two purchases/)).toBeVisible()
  },
}

export const ChatCleared: Story = {
  ...at(story({ before: (workspace) => workspace.act('supportChat.say', { text: 'Hello' }) }), 'request', '&help=chat'),
  play: async ({ userEvent }) => {
    const chat = await opened('Live Chat')
    await userEvent.click(await chat.findByRole('button', { name: 'Clear Chat' }))
    await toastSays('success', 'Chat Cleared')
    await expect(await chat.findByText('Ask your first question')).toBeVisible()
  },
}

/** A slot and a number, then a booked call with its calendar file. */
export const PhoneCall: Story = {
  play: async ({ canvas, userEvent }) => {
    const files = caughtDownloads()
    await userEvent.click(await canvas.findByRole('button', { name: /^Schedule Phone Call/ }))
    const dialog = await opened('Schedule Phone Call')
    await choose(userEvent, await dialog.findByRole('combobox', { name: 'Day' }), 'Tuesday, January 23')
    await userEvent.click(dialog.getByRole('radio', { name: '11:00 AM' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule Call' }))
    await expect(dialog.getByText(/Give a phone number that can be called/)).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /^Phone number/ }), '+49 30 901820')
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule Call' }))
    const toast = await toastSays('success', 'Phone Call Scheduled')
    await expect(toast.getByText(/calls you on Jan 23, 2024, 11:00 AM/)).toBeVisible()
    await userEvent.click(toast.getByRole('button', { name: 'Calendar File' }))
    await waitFor(() => expect(files[0]?.name).toMatch(/\.ics$/))
    await expect(await files[0]?.blob.text()).toContain('+49 30 901820')
    await userEvent.click(canvas.getByRole('tab', { name: 'Expert Consultations' }))
    await expect((await rowsOf(canvas, 'Your Consultations'))[0]).toHaveTextContent(/Phone call.*Upcoming.*15 minutes · free · \+49 30 901820/)
  },
}

/** Where nobody is on call, nothing is pretended. */
export const NobodyToCall: Story = {
  ...at(states.empty, 'request', '&help=call'),
  play: async ({ userEvent }) => {
    const dialog = await opened('Schedule Phone Call')
    await expect(await dialog.findByText('No experts are on call here')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'New Request' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Without a provider it says what is missing. */
export const ScreenShareNotConfigured: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Video Screen Share/ }))
    const dialog = await opened('Video Screen Share')
    await expect(dialog.getByText('No meeting provider is set up')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Support Settings' }))
    await expect(await opened('Support Settings')).toBeTruthy()
  },
}

/** With one, a room of its own is opened under its address. */
export const ScreenShare: Story = {
  ...at(story({ before: (workspace) => workspace.act('support.setSettings', { mail: '', meetings: 'https://meet.example.com/' }) }), 'request', '&help=share'),
  play: async ({ userEvent }) => {
    const dialog = await opened('Video Screen Share')
    await userEvent.click(await dialog.findByRole('button', { name: 'Create Meeting Link' }))
    const field = await dialog.findByRole('textbox', { name: 'Meeting address' })
    await expect(field).toHaveDisplayValue(/^https:\/\/meet\.example\.com\/tagmason-/)
    await expect(dialog.getByRole('link', { name: /^Open Meeting/ })).toHaveAttribute('href', expect.stringMatching(/^https:\/\/meet\.example\.com\/tagmason-/))
  },
}

/** The chat says in which language its answers are. */
export const ChatInGerman: Story = {
  ...phone({ ...states.german.parameters, ...on('request', '&help=chat').parameters }),
  play: async () => {
    const chat = await opened('Live-Chat')
    await expect(await chat.findByText('Artikel und Anleitungen sind auf Englisch geschrieben.')).toBeVisible()
  },
}
