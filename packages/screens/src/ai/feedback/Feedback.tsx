import { Button, Card, Empty, LinkButton, List, Num, Stack, StatCard, StatGrid } from '@tagmason/ui'
import { CircleCheckBig, MessagesSquare, ThumbsUp, TrendingUp } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { ScreenActions } from '../../Screen.tsx'
import { usePages } from '../../usePages.tsx'
import { useRead } from '../../workspace.tsx'
import { aiText } from '../texts.ts'
import { FeedbackRow } from './FeedbackRow.tsx'
import { Findings } from './Findings.tsx'
import { Improvements } from './Improvements.tsx'
import { RateSuggestion } from './RateSuggestion.tsx'
import { feedbackText } from './texts.ts'

/** What people made of the suggestions, and what the models learnt from that. */
export function Feedback() {
  const text = useText(feedbackText)
  const { keyFigures } = useText(aiText)
  const { figures, rows, improvements, findings } = useRead('feedback.list')
  const [rating, setRating] = useState(false)
  const { shown, pager } = usePages(text.title, rows)
  const share = figures.acceptance === null ? null : figures.acceptance / 100
  return (
    <Stack gap="l">
      <ScreenActions>
        <Button icon={ThumbsUp} tone="accent" look="solid" onPress={() => setRating(true)}>
          {text.rate}
        </Button>
      </ScreenActions>
      <StatGrid label={keyFigures}>
        <StatCard icon={MessagesSquare} label={text.total} value={<Num value={figures.total} />} detail={text.totalDetail} />
        <StatCard icon={CircleCheckBig} label={text.acceptance} value={<Num value={share} as="percent" digits={0} />} detail={text.acceptanceDetail} />
        <StatCard icon={ThumbsUp} label={text.positive} value={<Num value={figures.positive} />} detail={text.positiveDetail} />
        <StatCard icon={TrendingUp} label={text.gained} value={<Num value={figures.gained} digits={1} signed />} detail={text.gainedDetail} />
      </StatGrid>
      <Card level={2} title={text.title} detail={text.detail} flush footer={pager}>
        {rows.length === 0 ? (
          <Empty
            icon={MessagesSquare}
            title={text.empty}
            detail={text.emptyDetail}
            actions={<LinkButton href="/ai/recommendations">{text.openRecommendations}</LinkButton>}
          />
        ) : (
          <List label={text.title} look="flush">
            {shown.map((item) => (
              <FeedbackRow key={item.id} item={item} />
            ))}
          </List>
        )}
      </Card>
      <Improvements rows={improvements} />
      <Findings findings={findings} />
      <RateSuggestion open={rating} onClose={() => setRating(false)} />
    </Stack>
  )
}
