import type { ReadInput, ReadName, ReadOutput } from '@tagmason/domain'
import { useQueryClient } from '@tanstack/react-query'
import { asking, useWorkspace } from './workspace.tsx'

/** Asks a question when something happens, and not while a screen is drawn; the answer is kept, so that `useRead` has it at once. Rejects as the read does. */
export function useAsk<N extends ReadName>(name: N): (input: ReadInput<N>) => Promise<ReadOutput<N>> {
  const [workspace, client] = [useWorkspace(), useQueryClient()]
  return (input) => client.fetchQuery(asking(workspace, name, input))
}
