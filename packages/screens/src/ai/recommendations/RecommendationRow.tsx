import type { Recommendation } from '@tagmason/domain'
import { Badge, ListRow, Stack, statusTone, Text } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { Meta } from '../../Meta.tsx'
import { Percent } from '../Percent.tsx'
import { aiText } from '../texts.ts'
import { useWording } from '../useWording.ts'
import { RecommendationActions } from './RecommendationActions.tsx'
import { recommendationsText } from './texts.ts'

/** One recommendation: what to change, what it should bring and cost, and where it stands. */
export function RecommendationRow({ recommendation }: { recommendation: Recommendation }) {
  const text = useText(recommendationsText)
  const { confidence: confident, reasons } = useText(aiText)
  const { titleOf, descriptionOf } = useWording()
  const { title, description, rule, impact, confidence, category, estimatedLift, effort, status, dismissed } = recommendation
  return (
    <ListRow
      align="start"
      title={titleOf(title, rule)}
      facts={
        <>
          <Badge>{text.impacts[impact]}</Badge>
          {dismissed === undefined ? <Badge tone={statusTone(status)}>{text.statuses[status]}</Badge> : <Badge>{reasons[dismissed.reason]}</Badge>}
        </>
      }
      detail={
        <Stack gap="xxs">
          <Text>{descriptionOf(description, rule)}</Text>
          <Meta>
            {category}
            <Percent of={confident} value={confidence} />
            <Percent of={text.lift} value={estimatedLift} />
            {text.efforts[effort]}
            {dismissed?.note}
          </Meta>
        </Stack>
      }
      actions={<RecommendationActions recommendation={recommendation} title={titleOf(title, rule)} />}
    />
  )
}
