import type { DataConnectionType } from '@tagmason/domain'
import { Button, Card, Inline } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { connectionsText } from './texts.ts'
import { typeIcons } from './tones.ts'

/** In the order of the specification. */
const types: readonly DataConnectionType[] = ['CRM', 'E-commerce', 'Advertising']

/** Each opens the ways to bring in data of its type. */
export function Categories({ onChoose }: { onChoose(type: DataConnectionType): void }) {
  const text = useText(connectionsText)
  const { blocked } = useAct('connections.add')
  return (
    <Card
      level={2}
      title={text.add}
      detail={text.addDetail}
      actions={
        <Inline gap="xs">
          {types.map((type) => (
            <Button key={type} icon={typeIcons[type]} blocked={blocked} onPress={() => onChoose(type)}>
              {text.categories[type]}
            </Button>
          ))}
        </Inline>
      }
    />
  )
}
