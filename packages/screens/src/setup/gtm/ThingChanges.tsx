import type { ThingChange } from '@tagmason/domain'
import { type DiffChange, DiffView } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { gtmText } from './texts.ts'

export interface ThingChangesProps {
  label: string
  changes: readonly ThingChange[]
  /** Before and after beside each other where there is room, as on a page. */
  beside?: boolean
}

/** A difference between containers: what comes with all that it is, what changes setting by setting. */
export function ThingChanges({ label, changes, beside = false }: ThingChangesProps) {
  const { entities } = useText(gtmText).deploy
  return <DiffView label={label} level={2} pageSize={20} unified={!beside} changes={changes.flatMap((change) => rowsOf(change, entities[change.entity]))} />
}

function rowsOf({ kind, name, from, fields }: ThingChange, group: string): DiffChange[] {
  const settings = fields.map(({ field, before, after }): DiffChange => ({
    kind: 'changed',
    title: name,
    path: field,
    group,
    ...(before === null ? {} : { before }),
    ...(after === null ? {} : { after }),
  }))
  if (kind === 'changed') return settings
  if (kind === 'renamed') return [{ kind, title: name, group, before: from ?? '', after: name }, ...settings]
  const all = fields.map(({ field, after }) => `${field}: ${after ?? ''}`).join('\n')
  return [{ kind, title: name, group, ...(all === '' ? {} : { after: all }) }]
}
