import type { VisitedEvent } from '@tagmason/domain'
import { Code, CodeBlock, Facts, Heading, Stack, Text } from '@tagmason/ui'
import { useText } from '../../../language.ts'
import { simulatorText } from './texts.ts'
import { ValueOf } from './ValueOf.tsx'

/** What was pushed, what the data layer holds after it, and the values that conditions asked for. */
export function DataLayer({ event: { message, dataLayer, tags } }: { event: VisitedEvent }) {
  const text = useText(simulatorText)
  const asked = new Map(tags.flatMap(({ triggers }) => triggers.flatMap(({ conditions }) => conditions.map(({ left, value }) => [left, value] as const))))
  return (
    <Stack gap="m">
      <Stack gap="s">
        <Heading level={3} size="body">
          {text.asked}
        </Heading>
        {asked.size === 0 ? (
          <Text tone="muted">{text.noneAsked}</Text>
        ) : (
          <Facts items={[...asked].map(([name, value]) => ({ term: <Code>{name}</Code>, value: <ValueOf value={value} /> }))} />
        )}
      </Stack>
      <CodeBlock label={text.pushed} language="JSON" code={message} />
      <CodeBlock label={text.after} language="JSON" code={dataLayer} />
    </Stack>
  )
}
