import { Card, Empty, LinkButton, List } from '@tagmason/ui'
import { GraduationCap } from 'lucide-react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { tabHref } from './hrefs.ts'
import { ProgressEntry } from './ProgressEntry.tsx'
import { certificationText } from './texts.ts'

/** The courses on the way, the last begun first. */
export function ProgressTab() {
  const { progress: text, tabs } = useText(certificationText)
  const { progress } = useRead('courses.overview')
  if (progress.length === 0)
    return (
      <Empty icon={GraduationCap} title={text.none} detail={text.noneDetail} actions={<LinkButton href={tabHref('available')}>{text.browse}</LinkButton>} />
    )
  return (
    <Card level={2} title={tabs.progress} flush>
      <List label={tabs.progress} look="flush">
        {progress.map((row) => (
          <ProgressEntry key={row.id} row={row} />
        ))}
      </List>
    </Card>
  )
}
