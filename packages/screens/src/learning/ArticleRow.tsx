import type { HelpArticle } from '@tagmason/domain'
import { Heading, Inline, ListRow, Rating, Text, Time } from '@tagmason/ui'
import { useText } from '../language.ts'
import { LevelBadge } from './LevelBadge.tsx'
import { learningText } from './texts.ts'

/** Where an article is read. */
export const articleHref = (id: string) => `/learning/docs?article=${id}`

export interface ArticleRowProps {
  article: HelpArticle
  /** What is told of it: how hard and how good, how much it is read, or when it was revised. */
  tells: 'rating' | 'views' | 'revised'
  level?: 3 | 4
}

/** One article of a list, by its title. */
export function ArticleRow({ article, tells, level = 3 }: ArticleRowProps) {
  const text = useText(learningText)
  const { title, description, readTime, difficulty, rating, views, author, revised } = article
  const stars = <Rating value={rating} size="small" />
  return (
    <ListRow
      href={articleHref(article.id)}
      title={
        <Heading level={level} size="body">
          {title}
        </Heading>
      }
      facts={<LevelBadge level={difficulty} />}
      detail={
        tells !== 'rating' && (
          <>
            <Text>{description}</Text>
            <Inline>
              <Text inline size="small" tone="muted">
                {text.minutes(readTime)}
                {tells === 'views' && ` · ${text.by(author)} · ${text.views(views)}`}
                {tells === 'revised' && ` · ${text.docs.revised} `}
                {tells === 'revised' && <Time at={revised} />}
              </Text>
              {stars}
            </Inline>
          </>
        )
      }
      actions={
        tells === 'rating' && (
          <Inline>
            <Text inline size="small" tone="muted">
              {text.minutes(readTime)}
            </Text>
            {stars}
          </Inline>
        )
      }
    />
  )
}
