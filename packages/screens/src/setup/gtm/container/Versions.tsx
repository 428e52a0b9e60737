import { mostContainerVersions } from '@tagmason/domain'
import { Card, Empty, Stack, Time, Timeline } from '@tagmason/ui'
import { History } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../language.ts'
import { useQuery } from '../../../navigation.tsx'
import { usePages } from '../../../usePages.tsx'
import { useRead } from '../../../workspace.tsx'
import { CompareVersions } from './CompareVersions.tsx'
import { RollbackDialog, type WantedRollback } from './RollbackDialog.tsx'
import { containerText } from './texts.ts'
import { VersionActions, VersionFacts, VersionTitle } from './Version.tsx'

/** How the stored container came to be as it is; any two versions can be compared, and each had back. */
export function Versions({ id }: { id: string }) {
  const all = useText(containerText)
  const text = all.versions
  const { versions } = useRead('containers.versions', { id })
  const { shown, pager } = usePages(text.title, versions, 20)
  const [compared, compare] = useQuery('compare')
  const [back, setBack] = useState<WantedRollback | null>(null)
  const current = versions[0]?.number ?? 1
  if (versions.length === 0) return <Empty icon={History} title={all.noFile} detail={all.noFileDetail} />
  return (
    <Stack gap="m">
      {compared !== '' && <CompareVersions id={id} versions={versions} compared={compared} onCompare={compare} />}
      <Card level={2} title={text.title} detail={text.detail(mostContainerVersions)} footer={pager}>
        <Timeline
          label={text.title}
          entries={shown.map((version) => ({
            id: String(version.number),
            at: <Time at={version.at} show="both" />,
            title: <VersionTitle number={version.number} current={version.number === current} />,
            facts: <VersionFacts version={version} />,
            tone: version.number === current ? 'positive' : 'neutral',
            actions: (
              <VersionActions
                id={id}
                version={version}
                before={versions[versions.indexOf(version) + 1]?.number}
                current={current}
                onCompare={(from, to) => compare(`${from}:${to}`)}
                onRollback={(to) => setBack({ to, current })}
              />
            ),
          }))}
        />
      </Card>
      <RollbackDialog id={id} wanted={back} onClose={() => setBack(null)} />
    </Stack>
  )
}
