import type { ActInput, AvailableIntegration } from '@tagmason/domain'
import { toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { integrationsText } from './texts.ts'

/** Connects a service, and tells what came of it: one that nothing has reached is not told as connected. */
export function useConnect({ id, name }: AvailableIntegration) {
  const text = useText(integrationsText)
  const connect = useAct('integrations.connect')
  return {
    busy: connect.busy,
    blocked: connect.blocked,
    /** Whether it was done. `account`: which of the service's accounts is meant; `access`: by what it is called. */
    async run(account: string, access: ActInput<'integrations.connect'>['access'] = {}): Promise<boolean> {
      const result = await connect.run({ id, account, access })
      if (result === undefined) return false
      if (result.done.status === 'connected') toast.success(text.connectedNow, { detail: text.connectedNowDetail(name) })
      else toast.info(text.noted, { detail: text.notedDetail(name) })
      return true
    },
  }
}
