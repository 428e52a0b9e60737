import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { phone } from '../states.ts'
import { asked, type Gate, goodPassword, InWindow, refuses, refusesFirst } from './inStories.tsx'

const at = (gate: () => Gate) => ({ loaders: [() => ({ gate: gate() })] })

export default {
  title: 'Entrance/Forgotten password',
  component: InWindow,
  parameters: { layout: 'fullscreen', themed: true },
  args: { gate: { path: '/forgot-password' }, mode: 'light' },
  render: (_, { loaded, globals }) => <InWindow gate={loaded['gate'] as Gate} mode={globals['mode'] as 'light' | 'dark'} />,
  beforeEach: () => void asked.splice(0),
} satisfies Meta<typeof InWindow>
type Story = StoryObj<typeof InWindow>

const reset = (door: () => Gate['door'] = () => ({}), query = 'token=a-token') => at(() => ({ path: '/reset-password', query, door: door() }))
const sent = `reset ${JSON.stringify({ token: 'a-token', password: goodPassword })}`

export const Ready: Story = {
  ...at(() => ({ path: '/forgot-password' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/sign-in')
  },
}

/** It says the same of everybody's address. */
export const MailOnItsWay: Story = {
  ...at(() => ({ path: '/forgot-password' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), ' ana@example.com {Enter}')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'A mail is on its way' })).toBeVisible()
    await expect(canvas.getByText(/^If ana@example\.com belongs to a member/)).toBeVisible()
    await expect(asked).toEqual(['forgot {"email":"ana@example.com"}'])
    await userEvent.click(canvas.getByRole('button', { name: 'Use another address' }))
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }))
    await canvas.findByRole('heading', { level: 1, name: 'A mail is on its way' })
  },
}

export const NotAnAddress: Story = {
  ...at(() => ({ path: '/forgot-password' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'ana{Enter}')
    await expect(await canvas.findByText('Enter an email address, for example ana@example.com.')).toBeVisible()
    await expect(asked).toEqual([])
  },
}

export const AddressRefused: Story = {
  ...at(() => ({ path: '/forgot-password', door: { forgot: refuses({ code: 'invalid', fields: { email: 'Invalid email address' } }) } })),
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: 'Email' })
    await userEvent.type(email, 'ana@exa_mple.c{Enter}')
    await expect(await canvas.findByText('Enter an email address, for example ana@example.com.')).toBeVisible()
    await waitFor(() => expect(email).toHaveFocus())
  },
}

/** Without a mail server no link can come, so none is promised. */
export const NoMails: Story = {
  ...at(() => ({ path: '/forgot-password', state: { mails: false } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This server sends no mail' })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/sign-in')
  },
}

export const NewPassword: Story = {
  ...reset(),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('New password', { selector: 'input' })
    const rules = () => [...document.querySelectorAll('[data-part=rule]')].map((rule) => rule.hasAttribute('data-met'))
    await expect(rules()).toEqual([false, false])
    await userEvent.type(field, 'Password1234')
    // Long enough, and one of the first that anybody tries.
    await expect(rules()).toEqual([true, false])
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('This password is known from leaks. Use another one.')).toBeVisible()
    await expect(asked).toEqual([])
    await userEvent.clear(field)
    await userEvent.type(field, `${goodPassword}{Enter}`)
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your password is changed' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/sign-in')
    await expect(asked).toEqual([sent])
  },
}

export const TooShort: Story = {
  ...reset(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password', { selector: 'input' }), 'short{Enter}')
    await expect(await canvas.findByText('Use a longer password.')).toBeVisible()
    await expect(canvas.getByText('At least 12 characters')).toBeVisible()
    await expect(asked).toEqual([])
  },
}

/** Only the server knows the password that was. */
export const SameAsBefore: Story = {
  ...reset(() => ({ reset: refusesFirst({ code: 'invalid', fields: { password: 'same' } }) })),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('New password', { selector: 'input' })
    await userEvent.type(field, `${goodPassword}{Enter}`)
    await expect(await canvas.findByText('Use another password than before.')).toBeVisible()
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, '!')
    await expect(canvas.queryByText('Use another password than before.')).toBeNull()
  },
}

export const LinkEnded: Story = {
  ...reset(() => ({ reset: refuses({ code: 'expired' }) })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password', { selector: 'input' }), `${goodPassword}{Enter}`)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link leads nowhere any more')
    await expect(canvas.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/forgot-password')
  },
}

export const LinkCutOff: Story = {
  ...reset(() => ({}), ''),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('This link leads nowhere any more'),
}

export const Phone: Story = { ...TooShort, ...phone({ layout: 'fullscreen', themed: true }) }
export const PhoneForgotten: Story = { ...MailOnItsWay, ...phone({ layout: 'fullscreen', themed: true }) }
