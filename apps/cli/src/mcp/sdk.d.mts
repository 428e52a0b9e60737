import type { IncomingMessage, ServerResponse } from 'node:http'

export interface ToolAnswer {
  content: { type: 'text'; text: string }[]
  isError?: boolean
}

/** What the server answers to each request of the protocol. */
export interface Handlers {
  listTools(): Promise<{ tools: { name: string; description: string; inputSchema: object; annotations: object }[] }>
  callTool(params: { name: string; arguments?: Record<string, unknown> }): Promise<ToolAnswer>
  listResources(): Promise<{ resources: { uri: string; name: string; description: string; mimeType: string }[] }>
  readResource(params: { uri: string }): Promise<{ contents: { uri: string; mimeType: string; text: string }[] }>
  listPrompts(): Promise<{ prompts: { name: string; description: string; arguments: { name: string; description: string; required: boolean }[] }[] }>
  getPrompt(params: { name: string; arguments?: Record<string, string> }): Promise<{ messages: { role: 'user'; content: { type: 'text'; text: string } }[] }>
}

export interface Served {
  readonly name: string
  readonly version: string
  readonly instructions: string
  readonly handlers: Handlers
}

/** Serves standard input and output until the client closes them. */
export function serveStdio(given: Served): Promise<void>
/** Answers one HTTP request with the parsed body. */
export function serveRequest(given: Served, request: IncomingMessage, response: ServerResponse, body: unknown): Promise<void>
