import { Card, Heading, Inline, LinkButton, Split, Stack, Text } from '@tagmason/ui'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { ArticleList } from '../ArticleList.tsx'
import { Blocks } from '../Blocks.tsx'
import { learningText } from '../texts.ts'
import { WrittenIn } from '../WrittenIn.tsx'
import { ArticleFacts } from './ArticleFacts.tsx'
import { RateArticle } from './RateArticle.tsx'

/** One article to read; opening it is counted. Focus moves to its heading, because the page around it stays the same. */
export function Article({ id }: { id: string }) {
  const text = useText(learningText).docs
  const { article, category, blocks, related, stars } = useRead('docs.article', { id })
  const { run } = useAct('docs.open')
  const heading = useRef<HTMLHeadingElement>(null)
  const counted = useRef(false)
  useEffect(() => {
    if (counted.current) return
    counted.current = true
    heading.current?.focus()
    void run({ id })
  })
  return (
    <Stack gap="m">
      <Inline>
        <LinkButton href="/learning/docs" look="plain" size="small" icon={ArrowLeft}>
          {text.all}
        </LinkButton>
      </Inline>
      <Split
        ratio="fixed"
        aside={
          <Stack gap="l">
            <ArticleFacts article={article} category={category} />
            {related.length > 0 && <ArticleList title={text.related} articles={related} tells="rating" />}
          </Stack>
        }
      >
        <Card>
          <Stack gap="m">
            <Heading level={2} size="title" focusable ref={heading}>
              {article.title}
            </Heading>
            <Text size="large" tone="muted">
              {article.description}
            </Text>
            <WrittenIn one />
            <Blocks blocks={blocks} />
            <RateArticle id={id} stars={stars} />
          </Stack>
        </Card>
      </Split>
    </Stack>
  )
}
