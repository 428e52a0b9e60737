import { toast } from '@tagmason/ui'
import { download } from '../../download.ts'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { settingsText } from './texts.ts'

/** Everything that is the member's own, as a file. */
export function useExport() {
  const text = useText(settingsText)
  const make = useAct('settings.exportData')
  return {
    ...make,
    async run() {
      const made = await make.run()
      if (made === undefined) return
      const { fileName, base64, type } = made.done
      download(fileName, { base64 }, type)
      toast.success(text.exported, { detail: fileName })
    },
  }
}
