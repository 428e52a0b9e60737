import { accountKeys, type ApiKey, type ShownKey } from '@tagmason/domain'
import { Alert, Button, Card, Empty, LinkButton, List, Stack } from '@tagmason/ui'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { usePages } from '../../usePages.tsx'
import { useAct, useRead } from '../../workspace.tsx'
import { NewKey } from '../access/NewKey.tsx'
import { RegenerateKey } from '../access/RegenerateKey.tsx'
import { type Shown, ShownOnce } from '../access/ShownOnce.tsx'
import { accessText } from '../access/texts.ts'
import { KeyRow } from './KeyRow.tsx'
import { integrationsText } from './texts.ts'

/** The secret keys that can be used; the enterprise's screen has all of them. */
export function KeysTab() {
  const text = useText(integrationsText)
  const access = useText(accessText)
  const rows = accountKeys(useRead('apiKeys.list'))
  const { blocked } = useAct('apiKeys.create')
  const { shown, pager } = usePages(text.keys, rows)
  const [making, setMaking] = useState(false)
  const [renewing, setRenewing] = useState<ApiKey | null>(null)
  const [secret, setSecret] = useState<Shown | null>(null)
  const show = (title: string) => (made: ShownKey) => {
    if (made.secret !== null) setSecret({ title, label: access.apiKey, secret: made.secret })
  }
  const create = (
    <Button icon={Plus} tone="accent" look="solid" blocked={blocked} onPress={() => setMaking(true)}>
      {access.newKey}
    </Button>
  )
  return (
    <Stack gap="m">
      <Alert tone="caution" title={text.keyWarning} detail={text.keyWarningDetail} />
      <Card
        level={2}
        title={text.keys}
        detail={text.keysDetail}
        actions={
          <>
            <LinkButton href="/enterprise/api">{text.allKeys}</LinkButton>
            {rows.length > 0 && create}
          </>
        }
        flush
        footer={pager}
      >
        {rows.length === 0 ? (
          <Empty icon={KeyRound} title={text.noKeys} detail={text.noKeysDetail} actions={create} />
        ) : (
          <List label={text.keys} look="flush">
            {shown.map((row) => (
              <KeyRow key={row.id} row={row} onRegenerate={() => setRenewing(row)} />
            ))}
          </List>
        )}
      </Card>
      <NewKey open={making} onClose={() => setMaking(false)} onMade={show(access.keyCreated)} />
      <RegenerateKey of={renewing} onClose={() => setRenewing(null)} onMade={show(access.regenerated)} />
      <ShownOnce shown={secret} onClose={() => setSecret(null)} />
    </Stack>
  )
}
