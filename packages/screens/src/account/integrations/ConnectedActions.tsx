import type { Integration } from '@tagmason/domain'
import { Button, IconButton, Inline, toast } from '@tagmason/ui'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useOnceOpened } from '../../shell/useOnceOpened.ts'
import { useAct } from '../../workspace.tsx'
import { integrationsText } from './texts.ts'

const loadConfigure = () => import('./Configure.tsx').then(({ Configure }) => Configure)

/** What can be done with a connected service. Disconnecting acts at once and can be taken back. */
export function ConnectedActions({ row }: { row: Integration }) {
  const text = useText(integrationsText)
  const { id, name, settings } = row
  const sync = useAct('integrations.sync')
  const configure = useAct('integrations.configure')
  const disconnect = useAct('integrations.disconnect')
  const restore = useAct('integrations.restore')
  const [configuring, setConfiguring] = useState(false)
  const Configure = useOnceOpened(configuring, loadConfigure)

  const syncNow = async () => {
    if (await sync.run({ id })) toast.success(text.synced, { detail: name })
  }
  const back = async () => {
    if (await restore.run({ id })) toast.success(text.restored, { detail: name })
  }
  const leave = async () => {
    if (await disconnect.run({ id }))
      toast.plain(text.disconnected, { detail: text.disconnectedDetail(name), action: { label: text.undo, onPress: () => void back() } })
  }
  return (
    <Inline gap="xs" wrap={false}>
      {'autoSync' in settings && (
        <IconButton
          size="small"
          look="plain"
          icon={RefreshCw}
          label={text.of(text.syncNow, name)}
          busy={sync.busy}
          blocked={sync.blocked}
          onPress={() => void syncNow()}
        />
      )}
      <Button size="small" label={text.of(text.configure, name)} blocked={configure.blocked} onPress={() => setConfiguring(true)}>
        {text.configure}
      </Button>
      <Button size="small" label={text.of(text.disconnect, name)} busy={disconnect.busy} blocked={disconnect.blocked} onPress={() => void leave()}>
        {text.disconnect}
      </Button>
      {Configure && <Configure row={row} open={configuring} onClose={() => setConfiguring(false)} />}
    </Inline>
  )
}
