import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, type within } from 'storybook/test'
import { phone } from '../states.ts'
import { asked, type Gate, goodPassword, hangs, InWindow, refuses, refusesFirst } from './inStories.tsx'
import type { Refused } from './door.tsx'

type Canvas = ReturnType<typeof within>

/** A story of the page for signing in; each begins with a door of its own. */
const at = (gate: () => Partial<Gate>) => ({ loaders: [() => ({ gate: { path: '/sign-in', ...gate() } })] })

export default {
  title: 'Entrance/Sign in',
  component: InWindow,
  parameters: { layout: 'fullscreen', themed: true },
  args: { gate: { path: '/sign-in' }, mode: 'light' },
  render: (_, { loaded, globals }) => <InWindow gate={loaded['gate'] as Gate} mode={globals['mode'] as 'light' | 'dark'} />,
  beforeEach: () => void asked.splice(0),
} satisfies Meta<typeof InWindow>
type Story = StoryObj<typeof InWindow>

const typed = async (canvas: Canvas, person: Parameters<NonNullable<Story['play']>>[0]['userEvent'], password = 'the old words') => {
  await person.type(await canvas.findByRole('textbox', { name: 'Email' }), 'elena.fischer@example.com')
  await person.type(canvas.getByLabelText('Password', { selector: 'input' }), `${password}{Enter}`)
}
const given = (more: object = {}, password = 'the old words') => `signIn ${JSON.stringify({ email: 'elena.fischer@example.com', password, ...more })}`

export const Ready: Story = {
  ...at(() => ({})),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/forgot-password')
    await expect(document.title).toBe('Sign in · Tagmason')
    await expect(document.documentElement.lang).toBe('en')
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}

export const OfAnAccountsOwnBrand: Story = {
  ...at(() => ({ state: { brand: { name: 'Atelier Nord', color: '#0f766e' } } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('With your account of Atelier Nord.')).toBeVisible()
    await expect(canvas.getByText('Atelier Nord')).toBeVisible()
    await expect(document.title).toBe('Sign in · Atelier Nord')
  },
}

/** Keys alone lead in: the fields come in order, and Enter sends. */
export const GoesOnToThePageThatWasAskedFor: Story = {
  ...at(() => ({ query: 'next=%2Freports%2Fexport%3Ftab%3Djobs' })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Email' })
    for (let tabs = 0; tabs < 9 && document.activeElement !== canvas.getByRole('textbox', { name: 'Email' }); tabs++) await userEvent.tab()
    await userEvent.keyboard('elena.fischer@example.com{Tab}the old words{Enter}')
    await waitFor(() => expect(asked).toEqual([given(), 'leave /reports/export?tab=jobs']))
  },
}

export const WhoIsInGoesOn: Story = {
  ...at(() => ({ state: { signedIn: true }, query: 'next=%2Fai%2Fnlp' })),
  parameters: { layout: 'fullscreen', themed: true },
  play: () => waitFor(() => expect(asked).toEqual(['leave /ai/nlp'])),
}

export const NothingWritten: Story = {
  ...at(() => ({})),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }))
    await expect(await canvas.findByText('Enter an email address, for example ana@example.com.')).toBeVisible()
    await expect(canvas.getByText('Enter your password.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus())
    await expect(asked).toEqual([])
  },
}

/** A refusal, in its words. */
const refusal = (refused: Refused, words: string): Story => ({
  ...at(() => ({ door: { signIn: refuses(refused) } })),
  play: async ({ canvas, userEvent }) => {
    await typed(canvas, userEvent)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(words)
    await expect(canvas.getByLabelText('Password', { selector: 'input' })).toHaveValue('the old words')
    await expect(asked).toEqual([given()])
  },
})

export const Wrong = refusal({ code: 'wrong' }, 'The email address or the password is not correct.')
export const Suspended = refusal({ code: 'suspended' }, 'Your membership is suspended.')
export const TooMany = refusal({ code: 'tooMany', minutes: 14 }, 'Try again in 14 minutes.')
export const NoAnswer = refusal({ code: 'unavailable' }, 'The server did not answer. Nothing was changed; try again.')

