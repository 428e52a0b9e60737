import { listedTalks } from '@tagmason/domain'
import { Card, Empty, Inline, List, Money, Text, Time } from '@tagmason/ui'
import { CalendarX } from 'lucide-react'
import { useText } from '../../language.ts'
import { usePages } from '../../usePages.tsx'
import { useRead } from '../../workspace.tsx'
import { TalkEntry } from './TalkEntry.tsx'
import { supportText } from './texts.ts'

/** The talks that were booked, latest first, and what they add to the next invoice. */
export function Talks() {
  const { talks: text } = useText(supportText)
  const { talks } = useRead('support.overview')
  const { shown, pager } = usePages(text.title, talks)
  return (
    <Card level={2} title={text.title} detail={talks.length < listedTalks ? undefined : text.newest(listedTalks)} actions={<Bill />} footer={pager} flush>
      {talks.length === 0 ? (
        <Empty icon={CalendarX} title={text.none} detail={text.noneDetail} />
      ) : (
        <List label={text.title} look="flush">
          {shown.map((talk) => (
            <TalkEntry key={talk.id} talk={talk} />
          ))}
        </List>
      )}
    </Card>
  )
}

function Bill() {
  const { talks: text } = useText(supportText)
  const { bill } = useRead('support.overview')
  return (
    <Inline gap="xs">
      <Text inline tone="muted">
        {text.bill}
        {bill.on !== null && (
          <>
            {', '}
            <Time at={bill.on} />
          </>
        )}
      </Text>
      <Text inline weight="medium">
        <Money minor={bill.cents} />
      </Text>
    </Inline>
  )
}
