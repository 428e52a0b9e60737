import { Card, List, ListRow } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { shellText } from '../../shell/texts.ts'
import { learningText } from '../texts.ts'

const places = [
  ['api', '/enterprise/api?tab=documentation'],
  // The clients for servers are among the code examples.
  ['sdk', '/learning/tutorials?tab=code'],
  ['community', '/marketplace/community'],
  ['videos', '/learning/tutorials'],
] as const

/** Where else one learns. */
export function QuickLinks() {
  const text = useText(learningText).docs
  const { titles } = useText(shellText)
  return (
    <Card level={2} title={text.quick} flush>
      <List label={text.quick} look="flush">
        {places.map(([name, href]) => (
          <ListRow key={name} href={href} title={text.links[name]} />
        ))}
        <ListRow href="/learning/help" title={titles['/learning/help']} />
      </List>
    </Card>
  )
}
