import type { TemplateDetails } from '@tagmason/domain'
import { Empty, Time, Timeline } from '@tagmason/ui'
import { History } from 'lucide-react'
import { useText } from '../../language.ts'
import { marketplaceText } from '../texts.ts'
import { storeText } from './texts.ts'

/** How a template became what it is, the newest version first. */
export function Versions({ versions }: Pick<TemplateDetails, 'versions'>) {
  const text = useText(storeText)
  const { versionTypes } = useText(marketplaceText)
  if (versions.length === 0) return <Empty icon={History} title={text.noVersions} detail={text.noVersionsDetail} />
  return (
    <Timeline
      label={text.versions}
      entries={versions.map(({ version, date, type, changes }) => ({
        id: version,
        at: <Time at={date} />,
        title: `${version} · ${versionTypes[type]}`,
        detail: changes.length === 0 ? undefined : changes.join(' · '),
      }))}
    />
  )
}
