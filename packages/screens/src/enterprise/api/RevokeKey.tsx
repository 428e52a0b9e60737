import type { ApiKey } from '@tagmason/domain'
import { Confirm, toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useLast } from '../../useLast.ts'
import { useAct } from '../../workspace.tsx'
import { apiText } from './texts.ts'

/** Asks before a key is ended for good. */
export function RevokeKey({ of, onClose }: { of: ApiKey | null; onClose(): void }) {
  const text = useText(apiText)
  const revoke = useAct('apiKeys.revoke')
  const last = useLast(of)
  const yes = async () => {
    if (of === null || !(await revoke.run({ id: of.id }))) return
    toast.success(text.revoked, { detail: of.name })
    onClose()
  }
  return (
    <Confirm
      open={of !== null}
      title={text.revokeQuestion(last?.name ?? '')}
      detail={text.revokeDetail}
      confirm={text.revokeIt}
      tone="critical"
      busy={revoke.busy}
      onConfirm={() => void yes()}
      onClose={onClose}
    />
  )
}
