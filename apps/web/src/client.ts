import { type Issue, type ReadName, Refusal, type RefusalCode, refusals, type Workspace } from '@tagmason/domain'

/** Addresses longer than this are cut by some proxies; a longer question goes in a body. */
const longestQuery = 4000

/** The door over HTTP: questions by GET, acts by POST, news by server-sent events. `signedOut` is called when the server does not know any more who asks. */
export function httpWorkspace(signedOut: () => void): Workspace {
  const ask = async (path: string, init?: RequestInit): Promise<never> => {
    const response = await fetch(`/api/${path}`, init).catch(() => null)
    if (response?.ok === true) return (await response.json()) as never
    if (response?.status === 401) signedOut()
    throw await refusalOf(response)
  }
  const post = (path: string, input: unknown, headers: Record<string, string> = {}) =>
    ask(path, { method: 'POST', headers, body: JSON.stringify(input) ?? null })

  return {
    read(name, input) {
      const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`
      return query.length > longestQuery ? post(`read/${name}`, input) : ask(`read/${name}${query}`)
    },
    // An act whose answer was lost on the way is sent again; under the same key it is done once.
    act(name, input) {
      const headers = { 'Idempotency-Key': freshKey() }
      const act = () => post(`act/${name}`, input, headers)
      return act().catch((error: Refusal) => (error.code === 'unavailable' ? act() : Promise.reject(error)))
    },
    watch(listener, stream = () => undefined) {
      let stop: (() => void) | null = () => undefined
      // News come after the first page: what tells of them is not waited for.
      void import('./listen.ts').then(({ listen }) => {
        if (stop !== null) stop = listen('/api/watch', (old) => listener(old as readonly ReadName[]), stream)
      })
      return () => {
        stop?.()
        stop = null
      }
    },
  }
}

/** A key that nobody else has. `crypto.randomUUID` is for https only. */
const freshKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** What the server says went wrong, as the engine's refusal. Nobody, proxies and crashed servers answer in no words that the screens know. */
async function refusalOf(response: Response | null): Promise<Refusal> {
  const { code = 'unavailable', detail = 'no answer', issues }: Problem = (await response?.json().catch(() => ({}))) ?? {}
  return new Refusal(refusals.includes(code) ? code : 'unavailable', detail, issues)
}
interface Problem {
  code?: RefusalCode
  detail?: string
  issues?: readonly Issue[]
}
