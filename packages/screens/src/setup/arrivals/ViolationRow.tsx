import type { PlanViolation } from '@tagmason/domain'
import { Badge, Code, ListRow, Num, Stack, Text, Time } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useNow } from '../../workspace.tsx'
import { arrivalsText } from './texts.ts'

/** One way in which a parameter differs from the plan: a sample, how often, since when, and what sent it. */
export function ViolationRow({ violation, total }: { violation: PlanViolation; total: number }) {
  const text = useText(arrivalsText)
  const now = useNow()
  const { event, parameter, kind, expected, client, version, count, first, last, sample, path } = violation
  return (
    <ListRow
      align="start"
      title={
        <>
          <Code>{event}</Code> <Code>{parameter}</Code>
        </>
      }
      facts={<Badge tone={kind === 'email' || kind === 'phone' ? 'critical' : 'caution'}>{text.kinds[kind]}</Badge>}
      detail={
        <Stack gap="xxs">
          <Text>{text.sentences[kind](expected === null ? '' : text.types[expected])}</Text>
          {sample !== '' && (
            <Text size="small">
              {`${text.sample} `}
              <Code>{sample}</Code>
              {path !== '' && ` ${text.on} `}
              {path !== '' && <Code>{path}</Code>}
            </Text>
          )}
          <Text size="small" tone="muted">
            {`${text.times(count)}${total === 0 ? '' : ` (`}`}
            {total > 0 && <Num value={Math.min(1, count / total)} as="percent" />}
            {`${total === 0 ? '' : ')'} · ${text.firstSeen} `}
            <Time at={first} show="relative" now={now} />
            {` · ${text.lastSeen} `}
            <Time at={last} show="relative" now={now} />
            {` · ${text.client(client, version)}`}
          </Text>
        </Stack>
      }
    />
  )
}
