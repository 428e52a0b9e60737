import type { TagContainer } from '@tagmason/domain'
import { Alert, Bullets, Button, Empty, Stack, TabbedPanel } from '@tagmason/ui'
import { FileSearch, Upload } from 'lucide-react'
import { type ReactNode } from 'react'
import { Guard } from '../../../Guard.tsx'
import { useText } from '../../../language.ts'
import { useQuery } from '../../../navigation.tsx'
import { useRead } from '../../../workspace.tsx'
import { gtmText } from '../texts.ts'
import { Contents } from './Contents.tsx'
import { containerText } from './texts.ts'
import { useSaveContainer } from './useSaveContainer.ts'
import { late } from '../../../late.ts'

const AuditParts = late(() => import('./AuditParts.tsx'), 'AuditParts')
const ImportCheck = late(() => import('./ImportCheck.tsx'), 'ImportCheck')
const Versions = late(() => import('./Versions.tsx'), 'Versions')

/** A part that cannot be read leaves the others in reach. */
const guarded = (part: ReactNode) => () => <Guard>{part}</Guard>

/** What is stored of a container: what is in it, what could be better, whether it can be imported, and how it came to be so. Only the open part is worked out. */
export function ContainerParts({ container: { id, changedAt } }: { container: TagContainer }) {
  const all = useText(gtmText)
  const text = useText(containerText)
  const [, act] = useQuery('do')
  const [tab, setTab] = useQuery('tab', 'contents')
  const { save, saveIt } = useSaveContainer(id)
  const { file } = useRead('containers.details', { id })
  if (file === null)
    return (
      <Empty
        icon={FileSearch}
        title={text.noFile}
        detail={text.noFileDetail}
        actions={
          <Button icon={Upload} onPress={() => act('import')}>
            {all.bulkImport}
          </Button>
        }
      />
    )
  return (
    <Stack gap="m">
      {changedAt !== undefined && (
        <Alert
          tone="accent"
          title={text.changedHere}
          detail={text.changedHereDetail}
          actions={
            <Button size="small" busy={save.busy} blocked={save.blocked} onPress={() => void saveIt()}>
              {text.download}
            </Button>
          }
        />
      )}
      {file.published !== null && (
        <Alert
          tone="neutral"
          title={text.published(file.published.version)}
          detail={<Bullets label={text.published(file.published.version)} items={file.published.unknowable} />}
        />
      )}
      <TabbedPanel
        label={text.parts}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'contents', label: text.tabs.contents, panel: () => <Contents id={id} file={file} /> },
          { id: 'audit', label: text.tabs.audit, panel: guarded(<AuditParts id={id} />) },
          { id: 'check', label: text.tabs.check, panel: guarded(<ImportCheck id={id} />) },
          { id: 'versions', label: text.tabs.versions, panel: guarded(<Versions id={id} />) },
        ]}
      />
    </Stack>
  )
}
