import { Code, Facts, Section, Stack, Text } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { apiText } from './texts.ts'

/** How often a key may call, and the headers that say so. */
export function Limits() {
  const { docs } = useText(apiText)
  return (
    <Section title={docs.limits}>
      <Stack gap="s">
        <Text measure>{docs.limitsDetail}</Text>
        <Facts items={Object.entries(docs.limitHeaders).map(([name, value]) => ({ term: <Code>{name}</Code>, value }))} />
      </Stack>
    </Section>
  )
}
