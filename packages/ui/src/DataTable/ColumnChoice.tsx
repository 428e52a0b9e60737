import { Menu, MenuButton as Control, MenuItemCheck, MenuItemCheckbox, MenuProvider } from '@ariakit/react'
import { Check, Columns3 } from 'lucide-react'
import { button } from '../Button/Button.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as overlay from '../overlay/overlay.css.ts'
import { useUiTexts } from '../theme/texts.tsx'
import type { TableColumn } from './columns.ts'

export interface ColumnChoiceProps<Row> {
  /** Those that can be put away. */
  columns: readonly TableColumn<Row>[]
  /** The ids of those that are. */
  hidden: readonly string[]
  onHide(hidden: readonly string[]): void
}

/** Shows columns or puts them away. The menu stays open, since one seldom changes only one. */
export function ColumnChoice<Row>({ columns, hidden, onHide }: ColumnChoiceProps<Row>) {
  const texts = useUiTexts()
  const shown = columns.map(({ id }) => id).filter((id) => !hidden.includes(id))
  const choose = (values: Record<string, unknown>) => {
    const next = values['columns']
    if (Array.isArray(next)) onHide(columns.map(({ id }) => id).filter((id) => !next.includes(id)))
  }
  return (
    <MenuProvider placement="bottom-end" values={{ columns: shown }} setValues={choose}>
      <Control data-ui="ColumnChoice" className={button({ tone: 'neutral', look: 'quiet', size: 'small', square: false, full: false })}>
        <Icon of={Columns3} size="small" />
        {texts.columns}
      </Control>
      <Menu data-ui="Menu" aria-label={texts.columns} fixed unmountOnHide gutter={4} overflowPadding={8} className={overlay.surface}>
        {columns.map(({ id, head }) => (
          <MenuItemCheckbox key={id} name="columns" value={id} className={overlay.entry({ tone: 'neutral' })}>
            <span className={overlay.entryWords}>{head}</span>
            <MenuItemCheck className={overlay.entryMark}>{hidden.includes(id) ? null : <Icon of={Check} />}</MenuItemCheck>
          </MenuItemCheckbox>
        ))}
      </Menu>
    </MenuProvider>
  )
}
