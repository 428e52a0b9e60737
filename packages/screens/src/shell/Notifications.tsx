import type { AppNotification } from '@tagmason/domain'
import { Button, Popover, toast } from '@tagmason/ui'
import { Bell } from 'lucide-react'
import { Suspense } from 'react'
import { useText } from '../language.ts'
import { useNavigation } from '../navigation.tsx'
import { useAct, useRead } from '../workspace.tsx'
import { shellText } from './texts.ts'
import { late } from '../late.ts'

const NotificationList = late(() => import('./NotificationList.tsx'), 'NotificationList')

/** What happened, newest first. Choosing one shows its toast, marks it read and opens its subject. */
export function Notifications() {
  const text = useText(shellText)
  const rows = useRead('notifications.list')
  const { now } = useRead('session.get')
  const { go } = useNavigation()
  const markRead = useAct('notifications.markRead')
  const markAll = useAct('notifications.markAllRead')
  const unread = rows.filter((row) => !row.read).length
  const count = unread > 9 ? '9+' : String(unread)

  const choose = ({ id, title, description, severity, href }: AppNotification) => {
    toast[severity](title, { detail: description })
    void markRead.run({ id })
    go(href)
  }

  return (
    <Popover
      icon={Bell}
      look="plain"
      label={unread === 0 ? text.notifications : `${text.notifications}, ${text.unread(count)}`}
      title={text.notifications}
      {...(unread === 0 ? {} : { count })}
      actions={
        unread > 0 && (
          <Button size="small" look="plain" onPress={() => void markAll.run()}>
            {text.markAllRead}
          </Button>
        )
      }
    >
      {(close) => (
        <Suspense>
          <NotificationList rows={rows} now={now} onChoose={(row) => (choose(row), close())} />
        </Suspense>
      )}
    </Popover>
  )
}
