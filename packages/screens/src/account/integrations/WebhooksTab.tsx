import type { Webhook } from '@tagmason/domain'
import { Button, Card, Empty, List } from '@tagmason/ui'
import { Plus, Webhook as WebhookIcon } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { usePages } from '../../usePages.tsx'
import { useAct, useRead } from '../../workspace.tsx'
import { type Shown, ShownOnce } from '../access/ShownOnce.tsx'
import { accessText } from '../access/texts.ts'
import { WebhookForm } from '../access/WebhookForm.tsx'
import { integrationsText } from './texts.ts'
import { WebhookRow } from './WebhookRow.tsx'

/** The same webhooks as the enterprise's screen shows, here with their names. */
export function WebhooksTab() {
  const text = useText(integrationsText)
  const access = useText(accessText)
  const rows = useRead('webhooks.list')
  const { blocked } = useAct('webhooks.add')
  const { shown, pager } = usePages(text.webhooks, rows)
  const [editing, setEditing] = useState<Webhook>()
  const [open, setOpen] = useState(false)
  const [secret, setSecret] = useState<Shown | null>(null)
  const edit = (webhook?: Webhook) => {
    setEditing(webhook)
    setOpen(true)
  }
  const add = (
    <Button icon={Plus} tone="accent" look="solid" blocked={blocked} onPress={() => edit()}>
      {access.addWebhook}
    </Button>
  )
  return (
    <Card level={2} title={text.webhooks} detail={text.webhooksDetail} actions={rows.length > 0 && add} flush footer={pager}>
      {rows.length === 0 ? (
        <Empty icon={WebhookIcon} title={text.noWebhooks} detail={text.noWebhooksDetail} actions={add} />
      ) : (
        <List label={text.webhooks} look="flush">
          {shown.map((row) => (
            <WebhookRow key={row.id} row={row} onEdit={() => edit(row)} />
          ))}
        </List>
      )}
      <WebhookForm
        webhook={editing}
        open={open}
        onClose={() => setOpen(false)}
        onSecret={(made) => setSecret({ title: access.secret, label: access.secret, secret: made.secret })}
      />
      <ShownOnce shown={secret} onClose={() => setSecret(null)} />
    </Card>
  )
}
