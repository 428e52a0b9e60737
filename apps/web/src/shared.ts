import type { SharedAnswer, SharedRefusal } from '@tagmason/screens'

/** Opens the link of a share over HTTP. No cookie goes along: whoever has the link is nobody else here. */
export async function openShared(token: string, password?: string): Promise<SharedAnswer> {
  const body = JSON.stringify({ token, ...(password === undefined ? {} : { password }) })
  const response = await fetch('/api/share', { method: 'POST', body, credentials: 'omit' }).catch(() => null)
  if (response?.ok === true) return response.json().then((done) => ({ done: done as never }), unreachable)
  return { refused: await refusedBy(response) }
}

const unreachable = (): SharedAnswer => ({ refused: { code: 'unavailable' } })

/** What the page has words for. */
const codes: Record<SharedRefusal['code'], true> = {
  unknown: true,
  ended: true,
  members: true,
  passwordNeeded: true,
  passwordWrong: true,
  tooMany: true,
  unavailable: true,
}
const isCode = (said: string): said is SharedRefusal['code'] => Object.hasOwn(codes, said)

interface Problem {
  code?: string
  brand?: SharedRefusal['brand']
}

/** Nobody, proxies and crashed servers answer in no words that the page knows; a server without shared pages answers 404, and a link that is cut off is not usable (422). */
async function refusedBy(response: Response | null): Promise<SharedRefusal> {
  const { code = '', brand }: Problem = (await response?.json().catch(() => ({}))) ?? {}
  const seconds = Number(response?.headers.get('Retry-After') ?? '')
  return {
    code: isCode(code) ? code : response?.status === 404 || response?.status === 422 ? 'unknown' : 'unavailable',
    ...(seconds > 0 ? { minutes: Math.ceil(seconds / 60) } : {}),
    ...(brand === undefined ? {} : { brand }),
  }
}
