import type { ArticleHit } from '@tagmason/domain'
import { Button, Card, Empty, Inline, LinkButton, List, ListRow, Stack, Text, toast } from '@tagmason/ui'
import { SearchX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useText } from '../language.ts'
import { useRead } from '../workspace.tsx'
import { articleHref } from './ArticleRow.tsx'
import { LevelBadge } from './LevelBadge.tsx'
import { Said } from './Said.tsx'
import { learningText } from './texts.ts'

export interface SearchResultsProps {
  query: string
  /** How often the form was sent: each time is answered by a toast; a search that only stands in the address is not. */
  asked: number
  onClear(): void
}

/** What was found, the best first, with the words that were searched for. */
export function SearchResults({ query, asked, onClear }: SearchResultsProps) {
  const text = useText(learningText).search
  const hits = useRead('docs.search', { query })
  const answered = useRef(0)
  useEffect(() => {
    if (answered.current === asked) return
    answered.current = asked
    toast.plain(text.results, { detail: text.found(hits.length) })
  }, [asked, hits, text])
  return (
    <Card
      level={2}
      title={text.for(query)}
      detail={text.found(hits.length)}
      actions={
        <Button size="small" onPress={onClear}>
          {text.clear}
        </Button>
      }
      flush
    >
      {hits.length === 0 ? (
        <Empty icon={SearchX} title={text.none} detail={text.noneDetail} actions={<LinkButton href="/learning/support">{text.ask}</LinkButton>} />
      ) : (
        <List label={text.results} look="flush">
          {hits.map((hit) => (
            <Hit key={hit.article.id} hit={hit} />
          ))}
        </List>
      )}
    </Card>
  )
}

function Hit({ hit: { article, category, title, excerpt } }: { hit: ArticleHit }) {
  const text = useText(learningText)
  return (
    <ListRow
      href={articleHref(article.id)}
      title={<Said words={title} />}
      facts={<LevelBadge level={article.difficulty} />}
      detail={
        <Stack gap="xxs">
          <Text measure>
            <Said words={excerpt} />
          </Text>
          <Inline>
            <Text inline size="small" tone="muted">
              {`${category} · ${text.minutes(article.readTime)}`}
            </Text>
          </Inline>
        </Stack>
      }
    />
  )
}
