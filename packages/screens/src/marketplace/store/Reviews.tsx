import type { TemplateDetails } from '@tagmason/domain'
import { Empty, List, ListRow, Person, Rating, Stack, Text, Time } from '@tagmason/ui'
import { Star } from 'lucide-react'
import { useText } from '../../language.ts'
import { useNow, useRead } from '../../workspace.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import { storeText } from './texts.ts'

/** What members wrote about a template, and the own word of who may give one. */
export function Reviews({ template, reviews, canReview }: Pick<TemplateDetails, 'template' | 'reviews' | 'canReview'>) {
  const text = useText(storeText)
  const { member } = useRead('session.get')
  const now = useNow()
  const own = reviews.find(({ memberId }) => memberId === member.id)
  return (
    <Stack gap="m">
      {canReview ? <ReviewForm key={own?.at} id={template.id} own={own} /> : <Text tone="muted">{template.mine ? text.ownReview : text.tryFirst}</Text>}
      {reviews.length === 0 ? (
        <Empty icon={Star} title={text.noReviews} detail={text.noReviewsDetail} />
      ) : (
        <List label={text.reviews}>
          {reviews.map(({ id, author, stars, text: words, at }) => (
            <ListRow
              key={id}
              align="start"
              lead={<Person name={author} compact size="small" />}
              title={author}
              facts={<Rating value={stars} size="small" />}
              detail={
                <Stack gap="xxs">
                  {words !== '' && <Text>{words}</Text>}
                  <Text size="small" tone="muted">
                    <Time at={at} show="relative" now={now} />
                  </Text>
                </Stack>
              }
            />
          ))}
        </List>
      )}
    </Stack>
  )
}
