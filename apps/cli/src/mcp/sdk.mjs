// The one file that knows the official SDK. Plain JavaScript with declarations beside it: the types of the SDK bring seventeen packages that nothing else needs.
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import {
  CallToolRequestSchema,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js'

function serverOf({ name, version, instructions, handlers }) {
  const server = new Server({ name, version }, { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions })
  for (const [schema, handle] of [
    [ListToolsRequestSchema, handlers.listTools],
    [CallToolRequestSchema, handlers.callTool],
    [ListResourcesRequestSchema, handlers.listResources],
    [ReadResourceRequestSchema, handlers.readResource],
    [ListPromptsRequestSchema, handlers.listPrompts],
    [GetPromptRequestSchema, handlers.getPrompt],
  ])
    server.setRequestHandler(schema, ({ params }) => handle(params ?? {}))
  return server
}

export async function serveStdio(given) {
  const server = serverOf(given)
  const closed = new Promise((resolve) => (server.onclose = resolve))
  const transport = new StdioServerTransport()
  await server.connect(transport)
  // The transport does not notice that its client has gone.
  process.stdin.once('end', () => void server.close())
  await closed
}

export async function serveRequest(given, request, response, body) {
  // Without sessions: what belongs together is in the tools' own state.
  const server = serverOf(given)
  const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined, enableJsonResponse: true })
  response.once('close', () => void server.close())
  await server.connect(transport)
  await transport.handleRequest(request, response, body)
}
