import { Ellipsis } from 'lucide-react'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { type MenuAction, MenuButton } from '../MenuButton/MenuButton.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import type { Selection } from './useSelection.ts'

/** Chooses one row. */
export function ChooseRow({ id, name, selection }: { id: string; name: string; selection: Selection }) {
  const texts = useUiTexts()
  return <Checkbox label={texts.selectRow(name)} labelHidden checked={selection.has(id)} onChange={(on) => selection.set([id], on)} />
}

/** Chooses all rows that are on the page. */
export function ChooseAll({ ids, paged, labelHidden, selection }: { ids: readonly string[]; paged: boolean; labelHidden: boolean; selection: Selection }) {
  const texts = useUiTexts()
  const state = selection.state(ids)
  const blocked = ids.length === 0 && texts.noRows
  const label = paged ? texts.selectPage : texts.selectAll
  return <Checkbox label={label} labelHidden={labelHidden} checked={state} blocked={blocked} onChange={(on) => selection.set(ids, on)} />
}

/** The rest of what can be done with a row. */
export function RowMenu({ name, items }: { name: string; items: readonly MenuAction[] }) {
  const texts = useUiTexts()
  return items.length === 0 ? null : <MenuButton label={texts.more(name)} icon={Ellipsis} size="small" items={items} />
}
