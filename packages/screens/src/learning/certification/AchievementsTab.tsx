import type { Achievement } from '@tagmason/domain'
import { Badge, Card, Empty, Grid } from '@tagmason/ui'
import { Check, Lock, Trophy } from 'lucide-react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { certificationText } from './texts.ts'

/** What is worth a badge, earned or still locked. */
export function AchievementsTab() {
  const { achievements: text, tabs } = useText(certificationText)
  const { achievements } = useRead('courses.overview')
  if (achievements.length === 0) return <Empty icon={Trophy} title={text.none} detail={text.noneDetail} />
  return (
    <Grid label={tabs.achievements}>
      {achievements.map((achievement) => (
        <Entry key={achievement.id} achievement={achievement} />
      ))}
    </Grid>
  )
}

function Entry({ achievement: { title, description, earned } }: { achievement: Achievement }) {
  const { achievements: text } = useText(certificationText)
  return (
    <Card
      level={2}
      sunken={!earned}
      title={title}
      detail={description}
      actions={
        <Badge tone={earned ? 'positive' : 'neutral'} icon={earned ? Check : Lock}>
          {earned ? text.earned : text.locked}
        </Badge>
      }
    />
  )
}
