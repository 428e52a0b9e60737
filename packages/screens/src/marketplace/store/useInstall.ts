import { toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { shellText } from '../../shell/texts.ts'
import { useAct } from '../../workspace.tsx'
import { storeText } from './texts.ts'

/** Puts a template into the project and takes it out; each can be undone by the other. `run` says whether it was done. */
export function useInstall(id: string) {
  const text = useText(storeText)
  const { undo } = useText(shellText)
  const put = useAct('store.install')
  const take = useAct('store.uninstall')
  const install = async () => {
    const made = await put.run({ id })
    if (made === undefined) return false
    toast.success(text.wasInstalled, { detail: text.wasInstalledDetail(made.done.events), action: { label: undo, onPress: () => void uninstall() } })
    return true
  }
  const uninstall = async () => {
    const made = await take.run({ id })
    if (made === undefined) return
    const { removed, kept } = made.done
    toast.success(text.takenOut, { detail: text.takenOutDetail(removed, kept.join(', ')), action: { label: undo, onPress: () => void install() } })
  }
  return {
    install: { run: install, busy: put.busy, blocked: put.blocked },
    uninstall: { run: uninstall, busy: take.busy, blocked: take.blocked },
  }
}
export type Install = ReturnType<typeof useInstall>['install']
