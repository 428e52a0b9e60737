import type { ActInput } from '@tagmason/domain'
import { toast } from '@tagmason/ui'
import { download } from '../../../download.ts'
import { useText } from '../../../language.ts'
import { useAct } from '../../../workspace.tsx'
import { gtmText } from '../texts.ts'
import { deployText } from './texts.ts'

/** The three acts of a deployment: the approval, the file, and the word that it is published. */
export function useDeploy(wanted: ActInput<'containers.deploy'>) {
  const text = useText(gtmText)
  const own = useText(deployText)
  const approve = useAct('containers.approve')
  const deploy = useAct('containers.deploy')
  const mark = useAct('containers.markDeployed')
  const agree = async (plan: string) => {
    if (await approve.run({ ...wanted, plan })) toast.success(own.approvedToast, { detail: own.approvedToastDetail })
  }
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
  return { approve, deploy, mark, agree, save, finish }
}
