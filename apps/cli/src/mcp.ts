import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reason } from './bytes.ts'
import type { Folder } from './mcp/folder.ts'
import { served } from './mcp/handlers.ts'
import { serveHttp } from './mcp/http.ts'
import { serveStdio } from './mcp/sdk.mjs'
import { installationOf } from './mcp/tools/installation.ts'
import { options } from './options.ts'
import { type Streams, Unusable } from './streams.ts'
import { mcpUsage } from './usage/mcp.ts'

/** `tagmason mcp [--folder DIR] [--http PORT]`: the tools for assistants, over standard input and output or HTTP. Returns 0 when the client has gone, or on SIGTERM. */
export async function mcp(args: string[], { error }: Streams): Promise<number> {
  const { values, positionals } = options(args, mcpUsage.flags)
  if (positionals[0] !== undefined) throw new Unusable(`'${positionals[0]}' stands outside the options: name the folder behind --folder.`)
  if (values.http !== undefined && !/^\d{1,5}$/.test(values.http)) throw new Unusable(`--http cannot be '${values.http}': it is a port, or 0 for a free one.`)
  const installation = installationOf(process.env)
  const folder: Folder = { root: await rootOf(values.folder ?? '.'), drafts: await realpath(await mkdtemp(join(tmpdir(), 'tagmason-drafts-'))), made: 0 }
  try {
    if (values.http === undefined) await serveStdio(served(folder, installation))
    else await untilEnded(served(folder, installation), Number(values.http), error)
    return 0
  } finally {
    await rm(folder.drafts, { recursive: true, force: true })
  }
}

async function rootOf(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch (error) {
    throw new Unusable(`The folder ${path} cannot be used because ${reason(error, { ENOENT: 'there is no such folder' })}: name another behind --folder.`)
  }
}

async function untilEnded(given: ReturnType<typeof served>, port: number, say: Streams['error']): Promise<void> {
  const { url, token, server } = await serveHttp(given, port)
  say(`Serving ${url} with Authorization: Bearer ${token}\n`)
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
  server.closeAllConnections()
  server.close()
}
