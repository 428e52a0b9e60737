import { Card, Checklist, Stack, Text } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { setupText } from '../texts.ts'

export function WillConfigure() {
  const text = useText(setupText).will
  return (
    <Card region level={2} sunken title={text.title}>
      <Stack gap="m">
        <Checklist label={text.title} items={text.items.map((item) => ({ text: item }))} />
        <Text tone="muted" size="small">
          {text.proof}
        </Text>
      </Stack>
    </Card>
  )
}
