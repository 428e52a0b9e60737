import type { ActInput } from '@tagmason/domain'
import { toast } from '@tagmason/ui'
import { download } from '../../download.ts'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { gtmText } from './texts.ts'

/** The two halves of a deployment: the file, and the word that it is published. */
export function useDeploy(wanted: ActInput<'containers.deploy'>) {
  const text = useText(gtmText)
  const deploy = useAct('containers.deploy')
  const mark = useAct('containers.markDeployed')
  const save = async (then: () => void) => {
    const file = (await deploy.run(wanted))?.done
    if (file === undefined) return
    download(file.fileName, file.text)
    toast.success(text.downloaded(file.fileName))
    then()
  }
  const finish = async (then: () => void) => {
    const made = (await mark.run(wanted))?.done
    if (made === undefined) return
    toast.success(text.deploy.done, { detail: text.deploy.doneDetail(made.tags) })
    then()
  }
  return { deploy, mark, save, finish }
}
