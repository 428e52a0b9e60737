import { Pagination } from '@tagmason/ui'
import { type ReactNode, useState } from 'react'
import { useText } from './language.ts'
import { shellText } from './shell/texts.ts'

/** As many entries as stand on one page of a list (requirements GEN-STATE-06). */
const usual = 50

/** A long list page by page, fifty entries at a time: the entries to draw, and the pager for the foot of the card, which a list that fits does not have. `label` is the list's name; catalogues of cards give a smaller `size`. */
export function usePages<Row>(label: string, rows: readonly Row[], size = usual): { shown: readonly Row[]; pager: ReactNode } {
  const text = useText(shellText)
  const [chosen, setChosen] = useState(1)
  const pages = Math.max(1, Math.ceil(rows.length / size))
  const page = Math.min(chosen, pages)
  return {
    shown: rows.slice((page - 1) * size, page * size),
    pager: pages > 1 && <Pagination label={text.pagesOf(label)} page={page} pages={pages} onPage={setChosen} />,
  }
}
