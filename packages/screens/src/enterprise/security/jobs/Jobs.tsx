import { Card, List } from '@tagmason/ui'
import { useText } from '../../../language.ts'
import { useRead } from '../../../workspace.tsx'
import { JobItem } from './JobItem.tsx'
import { jobsText } from './texts.ts'

/** What runs by itself, for owners: others are not shown it. */
export function Jobs() {
  const { refused } = useRead('session.get')
  return refused['jobs.run'] === undefined && <OwnersJobs />
}

function OwnersJobs() {
  const text = useText(jobsText)
  const { space } = useRead('session.get')
  const rows = useRead('jobs.list')
  return (
    <Card level={2} title={text.title} detail={space === 'sample' ? `${text.detail} ${text.sample}` : text.detail} flush>
      <List label={text.title} look="flush">
        {rows.map((row) => (
          <JobItem key={row.job} row={row} />
        ))}
      </List>
    </Card>
  )
}
