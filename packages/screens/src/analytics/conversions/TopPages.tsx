import type { Seen } from '@tagmason/domain'
import { Card, Empty, List, ListRow, Text } from '@tagmason/ui'
import { FileText } from 'lucide-react'
import { useText } from '../../language.ts'
import { usePages } from '../../usePages.tsx'
import { useRead } from '../../workspace.tsx'
import { HowCounted } from '../counted/HowCounted.tsx'
import { Percent } from '../Percent.tsx'
import { conversionsText } from './texts.ts'

/** The landing pages of visits that convert, most conversions first. */
export function TopPages({ seen }: { seen: Seen }) {
  const { pages: text } = useText(conversionsText)
  const { pages, withoutPage } = useRead('conversions.overview', seen)
  const { shown, pager } = usePages(text.title, pages)
  return (
    <Card
      level={2}
      title={text.title}
      detail={text.detail}
      actions={<HowCounted figure="conversions.pages" of={text.title} seen={seen} />}
      footer={pager}
      flush
    >
      {shown.length === 0 ? (
        <Empty
          icon={FileText}
          title={withoutPage > 0 ? text.withoutPage(withoutPage) : text.none}
          detail={withoutPage > 0 ? text.withoutPageDetail : text.noneDetail}
        />
      ) : (
        <List label={text.title} look="flush">
          {shown.map(({ id, path, conversions, rate }) => (
            <ListRow
              key={id}
              title={path}
              detail={
                <Text size="small" tone="muted">
                  {text.conversions(conversions)}
                </Text>
              }
              actions={
                <Text>
                  <Percent value={rate} />{' '}
                  <Text inline size="small" tone="muted">
                    {text.ofVisits}
                  </Text>
                </Text>
              }
            />
          ))}
          {withoutPage > 0 && (
            <ListRow
              title={text.withoutPage(withoutPage)}
              detail={
                <Text size="small" tone="muted">
                  {text.withoutPageDetail}
                </Text>
              }
            />
          )}
        </List>
      )}
    </Card>
  )
}
