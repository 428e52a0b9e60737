import { Alert, Button } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { builderText } from './texts.ts'

/** Two people changed the same dashboard. */
export function SavedElsewhere({ onTake }: { onTake(): void }) {
  const { canvas: text } = useText(builderText)
  return (
    <Alert
      tone="caution"
      title={text.savedElsewhere}
      detail={text.savedElsewhereDetail}
      actions={
        <Button size="small" onPress={onTake}>
          {text.loadTheirs}
        </Button>
      }
    />
  )
}
