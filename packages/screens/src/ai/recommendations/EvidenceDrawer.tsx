import type { Recommendation } from '@tagmason/domain'
import { Badge, Drawer, Facts, LinkButton, Num, Section, Stack, statusTone, Text, Time } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useNow, useRead } from '../../workspace.tsx'
import { aiText } from '../texts.ts'
import { useWording } from '../useWording.ts'
import { Evidence } from './Evidence.tsx'
import { recommendationsText } from './texts.ts'

/** The recommendation that the address names: what it rests on, and where it can be acted on. */
export function EvidenceDrawer() {
  const text = useText(recommendationsText)
  const [id, setId] = useQuery('id')
  const { rows, dismissed } = useRead('recommendations.list')
  const { titleOf, descriptionOf } = useWording()
  const found = [...rows, ...dismissed].find((row) => row.id === id)
  return (
    <Drawer
      open={found !== undefined}
      onClose={() => setId('')}
      title={found === undefined ? text.evidence : titleOf(found.title, found.rule)}
      actions={found?.category === 'Tracking' && <WhereToAct {...found} />}
    >
      {found !== undefined && (
        <Stack gap="l">
          <Text>{descriptionOf(found.description, found.rule)}</Text>
          <Section size="large" title={text.rests}>
            <Evidence {...found} />
          </Section>
          <Standing {...found} />
        </Stack>
      )}
    </Drawer>
  )
}

/** What belongs to tracking is changed where tracking is set up. */
function WhereToAct({ rule }: Recommendation) {
  const text = useText(recommendationsText)
  return rule === 'draftEvents' ? (
    <LinkButton href="/setup/events">{text.openEvents}</LinkButton>
  ) : (
    <LinkButton href="/setup/natural-language">{text.openPlan}</LinkButton>
  )
}

function Standing({ status, impact, confidence, category, estimatedLift, measuredLift, effort, moved, dismissed }: Recommendation) {
  const text = useText(recommendationsText)
  const { reasons } = useText(aiText)
  const now = useNow()
  const { facts } = text
  const done = status === 'implemented' && estimatedLift > 0
  const when = ({ by, at }: { by: string; at: string }) => (
    <>
      <Time at={at} show="relative" now={now} /> {text.by(by)}
    </>
  )
  return (
    <Facts
      items={[
        { term: facts.status, value: <Badge tone={statusTone(status)}>{text.statuses[status]}</Badge> },
        { term: facts.impact, value: text.impacts[impact] },
        { term: facts.confidence, value: <Num value={confidence / 100} as="percent" digits={0} /> },
        { term: facts.category, value: category },
        { term: facts.lift, value: estimatedLift === 0 ? text.noLift : <Num value={estimatedLift / 100} as="percent" /> },
        ...(done ? [{ term: facts.measured, value: measuredLift === undefined ? text.notMeasured : <Num value={measuredLift / 100} as="percent" /> }] : []),
        { term: facts.effort, value: text.efforts[effort] },
        ...(moved === undefined ? [] : [{ term: facts.moved, value: when(moved) }]),
        ...(dismissed === undefined
          ? []
          : [
              { term: facts.dismissed, value: when(dismissed) },
              { term: text.reason, value: reasons[dismissed.reason] },
            ]),
      ]}
    />
  )
}
