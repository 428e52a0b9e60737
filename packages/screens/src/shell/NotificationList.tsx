import { type AppNotification, listedNotifications } from '@tagmason/domain'
import { Empty, List, Text } from '@tagmason/ui'
import { useText } from '../language.ts'
import { NotificationRow } from './NotificationRow.tsx'
import { newestText } from './newest/texts.ts'
import { shellText } from './texts.ts'

export interface NotificationListProps {
  rows: readonly AppNotification[]
  /** The clock that 'ago' counts from. */
  now: string
  onChoose(row: AppNotification): void
}

/** What the bell opens; its code comes with the first opening. */
export function NotificationList({ rows, now, onChoose }: NotificationListProps) {
  const text = useText(shellText)
  const { newest } = useText(newestText)
  if (rows.length === 0) return <Empty title={text.noNotifications} detail={text.noNotificationsDetail} />
  return (
    <>
      <List label={text.notifications} look="flush">
        {rows.map((row) => (
          <NotificationRow key={row.id} row={row} now={now} onChoose={() => onChoose(row)} />
        ))}
      </List>
      {rows.length >= listedNotifications && <Text tone="muted">{newest(listedNotifications)}</Text>}
    </>
  )
}
