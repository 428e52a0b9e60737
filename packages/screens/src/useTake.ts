import { toast } from '@tagmason/ui'
import { download } from './download.ts'
import { type Act, useAct } from './workspace.tsx'

type FileAct =
  | 'certificates.download'
  | 'consultations.download'
  | 'tickets.download'
  | 'tutorials.downloadExample'
  | 'tutorials.downloadWritten'
  | 'store.download'

/** Saves the file that an act hands out for an id; `said` tells of it where nothing else would. */
export function useTake(name: FileAct, said?: string) {
  const act: Act<typeof name> = useAct(name)
  return {
    busy: act.busy,
    blocked: act.blocked,
    run: async (id: string) => {
      const made = await act.run({ id })
      if (made === undefined) return
      const { fileName, base64, type } = made.done
      download(fileName, { base64 }, type)
      if (said !== undefined) toast.success(said, { detail: fileName })
    },
  }
}

/** The way to take something along. */
export type Take = ReturnType<typeof useTake>
