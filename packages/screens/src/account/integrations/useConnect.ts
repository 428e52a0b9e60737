import type { ActInput, AvailableIntegration } from '@tagmason/domain'
import { toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useChecked } from '../settings/useChecked.ts'
import { integrationsText } from './texts.ts'

/** What the service can refuse is said at these fields. */
const fields = ['access.token', 'access.address', 'access.client', 'access.secret'] as const

/** Connects a service, and tells what came of it: one that nothing has reached is not told as connected. */
export function useConnect({ id, name }: AvailableIntegration) {
  const text = useText(integrationsText)
  const connect = useChecked('integrations.connect', fields)
  return {
    busy: connect.busy,
    blocked: connect.blocked,
    /** Why the service was not reached by what was entered, by field. */
    wrong: connect.wrong,
    forget: connect.forget,
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
