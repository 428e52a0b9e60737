import type { SmartAlert } from '@tagmason/domain'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { StatusSwitch } from '../common/StatusSwitch.tsx'
import { alertsText } from './texts.ts'

/** Turns an alert on or off. A disabled one can only be turned on, by who may. */
export function AlertSwitch({ alert: { id, name, status, rule } }: { alert: SmartAlert }) {
  const text = useText(alertsText)
  const setStatus = useAct('alerts.setStatus')
  const enable = useAct('alerts.enable')
  const disabled = status === 'disabled'
  return (
    <StatusSwitch
      rule={{ id, name, status: disabled ? 'paused' : status }}
      act={disabled ? { ...enable, run: () => enable.run({ id }) } : setStatus}
      blocked={rule === undefined && status !== 'active' && text.noRule}
    />
  )
}
