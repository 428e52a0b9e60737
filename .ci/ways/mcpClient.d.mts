/** What the tests need of the SDK's client. */
export interface McpClient {
  listTools(): Promise<{ tools: { name: string; description?: string; inputSchema: object; annotations?: { readOnlyHint?: boolean } }[] }>
  callTool(call: { name: string; arguments: object }): Promise<{ content: { type: string; text: string }[]; isError?: boolean }>
  listResources(): Promise<{ resources: { uri: string; name: string }[] }>
  readResource(asked: { uri: string }): Promise<{ contents: { text: string }[] }>
  listPrompts(): Promise<{ prompts: { name: string }[] }>
  getPrompt(asked: { name: string; arguments: Record<string, string> }): Promise<{ messages: { content: { text: string } }[] }>
  close(): Promise<void>
}

export function overStdio(args: readonly string[], cwd: string, env?: Readonly<Record<string, string>>): Promise<McpClient>
export function overHttp(url: string, token: string): Promise<McpClient>
