import { toast } from '@tagmason/ui'
import { download } from '../../../download.ts'
import { useText } from '../../../language.ts'
import { useAct } from '../../../workspace.tsx'
import { gtmText } from '../texts.ts'

/** Hands over what is stored of a container, or what a version of it was, as a file that Google Tag Manager imports. */
export function useSaveContainer(id: string) {
  const { downloaded } = useText(gtmText)
  const save = useAct('containers.export')
  const saveIt = async (version?: number) => {
    const file = (await save.run({ id, ...(version === undefined ? {} : { version }) }))?.done
    if (file === undefined) return
    download(file.fileName, file.text)
    toast.success(downloaded(file.fileName))
  }
  return { save, saveIt }
}
