import type { Version } from '@tagmason/domain'
import { toast } from '@tagmason/ui'
import { download } from '../../download.ts'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { versionsText } from './texts.ts'

/** Takes a version along as a container file, or makes its content the newest commit. */
export function useVersionActs({ id, templateId, version }: Version) {
  const { versions: text } = useText(versionsText)
  const save = useAct('versions.download')
  const restore = useAct('versions.restore')
  return {
    save,
    restore,
    saveIt: async () => {
      const file = await save.run({ id })
      if (file === undefined) return
      download(file.done.fileName, file.done.text)
      toast.success(text.downloaded, { detail: file.done.fileName })
    },
    restoreIt: async () => {
      if (await restore.run({ templateId, version })) toast.success(text.restored, { detail: text.restoredDetail(version) })
    },
  }
}
