import type { AvailableIntegration } from '@tagmason/domain'
import { Badge, Button, Card, Icon, Inline } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useOnceOpened } from '../../shell/useOnceOpened.ts'
import { useSpace } from '../../workspace.tsx'
import { serviceIcon } from './serviceIcons.ts'
import { integrationsText } from './texts.ts'
import { useConnect } from './useConnect.ts'

const loadConnect = () => import('./ConnectDialog.tsx').then(({ ConnectDialog }) => ConnectDialog)

/** A service that could be connected. The sample connects it to its sandbox at once; elsewhere it asks for the account first. */
export function AvailableCard({ row, onLearnMore }: { row: AvailableIntegration; onLearnMore(): void }) {
  const text = useText(integrationsText)
  const sample = useSpace() === 'sample'
  const connect = useConnect(row)
  const [asking, setAsking] = useState(false)
  const Connect = useOnceOpened(asking, loadConnect)
  const { id, name, description, type, icon, popular } = row
  return (
    <Card
      level={2}
      title={name}
      detail={text.services[id]?.description ?? description}
      actions={<Icon of={serviceIcon(icon)} tone="muted" />}
      footer={
        <Inline gap="xs">
          <Button
            size="small"
            label={text.of(text.connect, name)}
            busy={connect.busy && !asking}
            blocked={connect.blocked}
            onPress={() => (sample ? void connect.run('') : setAsking(true))}
          >
            {text.connect}
          </Button>
          <Button size="small" look="plain" label={text.of(text.learnMore, name)} onPress={onLearnMore}>
            {text.learnMore}
          </Button>
          {Connect && <Connect row={row} open={asking} onClose={() => setAsking(false)} />}
        </Inline>
      }
    >
      <Inline gap="xs">
        <Badge>{text.types[type] ?? type}</Badge>
        {popular && <Badge tone="accent">{text.popular}</Badge>}
      </Inline>
    </Card>
  )
}
