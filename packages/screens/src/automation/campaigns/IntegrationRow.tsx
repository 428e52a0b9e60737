import type { CampaignIntegration } from '@tagmason/domain'
import { Badge, Button, Confirm, Inline, ListRow, MenuButton, toast } from '@tagmason/ui'
import { Ellipsis, RefreshCw, Trash2, Upload } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { StatusSwitch } from '../common/StatusSwitch.tsx'
import { automationText } from '../common/texts.ts'
import { statusTone } from '../common/tones.ts'
import { CsvDialog } from './CsvDialog.tsx'
import { IntegrationDetail } from './IntegrationDetail.tsx'
import { campaignsText } from './texts.ts'

/** One platform: whether it works, what it brought, and what can be done with it. */
export function IntegrationRow({ integration }: { integration: CampaignIntegration }) {
  const text = useText(campaignsText)
  const common = useText(automationText)
  const setStatus = useAct('campaigns.setStatus')
  const sync = useAct('campaigns.sync')
  const upload = useAct('campaigns.upload')
  const remove = useAct('campaigns.remove')
  const [shown, show] = useState<'upload' | 'remove' | null>(null)
  const { id, name, platform, source, status } = integration
  const syncs = source === 'api' || source === 'sandbox'

  const syncIt = async () => {
    if (await sync.run({ id })) toast.success(text.synced, { detail: name })
  }
  const removeIt = async () => {
    if (await remove.run({ id })) toast.success(text.removed, { detail: name })
  }
  const uploading = { label: text.upload, icon: Upload, blocked: upload.blocked, onPress: () => show('upload') }

  return (
    <ListRow
      align="start"
      title={name}
      facts={
        <>
          <Badge>{text.platforms[platform]}</Badge>
          <Badge tone={statusTone[status]}>{common.statuses[status]}</Badge>
          {source !== 'api' && source !== 'sandbox' && <Badge tone={source === 'none' ? 'caution' : 'neutral'}>{text.sources[source]}</Badge>}
        </>
      }
      detail={<IntegrationDetail integration={integration} />}
      actions={
        <Inline gap="xs" wrap={false}>
          {syncs ? (
            <Button
              size="small"
              look="plain"
              icon={RefreshCw}
              label={common.of(text.sync, name)}
              busy={sync.busy}
              blocked={sync.blocked || (status === 'paused' && text.syncPaused)}
              onPress={() => void syncIt()}
            >
              {text.sync}
            </Button>
          ) : (
            <Button size="small" icon={Upload} label={common.of(text.upload, name)} blocked={upload.blocked} onPress={() => show('upload')}>
              {text.upload}
            </Button>
          )}
          <MenuButton
            size="small"
            label={common.more(name)}
            icon={Ellipsis}
            items={[
              ...(syncs ? [uploading] : []),
              { label: common.remove, icon: Trash2, tone: 'critical', blocked: remove.blocked, onPress: () => show('remove') },
            ]}
          />
          <StatusSwitch rule={integration} act={setStatus} blocked={source === 'none' && text.notConfigured} />
          <CsvDialog integration={integration} open={shown === 'upload'} onClose={() => show(null)} />
          <Confirm
            open={shown === 'remove'}
            title={text.removeQuestion(name)}
            detail={text.removeDetail}
            confirm={text.removeIt}
            tone="critical"
            busy={remove.busy}
            onConfirm={() => void removeIt()}
            onClose={() => show(null)}
          />
        </Inline>
      }
    />
  )
}
