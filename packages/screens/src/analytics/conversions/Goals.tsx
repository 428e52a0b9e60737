import { Button, Card, Empty, List } from '@tagmason/ui'
import { Target } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { usePages } from '../../usePages.tsx'
import { useAct, useRead } from '../../workspace.tsx'
import { HowCounted } from '../counted/HowCounted.tsx'
import { GoalDialog } from './GoalDialog.tsx'
import { GoalRow } from './GoalRow.tsx'
import { conversionsText } from './texts.ts'

/** What is to be reached. */
export function Goals() {
  const { goals: text } = useText(conversionsText)
  const { goals } = useRead('conversions.overview')
  const { blocked } = useAct('conversions.addGoal')
  const { shown, pager } = usePages(text.title, goals)
  const [adding, setAdding] = useState(false)
  return (
    <Card
      level={2}
      title={text.title}
      detail={text.detail}
      actions={goals.length > 0 && <HowCounted figure="conversions.goals" of={text.title} />}
      footer={pager}
      flush
    >
      {goals.length === 0 ? (
        <Empty
          icon={Target}
          title={text.none}
          detail={text.noneDetail}
          actions={
            <Button size="small" blocked={blocked} onPress={() => setAdding(true)}>
              {text.setUp}
            </Button>
          }
        />
      ) : (
        <List label={text.title} look="flush">
          {shown.map((goal) => (
            <GoalRow key={goal.id} goal={goal} />
          ))}
        </List>
      )}
      <GoalDialog open={adding} onClose={() => setAdding(false)} />
    </Card>
  )
}
