import type { AuditEntry } from '@tagmason/domain'
import { DiffView, Empty, Stack, Text, useLocale } from '@tagmason/ui'
import { Equal } from 'lucide-react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { fieldChanges } from './fieldChanges.ts'
import { tellValue } from './tellValue.ts'
import { securityText } from './texts.ts'

/** What the act of an entry changed, record by record and field by field. Nothing is read of an entry that has no changes. */
export function EntryChanges({ entry }: { entry: AuditEntry }) {
  const { audit: text } = useText(securityText)
  if (entry.changes !== undefined) return <Kept id={entry.id} />
  return <Empty icon={Equal} title={text.noChanges} detail={entry.status === 'Failed' ? text.noChangesFailed : text.noChangesDetail} />
}

function Kept({ id }: { id: string }) {
  const { audit: text } = useText(securityText)
  const locale = useLocale()
  const { changes, more } = useRead('auditLog.changes', { id })
  const { values: words } = text
  const fields = fieldChanges(changes, { whole: words.whole, hidden: words.hidden, tell: (value) => tellValue(value, words, locale) })
  return (
    <Stack gap="m">
      <DiffView label={text.changes} changes={fields} empty={<Empty icon={Equal} title={text.noChanges} detail={text.noChangesDetail} />} />
      {more > 0 && <Text tone="muted">{text.moreRecords(more)}</Text>}
    </Stack>
  )
}
