import type { ApiKey, ShownKey } from '@tagmason/domain'
import { Button, DataTable, Empty } from '@tagmason/ui'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { NewKey } from '../../account/access/NewKey.tsx'
import { RegenerateKey } from '../../account/access/RegenerateKey.tsx'
import { type Shown, ShownOnce } from '../../account/access/ShownOnce.tsx'
import { accessText } from '../../account/access/texts.ts'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { EditKey } from './EditKey.tsx'
import { RevokeKey } from './RevokeKey.tsx'
import { apiText } from './texts.ts'
import { useKeyColumns } from './useKeyColumns.tsx'
import { type KeyDoing, useKeyMenu } from './useKeyMenu.ts'

/** The keys of both kinds. A secret is shown when it is made, and masked ever after. */
export function KeysTab() {
  const text = useText(apiText)
  const access = useText(accessText)
  const rows = useRead('apiKeys.list')
  const { blocked } = useAct('apiKeys.create')
  const [making, setMaking] = useState(false)
  const [doing, setDoing] = useState<KeyDoing | null>(null)
  const [secret, setSecret] = useState<Shown | null>(null)
  const columns = useKeyColumns()
  const actions = useKeyMenu(setDoing)
  const close = () => setDoing(null)
  const of = (act: KeyDoing['act']) => (doing?.act === act ? doing.row : null)
  const show = (title: string) => (made: ShownKey) => {
    if (made.secret !== null) setSecret({ title, label: access.apiKey, secret: made.secret })
  }
  const create = (
    <Button icon={Plus} tone="accent" look="solid" blocked={blocked} onPress={() => setMaking(true)}>
      {access.newKey}
    </Button>
  )
  return (
    <>
      <DataTable<ApiKey>
        label={text.tabs.keys}
        caption
        rows={rows}
        columns={columns}
        rowName={nameOf}
        actions={actions}
        tools={rows.length > 0 && create}
        empty={<Empty icon={KeyRound} title={text.noKeys} detail={text.noKeysDetail} actions={create} />}
      />
      <NewKey open={making} onClose={() => setMaking(false)} onMade={show(access.keyCreated)} />
      <RegenerateKey of={of('regenerate')} onClose={close} onMade={show(access.regenerated)} />
      <EditKey of={of('edit')} onClose={close} />
      <RevokeKey of={of('revoke')} onClose={close} />
      <ShownOnce shown={secret} onClose={() => setSecret(null)} />
    </>
  )
}

const nameOf = ({ name }: ApiKey) => name
