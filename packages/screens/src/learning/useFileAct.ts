import { download } from '../download.ts'
import { type Act, useAct } from '../workspace.tsx'

/** Saves the file that an act hands out for an id. */
export function useFileAct(name: 'certificates.download' | 'consultations.download' | 'tickets.download') {
  const act: Act<typeof name> = useAct(name)
  return {
    busy: act.busy,
    blocked: act.blocked,
    run: async (id: string) => {
      const made = await act.run({ id })
      if (made !== undefined) download(made.done.fileName, { base64: made.done.base64 }, made.done.type)
    },
  }
}
