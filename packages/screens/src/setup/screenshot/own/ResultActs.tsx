import type { ScreenshotResult } from '@tagmason/domain'
import { Button, Inline, MenuButton } from '@tagmason/ui'
import { Ellipsis, ListChecks, Plus, Trash2 } from 'lucide-react'
import { useText } from '../../../language.ts'
import { useNavigation } from '../../../navigation.tsx'
import { screenshotText } from '../texts.ts'
import { useElements } from '../useElements.ts'
import { ownText } from './texts.ts'

/** What can be done with all of them. */
export function ResultActs({ result: { stored, elements } }: { result: ScreenshotResult }) {
  const base = useText(screenshotText)
  const text = useText(ownText)
  const { go } = useNavigation()
  const { add, clear } = useElements()
  const open = elements.filter(({ added, excluded, needsText }) => !added && !excluded && !needsText)
  return (
    <Inline gap="xs">
      {open.length > 0 && (
        <Button tone="accent" look="solid" icon={Plus} busy={add.busy} blocked={add.blocked} onPress={() => void add.run(open)}>
          {text.addIncluded(open.length)}
        </Button>
      )}
      <MenuButton
        label={base.more}
        icon={Ellipsis}
        items={[
          { label: base.openPlan, icon: ListChecks, onPress: () => go('/setup/natural-language') },
          { label: base.remove, icon: Trash2, blocked: clear.blocked, onPress: () => void clear.run(stored) },
        ]}
      />
    </Inline>
  )
}
