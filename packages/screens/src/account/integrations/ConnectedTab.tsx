import type { Integration } from '@tagmason/domain'
import { Button, Card, Empty, List } from '@tagmason/ui'
import { Plug } from 'lucide-react'
import { useText } from '../../language.ts'
import { usePages } from '../../usePages.tsx'
import { ConnectedRow } from './ConnectedRow.tsx'
import { integrationsText } from './texts.ts'

export interface ConnectedTabProps {
  rows: readonly Integration[]
  onSeeAvailable(): void
}

/** What is connected: how it stands, when it last synced, and how that goes on. */
export function ConnectedTab({ rows, onSeeAvailable }: ConnectedTabProps) {
  const text = useText(integrationsText)
  const { shown, pager } = usePages(text.connected, rows)
  return (
    <Card level={2} title={text.connected} detail={text.connectedDetail} flush footer={pager}>
      {rows.length === 0 ? (
        <Empty icon={Plug} title={text.none} detail={text.noneDetail} actions={<Button onPress={onSeeAvailable}>{text.seeAvailable}</Button>} />
      ) : (
        <List label={text.connected} look="flush">
          {shown.map((row) => (
            <ConnectedRow key={row.id} row={row} />
          ))}
        </List>
      )}
    </Card>
  )
}
