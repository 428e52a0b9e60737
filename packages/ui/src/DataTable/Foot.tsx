import { formatNumber } from '../Num/format.ts'
import { Pagination } from '../Pagination/Pagination.tsx'
import { useLocale } from '../theme/locale.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import * as css from './DataTable.css.ts'
import type { TableParts } from './parts.ts'

/** How many rows there are, how many are chosen, and the way to the other pages. Changes are announced. */
export function Foot<Row extends object>({ label, model, total, selection }: TableParts<Row>) {
  const texts = useUiTexts()
  const locale = useLocale()
  const write = (value: number) => formatNumber(value, {}, locale)
  const { page, pages, pageSize } = model
  const from = (page - 1) * pageSize + 1
  const count = pages > 1 ? texts.rowRange(write(from), write(Math.min(total, from + pageSize - 1)), write(total)) : texts.rowCount(total, write(total))
  const chosen = selection.count > 0 ? texts.selectedCount(selection.count, write(selection.count)) : null
  return (
    <div data-part="foot" className={css.foot}>
      <span role="status" dir="auto">
        {[count, chosen].filter(Boolean).join(' · ')}
      </span>
      {pages > 1 ? <Pagination label={`${texts.pages}: ${label}`} page={page} pages={pages} onPage={model.showPage} /> : null}
    </div>
  )
}
