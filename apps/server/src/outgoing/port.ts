import type { Ports } from '@tagmason/engine'
import { answerText } from './answerText.ts'
import { isNamed } from './named.ts'
import type { Outgoing } from './outgoing.ts'
import { unsent } from './refused.ts'

/** What a receiver answers to a message is of no use but for its status. */
const mostOfReceipt = 4096

/** The way out as the engine knows it. `allow` are the addresses that TAGMASON_ALLOW names. */
export const outgoingPort = (outgoing: Outgoing, allow: readonly string[]): NonNullable<Ports['outgoing']> => ({
  names: (url) => isNamed(url, allow),
  async send({ url, headers, body }) {
    try {
      return { status: (await outgoing.ask({ method: 'POST', url, headers: { ...headers, 'User-Agent': 'Tagmason' }, body, most: mostOfReceipt })).status }
    } catch (error) {
      return { status: null, problem: unsent(error).problem }
    }
  },
  async ask({ url, headers, body, most, within }) {
    const sent = { ...headers, 'User-Agent': 'Tagmason' }
    try {
      const question = body === undefined ? { method: 'GET' as const, redirects: 5 } : { method: 'POST' as const, body }
      const answer = await outgoing.ask({ ...question, url, headers: sent, most, within })
      const contentType = String(answer.headers['content-type'] ?? '')
      const [type = ''] = contentType.split(';')
      return { status: answer.status, type: type.trim().toLowerCase(), text: answerText(answer.body, contentType), cut: answer.cut, url: answer.url }
    } catch (error) {
      return { status: null, problem: unsent(error).problem }
    }
  },
})
