import { type FixSimulation, isSafe, type StoredEvidence } from '@tagmason/domain'
import { Alert, Badge, Inline, LinkButton, Stack, Text, Time, Timeline } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useNow, useRead } from '../../workspace.tsx'
import { IssueTimes } from './IssueTimes.tsx'
import { remediationText } from './texts.ts'
import { entryOf, stepState } from './steps.ts'
import { severityTone, statusTone } from './tones.ts'

/** The steps of a fix and how far they are, or what a person has to do where there are none. */
export function Runbook({ id }: { id: string }) {
  const text = useText(remediationText)
  const { issue, steps, done, proof, simulation } = useRead('issues.details', { id })
  const { severity, status, mending, found } = issue
  const inContainer = found !== undefined && found.container !== ''
  return (
    <Stack gap="m">
      <Inline gap="xs">
        <Badge tone={status === 'resolved' ? 'neutral' : severityTone[severity]}>{text.severities[severity]}</Badge>
        <Badge tone={statusTone[status]}>{text.statuses[status]}</Badge>
      </Inline>
      <IssueTimes issue={issue} />
      {found?.stored !== undefined && found.stored.clients.length > 0 && <Shown stored={found.stored} />}
      {proof !== null && <Alert tone={proof.passed === proof.of ? 'positive' : 'caution'} title={text.proofTitle(proof)} detail={text.proofDetail} />}
      {simulation !== null && <Simulated simulation={simulation} />}
      {mending === 'hand' && status !== 'resolved' && <Alert title={text.byHand} />}
      {mending === 'checked' && status !== 'resolved' && (
        <Alert
          title={text.afterwards}
          actions={
            <LinkButton size="small" href={inContainer ? `/setup/gtm?id=${found.container}` : '/setup/events'}>
              {inContainer ? text.openContainers : text.openEvents}
            </LinkButton>
          }
        />
      )}
      {steps.length > 0 && (
        <Stack gap="s">
          <Text weight="medium">{text.runbook}</Text>
          <Timeline label={text.runbook} entries={steps.map((step, at) => entryOf(step, stepState(at, done, status), String(at), text))} />
        </Stack>
      )}
      {mending === 'recorded' && (
        <Text size="small" tone="muted">
          {text.recorded}
        </Text>
      )}
      {mending === 'automatic' && inContainer && (
        <Text size="small" tone="muted">
          {text.exportAfter}
        </Text>
      )}
    </Stack>
  )
}

/** What the simulator says of the container with the fix. */
function Simulated({ simulation }: { simulation: FixSimulation }) {
  const { simulated } = useText(remediationText)
  const list = (changes: FixSimulation['meant']) => changes.map(({ label, kind }) => `${label} (${simulated.kinds[kind]})`).join(', ')
  const { visits, meant, beside } = simulation
  if (simulation.impossible !== '') return <Alert tone="caution" title={simulated.impossible} detail={simulation.impossible} />
  return isSafe(simulation) ? (
    <Alert tone="positive" title={simulated.safe(visits)} detail={meant.length === 0 ? simulated.nothing : simulated.safeDetail(list(meant))} />
  ) : (
    <Alert tone="caution" title={simulated.unsafe} detail={simulated.unsafeDetail(list(beside))} />
  )
}

/** Which collected events show the issue. */
function Shown({ stored }: { stored: StoredEvidence }) {
  const text = useText(remediationText)
  const now = useNow()
  return (
    <Text size="small" tone="muted">
      {`${text.shownBy(stored.count, stored.of, stored.clients.join(', '))} · ${text.lastShown} `}
      <Time at={stored.last} show="relative" now={now} />
    </Text>
  )
}
