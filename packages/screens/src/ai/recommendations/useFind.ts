import { toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { recommendationsText } from './texts.ts'

/** Looks through the project's setup and says what that brought. */
export function useFind() {
  const text = useText(recommendationsText)
  const find = useAct('recommendations.find')
  const run = async () => {
    const outcome = await find.run()
    if (outcome === undefined) return
    const { found, settled } = outcome.done
    const detail = settled === 0 ? text.foundDetail : text.settled(settled)
    if (found === 0) toast.info(text.nothingFound, { detail })
    else toast.success(text.found(found), { detail })
  }
  return { busy: find.busy, blocked: find.blocked, press: () => void run() }
}
