import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGunzip } from 'node:zlib'
import { drainPending, Session } from 'chdb'

/** Parameters of an address that are no settings of the engine. */
const ours = new Set([
  'query',
  'database',
  'query_id',
  'session_id',
  'default_format',
  'wait_end_of_query',
  'enable_http_compression',
  'compress',
  'send_progress_in_http_headers',
  'http_headers_progress_interval_ms',
])
const text = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/**
 * A ClickHouse server as far as its HTTP interface goes, over the embedded engine: the genuine parser, engine and errors behind the genuine client, but one session for all.
 * It proves nothing about replication or shards.
 */
export async function clickhouseServer(folder: string, { user = 'default', password = '' } = {}) {
  const session = new Session(folder)
  // Parameters are text of the statement here, and of a body there.
  await session.queryAsync('SET max_query_size = 100000000')
  let turn: Promise<unknown> = Promise.resolve()

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/ping') return void response.end('Ok.\n')
    const given = Buffer.from((request.headers.authorization ?? '').replace(/^Basic /, ''), 'base64').toString()
    if (given !== `${user}:${password}`) return refuse(response, 'Code: 516. DB::Exception: default: Authentication failed. (AUTHENTICATION_FAILED)', 403)
    const sent = await bodyOf(request)
    const type = request.headers['content-type'] ?? ''
    const form = type.startsWith('multipart/form-data') ? await new Response(sent, { headers: { 'content-type': type } }).formData() : new FormData()
    const told = form.get('query')
    const body = typeof told === 'string' ? told : sent
    const query = searchParams.get('query')
    const statement = query === null ? body : body.trim() === '' ? query : `${query}\n${body}`
    const set = [...searchParams, ...form].flatMap(([key, value]) => (ours.has(key) || typeof value !== 'string' ? [] : [`SET ${key} = ${text(value)}`]))
    const result = await session.queryAsync([`USE \`${searchParams.get('database') ?? 'default'}\``, ...set, statement].join('; '), {
      format: (searchParams.get('default_format') ?? 'TabSeparated') as 'JSONEachRow',
    })
    response.setHeader('X-ClickHouse-Summary', '{}')
    response.end(Buffer.from(result.bytes()))
  }

  // Parameters travel in the address, of which ClickHouse takes a megabyte.
  const server = createServer({ maxHeaderSize: 1_048_576 }, (request, response) => {
    // One after another: what is set belongs to the session, and there is only this one.
    const result = turn.then(() => answer(request, response))
    turn = result.catch((error: unknown) => refuse(response, error instanceof Error ? error.message : String(error), 500))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: (database: string) => `http://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}/${encodeURIComponent(database)}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await turn
      session.close()
      await drainPending()
    },
  }
}

function refuse(response: ServerResponse, message: string, status: number): void {
  response.statusCode = status
  response.setHeader('X-ClickHouse-Exception-Code', /Code: (\d+)/.exec(message)?.[1] ?? '1')
  response.end(message)
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const stream = request.headers['content-encoding'] === 'gzip' ? request.pipe(createGunzip()) : request
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
