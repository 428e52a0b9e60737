import type { Webhook } from '@tagmason/domain'
import { Button, DataTable, Empty } from '@tagmason/ui'
import { Plus, Webhook as WebhookIcon } from 'lucide-react'
import { useState } from 'react'
import { type Shown, ShownOnce } from '../../account/access/ShownOnce.tsx'
import { accessText } from '../../account/access/texts.ts'
import { WebhookForm } from '../../account/access/WebhookForm.tsx'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useAct, useRead } from '../../workspace.tsx'
import { Deliveries } from './Deliveries.tsx'
import { RemoveWebhook } from './RemoveWebhook.tsx'
import { apiText } from './texts.ts'
import { useWebhookColumns } from './useWebhookColumns.tsx'
import { useWebhookMenu } from './useWebhookMenu.ts'

/** The addresses that are told what happens. */
export function WebhooksTab() {
  const text = useText(apiText)
  const access = useText(accessText)
  const rows = useRead('webhooks.list')
  const { blocked } = useAct('webhooks.add')
  const [edited, edit] = useState<Webhook | undefined>()
  const [editing, setEditing] = useState(false)
  const [removed, remove] = useState<Webhook | null>(null)
  const [secret, setSecret] = useState<Shown | null>(null)
  const [, look] = useQuery('id')
  const begin = (webhook?: Webhook) => {
    edit(webhook)
    setEditing(true)
  }
  const columns = useWebhookColumns()
  const actions = useWebhookMenu({ onLook: look, onEdit: begin, onRemove: remove })
  const add = (
    <Button icon={Plus} tone="accent" look="solid" blocked={blocked} onPress={() => begin()}>
      {access.addWebhook}
    </Button>
  )
  return (
    <>
      <DataTable<Webhook>
        label={text.tabs.webhooks}
        caption
        rows={rows}
        columns={columns}
        rowName={nameOf}
        actions={actions}
        tools={rows.length > 0 && add}
        empty={<Empty icon={WebhookIcon} title={text.noWebhooks} detail={text.noWebhooksDetail} actions={add} />}
      />
      <WebhookForm
        webhook={edited}
        open={editing}
        onClose={() => setEditing(false)}
        onSecret={(made) => setSecret({ title: access.secret, label: access.secret, secret: made.secret })}
      />
      <RemoveWebhook of={removed} onClose={() => remove(null)} />
      <ShownOnce shown={secret} onClose={() => setSecret(null)} />
      <Deliveries />
    </>
  )
}

const nameOf = ({ name }: Webhook) => name
