import type { Report, ReportFormat, Seen } from '@tagmason/domain'
import { toast } from '@tagmason/ui'
import { download } from '../../download.ts'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { reportsText } from './texts.ts'
import { useColumnWords } from './useColumnWords.ts'

/** Runs a report, on other days or of fewer people where the bar says so, and saves it, its columns named in the member's language. */
export function useDownload(seen?: Seen) {
  const text = useText(reportsText)
  const act = useAct('reports.download')
  const words = useColumnWords()
  return {
    busy: act.busy,
    blocked: act.blocked,
    run: async ({ id }: Report, format: ReportFormat) => {
      const made = await act.run({ id, format, words, ...(seen === undefined ? {} : { seen }) })
      if (made === undefined) return
      const { fileName, type, base64 } = made.done
      download(fileName, { base64 }, type)
      toast.success(text.mine.downloaded, { detail: fileName })
    },
  }
}
