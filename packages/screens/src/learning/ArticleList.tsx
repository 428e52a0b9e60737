import type { HelpArticle } from '@tagmason/domain'
import { Card, List } from '@tagmason/ui'
import { ArticleRow } from './ArticleRow.tsx'

export interface ArticleListProps {
  title: string
  articles: readonly HelpArticle[]
  tells: 'rating' | 'views' | 'revised'
}

/** Articles under a heading that is also the name of their list. */
export function ArticleList({ title, articles, tells }: ArticleListProps) {
  return (
    <Card level={2} title={title} flush>
      <List label={title} look="flush">
        {articles.map((article) => (
          <ArticleRow key={article.id} article={article} tells={tells} />
        ))}
      </List>
    </Card>
  )
}
