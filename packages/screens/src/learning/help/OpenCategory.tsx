import type { DocumentationShelf } from '@tagmason/domain'
import { Card, Empty, LinkButton, List } from '@tagmason/ui'
import { ArrowLeft, BookOpen } from 'lucide-react'
import { useText } from '../../language.ts'
import { ArticleRow } from '../ArticleRow.tsx'
import { learningText } from '../texts.ts'

/** All articles of one category. */
export function OpenCategory({ category: { title, description, articles } }: { category: DocumentationShelf }) {
  const text = useText(learningText)
  return (
    <Card
      level={2}
      title={title}
      detail={description}
      actions={
        <LinkButton href="/learning/help" size="small" icon={ArrowLeft}>
          {text.help.all}
        </LinkButton>
      }
      flush
    >
      {articles.length === 0 ? (
        <Empty icon={BookOpen} title={text.help.none} detail={text.help.noneDetail} />
      ) : (
        <List label={text.docs.articlesOf(title)} look="flush">
          {articles.map((article) => (
            <ArticleRow key={article.id} article={article} tells="views" />
          ))}
        </List>
      )}
    </Card>
  )
}
