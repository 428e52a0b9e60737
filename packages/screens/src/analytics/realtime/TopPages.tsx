import type { PageStatistic } from '@tagmason/domain'
import { BarList } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { realtimeText } from './texts.ts'

/** The most viewed pages, with who is on them now and their share of all views. */
export function TopPages({ pages, views }: { pages: readonly PageStatistic[]; views: number }) {
  const text = useText(realtimeText)
  return (
    <BarList
      label={text.pages}
      rows={pages.map(({ id, path, views: value, activeUsers }) => ({ id, label: path, value, detail: text.active(activeUsers) }))}
      shareOf={views}
      empty={text.noPages}
    />
  )
}
