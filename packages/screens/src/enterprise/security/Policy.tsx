import { type PolicyNumber, type PolicyNumbers, policyLimits } from '@tagmason/domain'
import { Badge, Button, Card, Icon, type IconSource, List, ListRow } from '@tagmason/ui'
import { CalendarClock, LockKeyhole, MonitorSmartphone, Pencil, TimerOff } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { PolicyDialog } from './PolicyDialog.tsx'
import { SessionExpired } from './SessionExpired.tsx'
import { securityText } from './texts.ts'

const icons: Record<PolicyNumber, IconSource> = {
  passwordMinLength: LockKeyhole,
  passwordExpiryDays: CalendarClock,
  idleMinutes: TimerOff,
  maxSessions: MonitorSmartphone,
}
const names = Object.keys(policyLimits) as PolicyNumber[]

/** What everybody has to keep to, and where it takes effect already. */
export function Policy({ policy }: { policy: PolicyNumbers }) {
  const { policy: text, of } = useText(securityText)
  const { blocked } = useAct('security.setPolicy')
  const [editing, setEditing] = useState(false)
  const [shown, show] = useState(false)
  return (
    <Card
      level={2}
      title={text.title}
      detail={text.detail}
      flush
      actions={
        <Button size="small" icon={Pencil} blocked={blocked} onPress={() => setEditing(true)}>
          {text.edit}
        </Button>
      }
    >
      <List label={text.title} look="flush">
        {names.map((name) => (
          <ListRow
            key={name}
            lead={<Icon of={icons[name]} tone="muted" />}
            title={text.rules[name](policy[name])}
            facts={name === 'passwordMinLength' ? <Badge tone="positive">{text.enforced}</Badge> : <Badge>{text.stored}</Badge>}
            detail={text.effects[name]}
            actions={
              name === 'idleMinutes' && (
                <Button size="small" look="plain" label={of(text.preview, text.expired.title)} onPress={() => show(true)}>
                  {text.preview}
                </Button>
              )
            }
          />
        ))}
      </List>
      <PolicyDialog policy={policy} open={editing} onClose={() => setEditing(false)} />
      <SessionExpired minutes={policy.idleMinutes} open={shown} onClose={() => show(false)} />
    </Card>
  )
}
