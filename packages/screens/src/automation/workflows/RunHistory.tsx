import { Drawer, Skeleton } from '@tagmason/ui'
import { Suspense } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'
import { workflowsText } from './texts.ts'
import { late } from '../../late.ts'

const RunList = late(() => import('./RunList.tsx'), 'RunList')

/** The runs of the workflow that the address names. */
export function RunHistory() {
  const text = useText(workflowsText)
  const [id, setId] = useQuery('id')
  const workflow = useRead('workflows.list').rows.find((row) => row.id === id)
  return (
    <Drawer open={workflow !== undefined} onClose={() => setId('')} title={text.history} detail={workflow?.name}>
      {workflow !== undefined && (
        <Guard>
          <Suspense fallback={<Skeleton shape="text" />}>
            <RunList id={id} />
          </Suspense>
        </Guard>
      )}
    </Drawer>
  )
}
