import type { AIInsight, InsightEvidence } from '@tagmason/domain'
import { Button, CopyField, Drawer, Facts, List, ListRow, type NumberForm, Section, Skeleton, Stack, Text, TrendChart } from '@tagmason/ui'
import { Suspense } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useRead } from '../../workspace.tsx'
import { InProjectZone } from '../InProjectZone.tsx'
import type { InsightsText } from './text.ts'
import { insightsText } from './texts.ts'

/** The insight that the address names, with what it rests on. */
export function InsightDetails({ rows }: { rows: readonly AIInsight[] }) {
  const text = useText(insightsText)
  const [id, setId] = useQuery('id')
  const insight = rows.find((row) => row.id === id)
  return (
    <Drawer open={id !== ''} onClose={() => setId('')} size="large" title={insight?.title ?? text.evidence}>
      {id !== '' && (
        <Guard>
          <Suspense fallback={<Skeleton shape="text" />}>
            <InProjectZone>
              <Evidence id={id} />
            </InProjectZone>
          </Suspense>
        </Guard>
      )}
    </Drawer>
  )
}

const forms: Record<InsightEvidence['unit'], NumberForm> = { number: {}, percent: { as: 'percent' }, seconds: { digits: 2 } }

function Evidence({ id }: { id: string }) {
  const text = useText(insightsText)
  const { insight, evidence, act, similar } = useRead('insights.details', { id })
  const nothing = <Text tone="muted">{text.noEvidence}</Text>
  if (evidence === null) return nothing
  return (
    <Stack gap="l">
      <Text measure>{insight.description}</Text>
      <TrendChart
        title={text.evidence}
        titled
        show={evidence.step === 'hour' ? 'both' : 'date'}
        from={evidence.unit === 'percent' ? 'lowest' : 'zero'}
        form={forms[evidence.unit]}
        axes={{ time: text.day, value: text.units[evidence.unit] }}
        tableLabel={text.asTable}
        empty={nothing}
        series={evidence.series.map(({ label, points }, at) => ({ label: seriesLabel(insight, label, at, text), points }))}
      />
      <Facts
        items={[
          { term: text.segment, value: evidence.segment },
          { term: text.calculation, value: evidence.calculation },
          { term: text.timeframe, value: insight.timeframe },
          ...(act === '' ? [] : [{ term: text.act, value: act }]),
          ...(insight.grade === undefined ? [] : [{ term: text.grade, value: text.gradeDetails[insight.grade.outcome] }]),
        ]}
      />
      {evidence.question !== undefined && <CopyField label={text.question} value={evidence.question} />}
      {similar.length > 0 && <Similar rows={similar} />}
    </Stack>
  )
}

/** A comparison draws a segment beside the others. */
function seriesLabel({ finding }: AIInsight, label: string, at: number, text: InsightsText): string {
  if (finding === undefined) return label
  return 'dimension' in finding ? (at === 0 ? label : text.others) : text.measures[finding.rule]
}

function Similar({ rows }: { rows: readonly AIInsight[] }) {
  const text = useText(insightsText)
  return (
    <Section level={2} size="body" title={text.similar}>
      <List label={text.similar}>
        {rows.map((insight) => (
          <SimilarRow key={insight.id} insight={insight} />
        ))}
      </List>
    </Section>
  )
}

function SimilarRow({ insight }: { insight: AIInsight }) {
  const text = useText(insightsText)
  const { title, timeframe } = insight
  const [, open] = useQuery('id')
  return (
    <ListRow
      title={title}
      detail={`${text.statuses[insight.status]} · ${timeframe}`}
      actions={
        <Button size="small" look="plain" label={text.of(text.more, title)} onPress={() => open(insight.id)}>
          {text.more}
        </Button>
      }
    />
  )
}
