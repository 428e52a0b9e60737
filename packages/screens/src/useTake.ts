import { toast } from '@tagmason/ui'
import { download } from './download.ts'
import { type Act, useAct } from './workspace.tsx'

/** Takes something of a catalogue along as a file; it is counted. */
export function useTake(name: 'tutorials.downloadExample' | 'tutorials.downloadWritten' | 'store.download', said: string) {
  const act: Act<typeof name> = useAct(name)
  return {
    busy: act.busy,
    blocked: act.blocked,
    run: async (id: string) => {
      const made = await act.run({ id })
      if (made === undefined) return
      const { fileName, base64, type } = made.done
      download(fileName, { base64 }, type)
      toast.success(said, { detail: fileName })
    },
  }
}

/** The way to take something along. */
export type Take = ReturnType<typeof useTake>
