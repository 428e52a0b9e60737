import { mentions } from '@tagmason/domain'
import { Button, Card, Empty, List, SearchField } from '@tagmason/ui'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { usePages } from '../../usePages.tsx'
import { communityText } from './texts.ts'

export interface SearchedProps<Row> {
  title: string
  detail: string
  rows: readonly Row[]
  /** The words of a row that are searched. */
  words(row: Row): readonly string[]
  row(row: Row): ReactNode
  /** Stands there while there are no rows at all. */
  empty: ReactNode
}

/** The list of a tab with the search over it; what is looked for stands in the address. */
export function Searched<Row>({ title, detail, rows, words, row, empty }: SearchedProps<Row>) {
  const text = useText(communityText)
  const [looked, look] = useQuery('q')
  const found = rows.filter((each) => mentions(looked, words(each)))
  const { shown, pager } = usePages(title, found)
  return (
    <Card
      level={2}
      title={title}
      detail={detail}
      actions={rows.length > 0 && <SearchField label={text.search} placeholder={text.search} value={looked} onChange={look} />}
      footer={pager}
      flush
    >
      {rows.length === 0 && empty}
      {rows.length > 0 && found.length === 0 && (
        <Empty
          icon={SearchX}
          title={text.noMatch(looked.trim())}
          detail={text.noMatchDetail}
          actions={<Button onPress={() => look('')}>{text.showAll}</Button>}
        />
      )}
      {found.length > 0 && (
        <List label={title} look="flush">
          {shown.map(row)}
        </List>
      )}
    </Card>
  )
}
