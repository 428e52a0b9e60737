import type { TemplateChange } from '@tagmason/domain'
import { List, ListRow } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { usePages } from '../../usePages.tsx'
import { worded } from './states.ts'
import { versionsText } from './texts.ts'
import { TypeBadge } from './TypeBadge.tsx'

/** What differences mean, each with how much it asks. */
export function ChangeList({ label, changes }: { label: string; changes: readonly TemplateChange[] }) {
  const text = useText(versionsText)
  const { shown, pager } = usePages(label, changes)
  return (
    <>
      <List label={label}>
        {shown.map((change, at) => (
          <ListRow key={at} title={worded(text, change)} facts={<TypeBadge type={change.type} />} />
        ))}
      </List>
      {pager}
    </>
  )
}
