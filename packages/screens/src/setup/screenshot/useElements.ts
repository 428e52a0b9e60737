import type { FoundElement, StoredAnalysis } from '@tagmason/domain'
import { toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { shellText } from '../../shell/texts.ts'
import { useAct } from '../../workspace.tsx'
import { screenshotText } from './texts.ts'

/** What can be done with elements; each can be undone from its toast. */
export function useElements() {
  const text = useText(screenshotText)
  const { undo } = useText(shellText)
  const add = useAct('screenshots.add')
  const takeBack = useAct('screenshots.takeBack')
  const clear = useAct('screenshots.clear')
  const restore = useAct('screenshots.restore')
  return {
    takeBack,
    add: {
      ...add,
      async run(elements: readonly FoundElement[]) {
        const ids = elements.map(({ id }) => id)
        const result = await add.run({ ids })
        if (result === undefined) return
        toast.success(text.addedToast, { detail: text.addedDetail(result.done.added), action: { label: undo, onPress: () => void takeBack.run({ ids }) } })
      },
    },
    clear: {
      ...clear,
      async run(stored: StoredAnalysis) {
        if (await clear.run()) toast.success(text.removed, { action: { label: undo, onPress: () => void restore.run(stored) } })
      },
    },
  }
}
