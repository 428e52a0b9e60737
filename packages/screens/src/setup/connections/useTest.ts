import type { ConnectionProblem, DataConnection } from '@tagmason/domain'
import { toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useAct, useSpace } from '../../workspace.tsx'
import { connectionsText } from './texts.ts'

/** Asks a connection whether it works, and tells what came of it. */
export function useTest(connection: DataConnection) {
  const text = useText(connectionsText)
  const words = useProblem(connection)
  const sample = useSpace() === 'sample'
  const test = useAct('connections.test')
  return {
    ...test,
    async run() {
      const result = await test.run({ id: connection.id })
      if (result === undefined) return
      const { problem, rows } = result.done
      if (problem !== null && problem !== 'faultyLines') toast.error(text.testFailed, { detail: words(problem) })
      else toast.success(text.works, { detail: sample && connection.connector !== 'file' ? text.worksSample : text.fileRead(rows ?? 0) })
    },
  }
}

/** A problem of a connection in one sentence. */
export function useProblem({ connector, file }: DataConnection) {
  const text = useText(connectionsText)
  return (problem: ConnectionProblem) => {
    if (problem === 'faultyLines') return text.faultyLines(file?.faultCount ?? 0)
    return text[problem](text.connectors[connector])
  }
}
