import { Button, Card, List, Num, Segments, Stack, StatCard, StatGrid } from '@tagmason/ui'
import { Archive, CircleCheck, CircleDot, ScanSearch, Sparkles } from 'lucide-react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { ScreenActions } from '../../Screen.tsx'
import { usePages } from '../../usePages.tsx'
import { useRead } from '../../workspace.tsx'
import { aiText } from '../texts.ts'
import { EvidenceDrawer } from './EvidenceDrawer.tsx'
import { NoRecommendations } from './NoRecommendations.tsx'
import { RecommendationRow } from './RecommendationRow.tsx'
import { recommendationsText } from './texts.ts'
import { useFind } from './useFind.ts'

/** What to change: how many there are, which ones, why, and what is done about them. */
export function Recommendations() {
  const text = useText(recommendationsText)
  const { keyFigures } = useText(aiText)
  const { figures, rows, dismissed } = useRead('recommendations.list')
  const [view, setView] = useQuery('view', 'open')
  const find = useFind()
  const { shown, pager } = usePages(text.title, view === 'dismissed' ? dismissed : rows)
  return (
    <Stack gap="l">
      <ScreenActions>
        <Button icon={ScanSearch} tone="accent" look="solid" busy={find.busy} blocked={find.blocked} onPress={find.press}>
          {text.find}
        </Button>
      </ScreenActions>
      <StatGrid label={keyFigures}>
        <StatCard icon={Sparkles} label={text.new} value={<Num value={figures.new} />} detail={text.newDetail} />
        <StatCard icon={CircleDot} label={text.inProgress} value={<Num value={figures.inProgress} />} detail={text.inProgressDetail} />
        <StatCard icon={CircleCheck} label={text.implemented} value={<Num value={figures.implemented} />} detail={text.implementedDetail} />
        <StatCard icon={Archive} label={text.dismissed} value={<Num value={figures.dismissed} />} detail={text.dismissedDetail} />
      </StatGrid>
      <Card
        level={2}
        title={text.title}
        detail={text.detail}
        flush
        footer={pager}
        actions={
          <Segments
            label={text.show}
            value={view}
            onChange={setView}
            options={[
              { value: 'open', label: text.open },
              { value: 'dismissed', label: text.dismissed },
            ]}
          />
        }
      >
        {shown.length === 0 ? (
          <NoRecommendations dismissed={view === 'dismissed'} find={find} />
        ) : (
          <List label={text.title} look="flush">
            {shown.map((recommendation) => (
              <RecommendationRow key={recommendation.id} recommendation={recommendation} />
            ))}
          </List>
        )}
      </Card>
      <EvidenceDrawer />
    </Stack>
  )
}
