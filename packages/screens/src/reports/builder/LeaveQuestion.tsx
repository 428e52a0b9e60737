import { Confirm } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { builderText } from './texts.ts'
import type { Leaving } from './useLeaving.ts'

/** Asks before changes are lost. */
export function LeaveQuestion({ leaving, name }: { leaving: Leaving; name: string }) {
  const { leave: text } = useText(builderText)
  return (
    <Confirm
      tone="critical"
      title={text.title}
      detail={text.detail(name)}
      confirm={text.confirm}
      open={leaving.asking}
      onConfirm={leaving.leave}
      onClose={leaving.stay}
    />
  )
}
