import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react'
import { MenuButton } from '../MenuButton/MenuButton.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import type { TableParts } from './parts.ts'

/** Orders stacked rows, which have no heads to press. Choosing the same column again flips the order. */
export function SortChoice<Row extends object>({ columns, model: { sort, sortBy } }: TableParts<Row>) {
  const texts = useUiTexts()
  const choices = columns.filter((column) => column.sort !== undefined)
  if (choices.length === 0) return null
  const chosen = choices.find(({ id }) => id === sort?.by)
  return (
    <MenuButton
      label={texts.sortBy}
      text={chosen === undefined ? texts.sortBy : `${texts.sortBy}: ${chosen.head}`}
      icon={chosen === undefined || sort === null ? ArrowDownUp : sort.direction === 'ascending' ? ArrowUp : ArrowDown}
      look="quiet"
      size="small"
      items={choices.map(({ id, head }) => {
        const checked = id === sort?.by
        return { label: head, checked, detail: checked ? texts[sort.direction] : undefined, onPress: () => sortBy(id) }
      })}
    />
  )
}
