import { Card, Empty, List } from '@tagmason/ui'
import { MailCheck } from 'lucide-react'
import { useText } from '../../language.ts'
import { usePages } from '../../usePages.tsx'
import { useRead } from '../../workspace.tsx'
import { DeliveryRow } from './DeliveryRow.tsx'
import { scheduledText } from './texts.ts'

/** As many as are seen without scrolling far. */
const onePage = 10

/** What was sent, and what was not. */
export function Deliveries() {
  const { deliveries: text } = useText(scheduledText)
  const { deliveries } = useRead('schedules.list')
  const { shown, pager } = usePages(text.title, deliveries, onePage)
  return (
    <Card level={2} title={text.title} detail={text.detail} footer={pager} flush>
      {deliveries.length === 0 ? (
        <Empty icon={MailCheck} title={text.none} detail={text.noneDetail} />
      ) : (
        <List label={text.title} look="flush">
          {shown.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} />
          ))}
        </List>
      )}
    </Card>
  )
}
