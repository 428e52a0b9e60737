import type { ApiAnswer } from '@tagmason/domain'
import { Badge, CodeBlock, Section, Stack } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { headerLines, indented } from './examples.ts'
import { apiText } from './texts.ts'

/** What an endpoint answered: status, headers, body. */
export function Answer({ answer: { status, headers, body } }: { answer: ApiAnswer }) {
  const text = useText(apiText)
  return (
    <Section title={text.answer} size="large" actions={<Badge tone={status < 400 ? 'positive' : 'critical'}>{String(status)}</Badge>}>
      <Stack gap="s">
        <CodeBlock label={text.headers} code={headerLines(headers)} wrap />
        <CodeBlock label={text.body} language="JSON" code={indented(body)} />
      </Stack>
    </Section>
  )
}
