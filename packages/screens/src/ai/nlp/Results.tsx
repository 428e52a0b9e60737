import type { NlpResult } from '@tagmason/domain'
import { Card, Empty, List } from '@tagmason/ui'
import { TextQuote } from 'lucide-react'
import { useText } from '../../language.ts'
import { usePages } from '../../usePages.tsx'
import { ResultDrawer } from './ResultDrawer.tsx'
import { ResultRow } from './ResultRow.tsx'
import { nlpText } from './texts.ts'

/** What was read from each text, newest first. */
export function Results({ results }: { results: readonly NlpResult[] }) {
  const text = useText(nlpText)
  const { shown, pager } = usePages(text.results, results)
  return (
    <Card level={2} title={text.results} detail={text.resultsDetail} flush footer={pager}>
      {results.length === 0 ? (
        <Empty icon={TextQuote} title={text.noResults} detail={text.noResultsDetail} />
      ) : (
        <List label={text.results} look="flush">
          {shown.map((result) => (
            <ResultRow key={result.id} result={result} />
          ))}
        </List>
      )}
      <ResultDrawer results={results} />
    </Card>
  )
}
