import { Ellipsis } from 'lucide-react'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { type MenuAction, MenuButton } from '../MenuButton/MenuButton.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import type { TableParts } from './parts.ts'
import type { Selection } from './useSelection.ts'

/** Chooses one row. */
export function ChooseRow({ id, name, selection }: { id: string; name: string; selection: Selection }) {
  const texts = useUiTexts()
  return <Checkbox label={texts.selectRow(name)} labelHidden checked={selection.has(id)} onChange={(on) => selection.set([id], on)} />
}

/** Chooses all rows that are on the page. */
export function ChooseAll<Row extends object>({ model, selection, loading, instead, labelHidden }: TableParts<Row> & { labelHidden: boolean }) {
  const texts = useUiTexts()
  const ids = instead === null ? model.lines.map(({ id }) => id) : []
  return (
    <Checkbox
      label={model.pages > 1 ? texts.selectPage : texts.selectAll}
      labelHidden={labelHidden}
      checked={selection.state(ids)}
      blocked={ids.length === 0 && (loading ? texts.loading : texts.noRows)}
      onChange={(on) => selection.set(ids, on)}
    />
  )
}

/** The rest of what can be done with a row. */
export function RowMenu({ name, items }: { name: string; items: readonly MenuAction[] }) {
  const texts = useUiTexts()
  return items.length === 0 ? null : <MenuButton label={texts.more(name)} icon={Ellipsis} size="small" items={items} />
}
