import type { IncomingMessage, ServerResponse } from 'node:http'
import { paths } from './protocol.ts'
import { lastRelease } from './release.ts'
import { sign } from './sign.ts'

/** Enough for every picture of the product at once, many times over. */
const most = 4_000_000

/** Why a request is refused: only a page of this Storybook may ask, and browsers tell the page's origin with each POST. */
function objection({ method, headers }: IncomingMessage): [status: number, sentence: string] | undefined {
  if (method !== 'POST') return [405, 'This place only answers POST: ask from the Review tab.']
  const { origin, host } = headers
  if (host === undefined || (origin !== `http://${host}` && origin !== `https://${host}`))
    return [403, 'Another page than this Storybook asked, so nothing was signed: sign off in the Review tab.']
  if (headers['content-type'] !== 'application/json') return [415, 'The request is not JSON, so nothing was signed: sign off in the Review tab.']
  return undefined
}

async function bodyOf(request: AsyncIterable<Buffer>): Promise<unknown> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > most) return undefined
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch {
    // What is no JSON is no request, which the schema says in words.
    return undefined
  }
}

type Answerer = (body: unknown) => object | Promise<object>

const route = (answer: Answerer) => async (request: IncomingMessage, response: ServerResponse) => {
  const no = objection(request)
  const said = no === undefined ? await answer(await bodyOf(request)) : { refused: no[1], count: 0 }
  response.writeHead(no?.[0] ?? 200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(said))
}

interface App {
  use(path: string, handler: (request: IncomingMessage, response: ServerResponse) => Promise<void>): unknown
}

/**
 * Storybook's server end of the review: tells the pictures of the last release, and writes signatures. Plain requests, not Storybook's channel: the manager closes that one for good when the server is
 * silent for 20 s, as one that is busy compiling can be, and then drops without a word whatever it is told.
 */
export function serve(app: App) {
  app.use(
    paths.release,
    route(() => lastRelease()),
  )
  app.use(
    paths.sign,
    route((body) => sign(body, new Date().toISOString())),
  )
}
