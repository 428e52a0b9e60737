import type { AuditEntry } from '@tagmason/domain'
import { Badge, Code, Drawer, Facts, Section, Skeleton, Stack, Time } from '@tagmason/ui'
import { Suspense } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useLast } from '../../useLast.ts'
import { EntryAct } from './EntryAct.tsx'
import { EntryChanges } from './EntryChanges.tsx'
import { securityText } from './texts.ts'
import { auditTone } from './tones.ts'

/** The entry that the address names: who did what, when, from where, and what it changed. */
export function EntryDrawer({ entries }: { entries: readonly AuditEntry[] }) {
  const { audit: text } = useText(securityText)
  const [id, look] = useQuery('id')
  const entry = entries.find((each) => each.id === id) ?? null
  const last = useLast(entry)
  return (
    <Drawer open={entry !== null} onClose={() => look('')} size="large" title={text.entry} detail={last !== null && <Code words>{last.action}</Code>}>
      {last !== null && (
        <Stack gap="l">
          <Details entry={last} />
          <Section title={text.changes} detail={text.changesDetail}>
            <Guard key={last.id}>
              <Suspense fallback={<Skeleton shape="text" />}>
                <EntryChanges entry={last} />
              </Suspense>
            </Guard>
          </Section>
        </Stack>
      )}
    </Drawer>
  )
}

function Details({ entry: { timestamp, user, action, resource, ipAddress, status } }: { entry: AuditEntry }) {
  const { audit: text } = useText(securityText)
  return (
    <Facts
      items={[
        { term: text.columns.timestamp, value: <Time at={timestamp} show="both" /> },
        { term: text.columns.user, value: user },
        {
          term: text.columns.action,
          value: (
            <Suspense fallback={action}>
              <EntryAct action={action} />
            </Suspense>
          ),
        },
        { term: text.columns.resource, value: resource },
        { term: text.columns.address, value: ipAddress || text.noAddress },
        { term: text.columns.status, value: <Badge tone={auditTone[status]}>{text.statuses[status]}</Badge> },
      ]}
    />
  )
}
