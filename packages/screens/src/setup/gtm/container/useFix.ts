import type { ActInput } from '@tagmason/domain'
import { toast } from '@tagmason/ui'
import { useText } from '../../../language.ts'
import { shellText } from '../../../shell/texts.ts'
import { useAct } from '../../../workspace.tsx'
import { containerText } from './texts.ts'

/** Applies safe fixes; taking them back is rolling back to the version before. */
export function useFix() {
  const text = useText(containerText).audit
  const { undo } = useText(shellText)
  const fix = useAct('containers.fix')
  const rollback = useAct('containers.rollback')
  const undoIt = async (id: string, to: number, version: number) => {
    if ((await rollback.run({ id, to, version })) !== undefined) toast.success(text.undone(to))
  }
  const fixIt = async (wanted: ActInput<'containers.fix'>, then: () => void) => {
    const made = (await fix.run(wanted))?.done
    if (made === undefined) return
    const count = made.cause.kind === 'fix' ? made.cause.fixes : 0
    toast.success(text.done, {
      detail: text.doneDetail(count, made.number),
      action: { label: undo, onPress: () => void undoIt(wanted.id, wanted.version, made.number) },
    })
    then()
  }
  return { fix, fixIt }
}