export const AtWork: Story = {
  ...at(() => ({ door: { signIn: hangs } })),
  play: async ({ canvas, userEvent }) => {
    await typed(canvas, userEvent)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true'))
    // A second press sends nothing more.
    await userEvent.keyboard('{Enter}')
    await expect(asked).toEqual([given()])
  },
}

/** The code is asked for once the password was right, and has the focus. */
export const CodeNeeded: Story = {
  ...at(() => ({ door: { signIn: refusesFirst({ code: 'codeNeeded' }) } })),
  play: async ({ canvas, userEvent }) => {
    await typed(canvas, userEvent)
    const code = await canvas.findByRole('textbox', { name: 'Code' })
    await waitFor(() => expect(code).toHaveFocus())
    await expect(canvas.getByText('Your account is protected by a second factor.')).toBeVisible()
  },
}

export const CodeMissing: Story = {
  ...at(() => ({ door: { signIn: refusesFirst({ code: 'codeNeeded' }) } })),
  play: async ({ canvas, userEvent }) => {
    await typed(canvas, userEvent)
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Code' }), '{Enter}')
    await expect(await canvas.findByText('Enter the code.')).toBeVisible()
    await expect(asked).toHaveLength(1)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), ' 123456{Enter}')
    await waitFor(() => expect(asked).toEqual([given(), given({ code: '123456' }), 'leave /']))
  },
}

/** A wrong code is emptied, and focus is where the next one is typed. */
export const CodeWrong: Story = {
  ...at(() => ({ door: { signIn: refusesFirst({ code: 'codeNeeded' }, { code: 'codeWrong' }) } })),
  play: async ({ canvas, userEvent }) => {
    await typed(canvas, userEvent)
    const code = await canvas.findByRole('textbox', { name: 'Code' })
    await userEvent.type(code, '000000{Enter}')
    await expect(await canvas.findByText('This is not the code of this moment.')).toBeVisible()
    await waitFor(() => expect(code).toHaveFocus())
    await expect(code).toHaveValue('')
    await expect(asked).toEqual([given(), given({ code: '000000' })])
  },
}

/** Whose password has ended chooses another and comes in with it. */
export const PasswordExpired: Story = {
  ...at(() => ({ door: { signIn: refusesFirst({ code: 'passwordExpired', ticket: 'a ticket' }) } })),
  play: async ({ canvas, userEvent }) => {
    await typed(canvas, userEvent)
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible()
    await userEvent.type(canvas.getByLabelText('New password', { selector: 'input' }), 'short')
    await expect(canvas.getByText('At least 12 characters')).toBeVisible()
  },
}

export const PasswordRenewed: Story = {
  ...at(() => ({ door: { signIn: refusesFirst({ code: 'passwordExpired', ticket: 'a ticket' }) } })),
  parameters: { layout: 'fullscreen', themed: true },
  play: async ({ canvas, userEvent }) => {
    await typed(canvas, userEvent)
    await userEvent.type(await canvas.findByLabelText('New password', { selector: 'input' }), `${goodPassword}{Enter}`)
    await waitFor(() =>
      expect(asked).toEqual([given(), `reset ${JSON.stringify({ token: 'a ticket', password: goodPassword })}`, given({}, goodPassword), 'leave /']),
    )
  },
}

export const NoOwnerYet: Story = {
  ...at(() => ({ state: { setup: true } })),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('This server has no owner yet'),
}

export const ForItsOwnMachine: Story = {
  ...at(() => ({ state: { mode: 'local' } })),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('This server is for its own machine'),
}

/** Nothing is known of the server: it is asked again. */
export const Unreachable: Story = {
  ...at(() => ({ door: { state: refuses({ code: 'unavailable' }) } })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server does not answer')
  },
}

export const InTheLanguageOfTheBrowser: Story = {
  ...at(() => ({ speaks: ['pt-BR', 'fr-CA', 'en'] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible()
    await expect(document.documentElement.lang).toBe('fr')
  },
}

export const AnotherLanguage: Story = {
  ...at(() => ({ speaks: ['es-MX'] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Idioma: Español' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
    await expect(sessionStorage.getItem('entrance_language')).toBe('de')
  },
}

export const Phone: Story = { ...Wrong, ...phone({ layout: 'fullscreen', themed: true }) }
