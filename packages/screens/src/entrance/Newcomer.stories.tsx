import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, type within } from 'storybook/test'
import { phone } from '../states.ts'
import type { Refused } from './door.tsx'
import { asked, type Gate, goodPassword, hangs, InWindow, invited, refuses, refusesFirst } from './inStories.tsx'

const at = (gate: () => Gate) => ({ loaders: [() => ({ gate: gate() })] })

export default {
  title: 'Entrance/Newcomers',
  component: InWindow,
  parameters: { layout: 'fullscreen', themed: true },
  args: { gate: { path: '/invitation' }, mode: 'light' },
  render: (_, { loaded, globals }) => <InWindow gate={loaded['gate'] as Gate} mode={globals['mode'] as 'light' | 'dark'} />,
  beforeEach: () => void asked.splice(0),
} satisfies Meta<typeof InWindow>
type Story = StoryObj<typeof InWindow>
type Playing = Parameters<NonNullable<Story['play']>>[0]

const invitation = (door: () => Gate['door'] = () => ({}), more: Partial<Gate> = {}) =>
  at(() => ({ path: '/invitation', query: 'token=a-token', door: door(), ...more }))
const welcome = (door: () => Gate['door'] = () => ({}), more: Partial<Gate> = {}) =>
  at(() => ({ path: '/welcome', query: 'token=a-token', state: { setup: true }, door: door(), ...more }))

const named = async ({ canvas, userEvent }: { canvas: ReturnType<typeof within>; userEvent: Playing['userEvent'] }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'First name' }), ' Noor')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 'van Dijk ')
}
const who = { firstName: 'Noor', lastName: 'van Dijk' }

export const Ready: Story = {
  ...invitation(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Join Tagmason' })).toBeVisible()
    await expect(canvas.getByText('Elena Fischer invites you. Your role: Analyst.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('noor@example.org')
    await expect(canvas.getByText(/^The invitation is for noor@example\.org/)).toBeVisible()
  },
}

/** Who accepted is signed in with what they have just chosen. */
export const Accepted: Story = {
  ...invitation(),
  play: async ({ canvas, userEvent }) => {
    await named({ canvas, userEvent })
    await userEvent.type(canvas.getByLabelText('Password', { selector: 'input' }), `${goodPassword}{Enter}`)
    await waitFor(() =>
      expect(asked).toEqual([
        `accept ${JSON.stringify({ token: 'a-token', ...who, password: goodPassword })}`,
        `signIn ${JSON.stringify({ email: 'noor@example.org', password: goodPassword })}`,
        'leave /',
      ]),
    )
  },
}

/** An earlier try made the account and its answer was lost: the link is used up, and the password chosen there leads in. */
export const AnswerLost: Story = {
  ...invitation(() => ({ accept: refuses({ code: 'notFound' }) })),
  play: async ({ canvas, userEvent }) => {
    await named({ canvas, userEvent })
    await userEvent.type(canvas.getByLabelText('Password', { selector: 'input' }), `${goodPassword}{Enter}`)
    await waitFor(() => expect(asked.at(-1)).toBe('leave /'))
  },
}

/** Of an account whose roles have names of its own, by somebody who is gone. */
export const OfAnOwnRole: Story = {
  ...invitation(() => ({ invitation: async () => ({ done: { ...invited, role: 'Campaign desk', from: null } }) }), {
    state: { brand: { name: 'Atelier Nord', color: '#be123c' } },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are invited. Your role: Campaign desk.')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Join Atelier Nord' })).toBeVisible()
  },
}

export const NothingWritten: Story = {
  ...invitation(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Join' }))
    await expect(await canvas.findByText('Enter your first name.')).toBeVisible()
    await expect(canvas.getByText('Enter your last name.')).toBeVisible()
    await expect(canvas.getByText('Use a longer password.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus())
    await expect(asked).toEqual([])
  },
}

export const OwnerFirst: Story = {
  ...invitation(() => ({ accept: refuses({ code: 'ownerFirst' }) })),
  play: async ({ canvas, userEvent }) => {
    await named({ canvas, userEvent })
    await userEvent.type(canvas.getByLabelText('Password', { selector: 'input' }), `${goodPassword}{Enter}`)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The owner of this server has no password yet')
    await expect(asked).toHaveLength(1)
  },
}

/** An invitation that opens nothing. */
const closed = (refused: Refused, words: string): Story => ({
  ...invitation(() => ({ invitation: refuses(refused) })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This link leads nowhere any more' })).toBeVisible()
    await expect(canvas.getByText(words)).toBeVisible()
  },
})

export const Unknown = closed({ code: 'notFound' }, 'It was used or taken back, or it is not complete. Ask whoever invited you for a new one.')
export const Ended = closed({ code: 'conflict' }, 'Its days are over. Ask whoever invited you for a new one.')

export const TriedTooOften: Story = {
  ...invitation(() => ({ invitation: refuses({ code: 'tooMany', minutes: 1 }) })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Try again in one minute.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

export const OnItsWay: Story = {
  ...invitation(() => ({ invitation: hangs })),
  play: async ({ canvas }) => expect(await canvas.findByText('Loading')).toBeInTheDocument(),
}

export const FirstOwner: Story = {
  ...welcome(),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome to Tagmason' })).toBeVisible()
    await named({ canvas, userEvent })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'noor@example.org')
    await userEvent.type(canvas.getByLabelText('Password', { selector: 'input' }), `${goodPassword}{Enter}`)
    await waitFor(() =>
      expect(asked).toEqual([
        `setUp ${JSON.stringify({ token: 'a-token', ...who, email: 'noor@example.org', password: goodPassword })}`,
        `signIn ${JSON.stringify({ email: 'noor@example.org', password: goodPassword })}`,
        'leave /',
      ]),
    )
  },
}

/** The account is made; where signing in does not follow, the page for it does. */
export const SignsInByHand: Story = {
  ...welcome(() => ({ signIn: refusesFirst({ code: 'tooMany', minutes: 3 }) })),
  parameters: { layout: 'fullscreen', themed: true },
  play: async ({ canvas, userEvent }) => {
    await named({ canvas, userEvent })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'noor@example.org')
    await userEvent.type(canvas.getByLabelText('Password', { selector: 'input' }), `${goodPassword}{Enter}`)
    await waitFor(() => expect(asked.at(-1)).toBe('leave /sign-in'))
  },
}

export const OwnerIsThere: Story = {
  ...welcome(() => ({}), { state: { setup: false } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This link leads nowhere any more' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/sign-in')
  },
}

export const NewerLink: Story = {
  ...welcome(() => ({ setUp: refuses({ code: 'expired' }), signIn: refuses({ code: 'wrong' }) })),
  play: async ({ canvas, userEvent }) => {
    await named({ canvas, userEvent })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'noor@example.org')
    await userEvent.type(canvas.getByLabelText('Password', { selector: 'input' }), `${goodPassword}{Enter}`)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link leads nowhere any more')
  },
}

export const German: Story = {
  ...welcome(() => ({}), { speaks: ['de-AT'] }),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1, name: 'Willkommen bei Tagmason' })).toBeVisible(),
}
export const Spanish: Story = {
  ...invitation(() => ({}), { speaks: ['es'] }),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1, name: 'Únete a Tagmason' })).toBeVisible(),
}
export const French: Story = {
  ...invitation(() => ({}), { speaks: ['fr'] }),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1, name: 'Rejoindre Tagmason' })).toBeVisible(),
}
export const Phone: Story = { ...Ready, ...phone({ layout: 'fullscreen', themed: true }) }
