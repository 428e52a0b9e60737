import type { Webhook } from '@tagmason/domain'
import { Drawer, Empty, List, Skeleton } from '@tagmason/ui'
import { Send } from 'lucide-react'
import { Suspense } from 'react'
import { accessText } from '../../account/access/texts.ts'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useLast } from '../../useLast.ts'
import { useRead } from '../../workspace.tsx'
import { DeliveryRow } from './DeliveryRow.tsx'
import { apiText } from './texts.ts'

/** What the webhook that the address names was told, newest first. */
export function Deliveries() {
  const text = useText(apiText)
  const { of } = useText(accessText)
  const [id, look] = useQuery('id')
  const webhook = useRead('webhooks.list').find((row) => row.id === id) ?? null
  const last = useLast(webhook)
  return (
    <Drawer open={webhook !== null} onClose={() => look('')} title={of(text.deliveries, last?.name ?? '')} detail={last?.url}>
      {last !== null && (
        <Guard>
          <Suspense fallback={<Skeleton shape="text" />}>
            <Rows webhook={last} />
          </Suspense>
        </Guard>
      )}
    </Drawer>
  )
}

function Rows({ webhook: { id } }: { webhook: Webhook }) {
  const text = useText(apiText)
  const { deliveries } = useRead('webhooks.details', { id })
  if (deliveries.length === 0) return <Empty icon={Send} title={text.noDeliveries} detail={text.noDeliveriesDetail} />
  return (
    <List label={text.deliveries} look="framed">
      {deliveries.map((delivery, at) => (
        <DeliveryRow key={delivery.id} number={deliveries.length - at} delivery={delivery} />
      ))}
    </List>
  )
}
