import type { HelpArticle } from '@tagmason/domain'
import { Card, Facts, Num, Rating, Time } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { LevelBadge } from '../LevelBadge.tsx'
import { learningText } from '../texts.ts'

/** Who wrote an article, when, for whom, and what readers think of it. */
export function ArticleFacts({ article, category }: { article: HelpArticle; category: string }) {
  const text = useText(learningText)
  const { author, difficulty, readTime, revised, rating, ratings, views } = article
  return (
    <Card level={3} title={text.docs.about}>
      <Facts
        items={[
          { term: text.docs.category, value: category },
          { term: text.docs.level, value: <LevelBadge level={difficulty} /> },
          { term: text.docs.time, value: text.minutes(readTime) },
          { term: text.docs.author, value: author },
          { term: text.docs.revised, value: <Time at={revised} /> },
          { term: text.docs.rating, value: <Rating value={rating} count={ratings} size="small" /> },
          { term: text.docs.read, value: <Num value={views} /> },
        ]}
      />
    </Card>
  )
}
