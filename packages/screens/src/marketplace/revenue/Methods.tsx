import { Button, Card, Empty, Icon, List, ListRow, toast } from '@tagmason/ui'
import { CreditCard, Landmark, Plus, WalletCards } from 'lucide-react'
import { useState } from 'react'
import type { PaymentMethod, Revenue } from '@tagmason/domain'
import { useText } from '../../language.ts'
import { shellText } from '../../shell/texts.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { marketplaceText } from '../texts.ts'
import { AddMethod } from './AddMethod.tsx'
import { revenueText } from './texts.ts'

/** Where payouts can go. */
export function Methods() {
  const { methods: text } = useText(revenueText)
  const { methods } = useRead('revenue.overview')
  const { blocked } = useAct('revenue.addMethod')
  const [adding, setAdding] = useState(false)
  return (
    <Card
      level={2}
      title={text.title}
      detail={text.detail}
      flush
      actions={
        <Button icon={Plus} size="small" blocked={blocked} onPress={() => setAdding(true)}>
          {text.add}
        </Button>
      }
    >
      {methods.length === 0 ? (
        <Empty icon={CreditCard} title={text.none} detail={text.noneDetail} />
      ) : (
        <List label={text.title} look="flush">
          {methods.map((method) => (
            <MethodRow key={method.id} method={method} />
          ))}
        </List>
      )}
      <AddMethod open={adding} onClose={() => setAdding(false)} />
    </Card>
  )
}

const icons = { wallet: WalletCards, bank: Landmark } as const

function MethodRow({ method }: { method: Revenue['methods'][number] }) {
  const words = useText(marketplaceText)
  const { undo } = useText(shellText)
  const { methods: text, kinds } = useText(revenueText)
  const remove = useAct('revenue.removeMethod')
  const restore = useAct('revenue.restoreMethod')
  const { id, kind, masked, provider, awaited } = method
  const back = async (row: PaymentMethod) => {
    if (await restore.run(row)) toast.success(text.restored)
  }
  const take = async () => {
    const gone = await remove.run({ id })
    if (gone !== undefined) toast.success(text.removed, { detail: masked, action: { label: undo, onPress: () => void back(gone.done) } })
  }
  return (
    <ListRow
      lead={<Icon of={icons[kind]} tone="muted" />}
      title={kinds[kind]}
      detail={[provider, masked].filter((part) => part !== undefined).join(' · ')}
      actions={
        <Button
          size="small"
          look="plain"
          label={words.of(words.remove, masked)}
          busy={remove.busy}
          blocked={remove.blocked || (awaited && text.awaited)}
          onPress={() => void take()}
        >
          {words.remove}
        </Button>
      }
    />
  )
}
