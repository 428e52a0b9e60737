import type { ActInput, StoredPlan } from '@tagmason/domain'
import { Confirm, Inline, MenuButton, Text, toast } from '@tagmason/ui'
import { ChevronDown, Flag, FlagOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { shellText } from '../../shell/texts.ts'
import { useAct } from '../../workspace.tsx'
import { planText } from './texts.ts'

type Change = ActInput<'plans.changeEvents'>['change']

/** What can be done with all chosen events at once; Undo puts the plan back as it was. */
export function BulkActions({ stored, ids, onDone }: { stored: StoredPlan; ids: readonly string[]; onDone(): void }) {
  const text = useText(planText)
  const { undo } = useText(shellText)
  const change = useAct('plans.changeEvents')
  const restore = useAct('plans.restore')
  const [asking, setAsking] = useState(false)
  const { blocked } = change
  const run = async (wanted: Change, said: string) => {
    if ((await change.run({ ids: [...ids], change: wanted })) === undefined) return
    toast.success(said, { action: { label: undo, onPress: () => void restore.run(stored) } })
    onDone()
  }
  const item = (label: string, wanted: Change) => ({ label, blocked, onPress: () => void run(wanted, text.changed(ids.length)) })
  return (
    <Inline>
      <Text size="small" tone="muted">
        {text.chosen(ids.length)}
      </Text>
      <MenuButton
        size="small"
        look="quiet"
        label={`${text.columns.status}: ${text.chosen(ids.length)}`}
        text={text.columns.status}
        iconEnd={ChevronDown}
        items={[
          item(text.include, { enabled: true }),
          item(text.leaveOut, { enabled: false }),
          { ...item(text.markKey, { keyEvent: true }), icon: Flag },
          { ...item(text.unmarkKey, { keyEvent: false }), icon: FlagOff },
          { label: text.remove, icon: Trash2, tone: 'critical', blocked, onPress: () => setAsking(true) },
        ]}
      />
      <Confirm
        open={asking}
        title={text.removeQuestion(ids.length)}
        detail={text.removeDetail}
        confirm={text.remove}
        tone="critical"
        onConfirm={() => {
          setAsking(false)
          void run({ removed: true }, text.removed(ids.length))
        }}
        onClose={() => setAsking(false)}
      />
    </Inline>
  )
}
