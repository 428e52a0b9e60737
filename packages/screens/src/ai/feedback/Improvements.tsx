import { improvementBar, type ModelImprovement } from '@tagmason/domain'
import { Card, Change, Empty, List, ListRow, Progress, Stack, Text } from '@tagmason/ui'
import { TrendingUp } from 'lucide-react'
import { useText } from '../../language.ts'
import { usePages } from '../../usePages.tsx'
import { Meta } from '../../Meta.tsx'
import { Percent } from '../Percent.tsx'
import { feedbackText } from './texts.ts'

/** What each model gained from feedback. */
export function Improvements({ rows }: { rows: readonly ModelImprovement[] }) {
  const text = useText(feedbackText)
  const { shown, pager } = usePages(text.improvements, rows)
  return (
    <Card level={2} title={text.improvements} detail={text.improvementsDetail} flush footer={pager}>
      {rows.length === 0 ? (
        <Empty icon={TrendingUp} title={text.noImprovements} detail={text.noImprovementsDetail} />
      ) : (
        <List label={text.improvements} look="flush">
          {shown.map((row) => (
            <ImprovementRow key={row.id} row={row} />
          ))}
        </List>
      )}
    </Card>
  )
}

function ImprovementRow({ row }: { row: ModelImprovement }) {
  const text = useText(feedbackText)
  const { oldAccuracy, newAccuracy, improvement, feedbackCount, order } = row
  const model = order === undefined ? row.model : text.orders[order]
  return (
    <ListRow
      title={model}
      facts={
        <>
          <Change value={improvement} as="number" digits={1} />
          <Text inline size="small" tone="muted">
            {text.points}
          </Text>
        </>
      }
      detail={
        <Stack gap="xs">
          <Meta>
            <Percent of={text.before} value={oldAccuracy} />
            <Percent of={text.after} value={newAccuracy} />
            {text.used(feedbackCount)}
          </Meta>
          <Progress bare label={text.improvement(model)} value={improvementBar(row)} />
        </Stack>
      }
    />
  )
}
