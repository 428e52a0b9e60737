import type { AnalyticsProperty } from '@tagmason/domain'
import { Button, Drawer, Skeleton, toast } from '@tagmason/ui'
import { Download } from 'lucide-react'
import { Suspense } from 'react'
import { download } from '../../download.ts'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useAct } from '../../workspace.tsx'
import { Configuration } from './Configuration.tsx'
import { ga4Text } from './texts.ts'

/** What the events of the project ask of the property that the address names, to download and run. */
export function ConfigurationDrawer({ properties, events }: { properties: readonly AnalyticsProperty[]; events: number }) {
  const text = useText(ga4Text)
  const [id, setId] = useQuery('id')
  const save = useAct('properties.saveConfiguration')
  const property = properties.find((each) => each.id === id)
  const saveIt = async () => {
    const file = (await save.run({ id }))?.done
    if (file === undefined) return
    download(file.fileName, file.text)
    toast.success(text.downloaded(file.fileName))
  }
  return (
    <Drawer
      open={property !== undefined}
      onClose={() => setId('')}
      size="large"
      title={text.configurationTitle(property?.name ?? '')}
      detail={events > 0 && text.configurationDetail(events)}
      busy={save.busy}
      actions={
        events > 0 && (
          <Button tone="accent" look="solid" icon={Download} busy={save.busy} blocked={save.blocked} onPress={() => void saveIt()}>
            {text.download}
          </Button>
        )
      }
    >
      {property !== undefined && (
        <Guard>
          <Suspense fallback={<Skeleton shape="text" />}>
            <Configuration id={property.id} />
          </Suspense>
        </Guard>
      )}
    </Drawer>
  )
}
