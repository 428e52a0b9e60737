import type { SendProblem } from '@tagmason/domain'

/** Why nothing was sent, or no answer came: one sentence, and the word by which screens translate it. */
export class Unsent extends Error {
  readonly problem: SendProblem
  constructor(problem: SendProblem, message: string) {
    super(message)
    this.problem = problem
  }
}

const names: Readonly<Record<string, SendProblem>> = {
  ENOTFOUND: 'name',
  EAI_AGAIN: 'name',
  ENODATA: 'name',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  ETIMEDOUT: 'timeout',
}
const sentences: Record<SendProblem, string> = {
  address: 'The address lies in a private network or is no web address: use a public one, or have it named in TAGMASON_ALLOW.',
  name: 'The name of the server was not found: check the address.',
  connection: 'The server did not take the connection: check that it runs and can be reached from here.',
  timeout: 'The server did not answer in time: answer first and do the work afterwards.',
  secure: 'The certificate of the server cannot be trusted: renew it or install the missing ones between.',
  redirects: 'The server sent us elsewhere too often, or to an address without encryption: give the last address.',
}

/** The same of what a library threw. Its own words are left out: they may hold what only this network knows. */
export function unsent(error: unknown): Unsent {
  if (error instanceof Unsent) return error
  if (!(error instanceof Error)) return refusal('connection')
  // undici and its agents wrap what happened below.
  if (error.cause instanceof Unsent) return error.cause
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return refusal('timeout')
  const code = 'code' in error ? String(error.code) : ''
  if (/^(ERR_TLS|CERT|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|ERR_SSL|EPROTO)/.test(code)) return refusal('secure')
  return refusal(names[code] ?? 'connection')
}

export const refusal = (problem: SendProblem) => new Unsent(problem, sentences[problem])
