import type { Answer, EntranceDoor, Refused } from '@tagmason/screens'

/** The way in over HTTP, `/api/auth/…`. */
export const httpEntrance: EntranceDoor = {
  state: () => ask('state'),
  signIn: (input) => post('sign-in', input),
  signOut: () => post('sign-out', {}),
  forgot: (input) => post('forgot', input),
  reset: (input) => post('reset', input),
  invitation: (token) => ask(`invitation?${new URLSearchParams({ token })}`),
  accept: (input) => post('accept', input),
  setUp: (input) => post('setup', input),
  leave,
}

/** The page is left only once: a second address would stop the way to the first, such as when a question in the background is refused after signing out. */
let leaving = false
function leave(address: string) {
  if (leaving) return
  leaving = true
  window.location.assign(address)
}

/** Leads a member whom the server does not know any more to the sign-in page, and back to this page afterwards. */
export const signedOut = () => leave(entranceFrom(window.location))

/** Where somebody who is not signed in goes from an address of the product: whoever has the link of an invitation becomes a member first. */
export function entranceFrom({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const invitation = pathname === '/account/team' ? new URLSearchParams(search).get('invitation') : null
  if (invitation !== null && invitation !== '') return `/invitation?${new URLSearchParams({ token: invitation })}`
  const next = pathname + search
  return next === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ next })}`
}

const post = (path: string, input: object) => ask<undefined>(path, { method: 'POST', body: JSON.stringify(input) })

/** Answers that have nothing to say have no body. */
async function ask<T>(path: string, init?: RequestInit): Promise<Answer<T>> {
  const response = await fetch(`/api/auth/${path}`, init).catch(() => null)
  if (response?.ok !== true) return { refused: await refusedBy(response) }
  const text = await response.text()
  return { done: (text === '' ? undefined : JSON.parse(text)) as T }
}

/** What the screens have words for. */
const codes: Record<Refused['code'], true> = {
  wrong: true,
  codeNeeded: true,
  codeWrong: true,
  suspended: true,
  passwordExpired: true,
  tooMany: true,
  invalid: true,
  expired: true,
  notFound: true,
  conflict: true,
  ownerFirst: true,
  unavailable: true,
}
const isCode = (said: string): said is Refused['code'] => Object.hasOwn(codes, said)

interface Problem {
  code?: string
  ticket?: string
  issues?: readonly { path: string; message: string }[]
}

/** What the server says went wrong. Nobody, proxies and crashed servers answer in no words that the screens know. */
async function refusedBy(response: Response | null): Promise<Refused> {
  const { code: said = '', ticket, issues }: Problem = (await response?.json().catch(() => ({}))) ?? {}
  const code = isCode(said) ? said : 'unavailable'
  const seconds = Number(response?.headers.get('Retry-After') ?? '')
  return {
    code,
    ...(seconds > 0 ? { minutes: Math.ceil(seconds / 60) } : {}),
    ...(ticket === undefined ? {} : { ticket }),
    ...(code === 'invalid' && issues !== undefined ? { fields: Object.fromEntries(issues.map(({ path, message }) => [path, message])) } : {}),
  }
}
