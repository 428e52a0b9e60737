import type { SwitchStatus, WorkflowStatus } from '@tagmason/domain'
import { Switch } from '@tagmason/ui'

export interface StatusSwitchProps {
  /** What is switched: an automation rule of any kind. */
  rule: { id: string; name: string; status: WorkflowStatus }
  act: { run(input: { id: string; status: SwitchStatus }): Promise<unknown>; busy: boolean; blocked: string | false }
  /** Why this one cannot be switched now, where its state is the reason. */
  blocked?: string | false
}

/** Turns an automation rule on or off; the state beside it is the answer, so that no toast is needed. */
export function StatusSwitch({ rule: { id, name, status }, act, blocked = false }: StatusSwitchProps) {
  return (
    <Switch
      label={name}
      on={status === 'active'}
      busy={act.busy}
      blocked={act.blocked || blocked}
      onSwitch={(on) => void act.run({ id, status: on ? 'active' : 'paused' })}
    />
  )
}
