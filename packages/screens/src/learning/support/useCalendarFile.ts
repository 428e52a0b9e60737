import { download } from '../../download.ts'
import { useAct } from '../../workspace.tsx'

/** Saves the calendar file of a talk. */
export function useCalendarFile() {
  const act = useAct('consultations.download')
  return {
    busy: act.busy,
    blocked: act.blocked,
    run: async (id: string) => {
      const made = await act.run({ id })
      if (made !== undefined) download(made.done.fileName, { base64: made.done.base64 }, made.done.type)
    },
  }
}
