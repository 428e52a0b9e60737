import { matchSorter } from 'match-sorter'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ComboBoxOption } from './option.ts'

export interface Found<Option> {
  options: readonly Option[]
  state: 'ready' | 'loading' | 'failed'
}

/** Typing faster than this asks only once, in milliseconds. */
const pause = 200

/** The options for what was typed: of those given, best first, or of those that `search` finds. An answer to an earlier question is never shown. */
export function useFound<Option extends ComboBoxOption>(
  given: readonly Option[],
  search: ((text: string) => Promise<readonly Option[]>) | undefined,
  query: string,
  open: boolean,
): Found<Option> {
  const [answer, setAnswer] = useState<{ query: string; options: readonly Option[] | undefined }>()
  const asking = useRef(search)
  useEffect(() => {
    asking.current = search
  })
  const asks = search !== undefined && open
  useEffect(() => {
    if (!asks) return
    let over = false
    const settle = (options: readonly Option[] | undefined) => (over ? undefined : setAnswer({ query, options }))
    const timer = setTimeout(() => asking.current?.(query).then(settle, () => settle(undefined)), query === '' ? 0 : pause)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [asks, query])
  const matching = useMemo(() => (query === '' ? given : matchSorter(given, query, { keys: ['label', 'detail'] })), [given, query])
  if (search === undefined) return { options: matching, state: 'ready' }
  if (answer?.query !== query) return { options: [], state: 'loading' }
  return answer.options === undefined ? { options: [], state: 'failed' } : { options: answer.options, state: 'ready' }
}
