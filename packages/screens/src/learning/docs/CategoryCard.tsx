import type { DocumentationShelf } from '@tagmason/domain'
import { Card, Icon, List } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { ArticleRow } from '../ArticleRow.tsx'
import { categoryIcon } from '../categoryIcons.ts'
import { learningText } from '../texts.ts'

/** What one category is about, and its articles. */
export function CategoryCard({ category: { title, description, color, icon, articles } }: { category: DocumentationShelf }) {
  const text = useText(learningText).docs
  return (
    <Card level={2} title={title} detail={description} actions={<Icon of={categoryIcon(icon)} size="large" series={color} />} flush>
      <List label={text.articlesOf(title)} look="flush">
        {articles.map((article) => (
          <ArticleRow key={article.id} article={article} tells="rating" />
        ))}
      </List>
    </Card>
  )
}
