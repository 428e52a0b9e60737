import { listedTickets } from '@tagmason/domain'
import { Button, Card, Empty, List } from '@tagmason/ui'
import { Inbox } from 'lucide-react'
import { useText } from '../../language.ts'
import { useNavigation, useQuery } from '../../navigation.tsx'
import { usePages } from '../../usePages.tsx'
import { useAskAgain } from '../../useAskAgain.ts'
import { useRead, useSpace } from '../../workspace.tsx'
import { Opened } from '../Opened.tsx'
import { supportText } from './texts.ts'
import { TicketEntry } from './TicketEntry.tsx'
import { late } from '../../late.ts'

const TicketDrawer = late(() => import('./TicketDrawer.tsx'), 'TicketDrawer')

/** The requests that this member may see; the address names the one that is open. */
export function TicketsTab() {
  const { tickets: text, tabs } = useText(supportText)
  const { tickets } = useRead('support.overview')
  // The sample's clock stands still.
  const seconds = useSpace() === 'real' && tickets.length > 0 ? 60 : 0
  useAskAgain('session.get', seconds)
  useAskAgain('support.overview', seconds)
  const [id] = useQuery('id')
  const { path, go } = useNavigation()
  const { shown, pager } = usePages(text.title, tickets)
  const ticket = tickets.find((each) => each.id === id)
  return (
    <Card
      level={2}
      title={text.title}
      detail={tickets.length < listedTickets ? text.detail : `${text.detail} ${text.newest(listedTickets)}`}
      footer={pager}
      flush
    >
      {tickets.length === 0 ? (
        <Empty icon={Inbox} title={text.none} detail={text.noneDetail} actions={<Button onPress={() => go(path)}>{tabs.request}</Button>} />
      ) : (
        <List label={text.title} look="flush">
          {shown.map((row) => (
            <TicketEntry key={row.id} ticket={row} />
          ))}
        </List>
      )}
      <Opened when={ticket !== undefined}>{ticket !== undefined && <TicketDrawer key={id} ticket={ticket} />}</Opened>
    </Card>
  )
}
