import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { formatNumber } from '../Num/format.ts'
import { Show } from '../Show/Show.tsx'
import { useLocale } from '../theme/locale.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import * as css from './Pagination.css.ts'
import { pageSteps } from './steps.ts'

export interface PaginationProps {
  /** The accessible name, as `Pages: Invoices`; the theme's own word when left out. */
  label?: string
  /** The page that is shown; the first is 1. */
  page: number
  /** How many there are. */
  pages: number
  /** Given the page to show, from 1. */
  onPage(page: number): void
}

/**
 * Goes through a long list page by page. On phones the page is told in words.
 * @example <Pagination page={page} pages={12} onPage={setPage} />
 */
export function Pagination({ label, page, pages, onPage }: PaginationProps) {
  const texts = useUiTexts()
  const locale = useLocale()
  const write = (value: number) => formatNumber(value, {}, locale)
  return (
    <nav data-ui="Pagination" aria-label={label ?? texts.pages} className={css.row}>
      <IconButton icon={ChevronLeft} size="small" label={texts.previousPage} blocked={page <= 1 && texts.firstPage} onPress={() => onPage(page - 1)} />
      <Show below="tablet">
        <span data-part="words" className={css.words}>
          {texts.pageOf(write(page), write(pages))}
        </span>
      </Show>
      <Show from="tablet">
        <ol data-part="pages" className={css.list}>
          {pageSteps(page, pages).map((step, at) => (
            <li key={step ?? `left ${at}`}>
              {step === null ? (
                <span aria-hidden className={css.left}>
                  …
                </span>
              ) : (
                <button
                  type="button"
                  aria-label={texts.page(write(step))}
                  aria-current={step === page ? 'page' : undefined}
                  className={css.step}
                  onClick={() => (step === page ? undefined : onPage(step))}
                >
                  {write(step)}
                </button>
              )}
            </li>
          ))}
        </ol>
      </Show>
      <IconButton icon={ChevronRight} size="small" label={texts.nextPage} blocked={page >= pages && texts.lastPage} onPress={() => onPage(page + 1)} />
    </nav>
  )
}
