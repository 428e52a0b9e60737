import { mostPageLetters, Refusal, type SendProblem } from '@tagmason/domain'
import type { Context } from '../context.ts'

/** Letters of HTML are seldom more than two bytes; what is longer is refused as too long. */
const mostBytes = 2 * mostPageLetters
const within = 10_000

const reasons: Readonly<Record<SendProblem, string>> = {
  address: 'The address lies in a private network or is no web address: paste the HTML of the page, or have the address named in TAGMASON_ALLOW.',
  name: 'No server has this name: check the address.',
  connection: 'The server of the page does not answer: check the address, or paste the HTML of the page.',
  timeout: 'The page did not come within 10 seconds: try again, or paste its HTML.',
  secure: 'The certificate of the server cannot be trusted: paste the HTML of the page.',
  redirects: 'The page sends visitors on too often, or to an address without encryption: give the last address.',
}

/** A page from its address, where a server may get it. Throws a `Refusal`, whose issue names the reason for screens to translate. */
export async function fetchedPage({ session, ports }: Context, address: string): Promise<{ html: string; address: string }> {
  const refused = (reason: string, sentence: string) => new Refusal('unavailable', sentence, [{ path: 'address', message: reason }])
  if (session.space === 'sample') throw refused('sample', 'The sample fetches no pages: paste the HTML of the page, or create a project.')
  if (ports.outgoing === undefined) throw refused('noServer', 'No server runs here that could fetch a page: paste its HTML.')
  const answer = await ports.outgoing.ask({ url: address, headers: { Accept: 'text/html,application/xhtml+xml' }, most: mostBytes, within })
  // An address that may not be called stays one: the server is well, and asking again changes nothing.
  if (answer.status === null && answer.problem === 'address') throw new Refusal('invalid', reasons.address, [{ path: 'address', message: 'address' }])
  if (answer.status === null) throw refused(answer.problem, reasons[answer.problem])
  if (answer.status < 200 || answer.status > 299)
    throw refused('status', `The server of the page answered with the status ${answer.status}: check the address, or paste the HTML of the page.`)
  if (!/^(text\/html|application\/xhtml\+xml|)$/.test(answer.type))
    throw refused('notHtml', `There is no page at this address but a file of the type '${answer.type.slice(0, 100)}': give the address of a page.`)
  if (answer.cut)
    throw refused('tooLong', `The page has more than ${mostBytes.toLocaleString('en')} bytes: paste the part of its HTML that you want to measure.`)
  return { html: answer.text, address: answer.url.replace(/#.*$/s, '').slice(0, 2000) }
}
