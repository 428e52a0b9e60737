// The SDK's own client, unmodified. Plain JavaScript with declarations beside it, as apps/cli/src/mcp/sdk.mjs.
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'

async function connected(transport) {
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(transport)
  return client
}

export const overStdio = (args, cwd, env = {}) =>
  connected(new StdioClientTransport({ command: process.execPath, args, cwd, env: { PATH: process.env.PATH ?? '', ...env }, stderr: 'inherit' }))

export const overHttp = (url, token) =>
  connected(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers: { Authorization: `Bearer ${token}` } } }))
