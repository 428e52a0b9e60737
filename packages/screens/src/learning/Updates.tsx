import type { Update } from '@tagmason/domain'
import { Badge, Card, List, ListRow, Time } from '@tagmason/ui'
import { useText } from '../language.ts'
import { learningText } from './texts.ts'

/** What has changed in the product; what is new stands out. */
export function Updates({ updates }: { updates: readonly Update[] }) {
  const text = useText(learningText).docs
  return (
    <Card level={2} title={text.updates} flush>
      <List label={text.updates} look="flush">
        {updates.map(({ id, title, date, type }) => (
          <ListRow
            key={id}
            title={title}
            facts={
              <Badge tone={type === 'New' ? 'accent' : 'neutral'} look={type === 'New' ? 'solid' : 'quiet'}>
                {text.updateTypes[type]}
              </Badge>
            }
            detail={<Time at={date} />}
          />
        ))}
      </List>
    </Card>
  )
}
