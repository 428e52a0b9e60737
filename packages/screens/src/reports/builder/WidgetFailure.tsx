import { Button, Inline, Text } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { shellText } from '../../shell/texts.ts'
import { builderText } from './texts.ts'

/** A widget that could not be counted, in as little room as a widget may have. */
export function WidgetFailure({ onRetry }: { onRetry(): void }) {
  const { canvas: text } = useText(builderText)
  const { retry } = useText(shellText)
  return (
    <Inline justify="between">
      <Text size="small" tone="critical">
        {text.failed}
      </Text>
      <Button size="small" onPress={onRetry}>
        {retry}
      </Button>
    </Inline>
  )
}
