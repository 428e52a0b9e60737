import { documentedWebhookEvents, mostFailures, retryMinutes } from '@tagmason/domain'
import { Code, CodeBlock, Facts, Section, Stack, Text, useLocale } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { exampleCheck, examplePayload } from './examples.ts'
import { apiText } from './texts.ts'

/** What webhooks are told, how a message is known to be genuine, and what happens where it does not arrive. */
export function WebhookDocs() {
  const { docs } = useText(apiText)
  const { locale } = useLocale()
  const waits = new Intl.ListFormat(locale).format(retryMinutes.map(docs.minutes))
  return (
    <>
      <Section title={docs.events}>
        <Stack gap="s">
          <Text measure>{docs.eventsDetail}</Text>
          <Facts items={documentedWebhookEvents.map((event) => ({ term: <Code>{event}</Code>, value: docs.eventWords[event] }))} />
          <CodeBlock label={docs.example} language="JSON" code={examplePayload} />
        </Stack>
      </Section>
      <Section title={docs.signature}>
        <Stack gap="s">
          <Text measure>{docs.signatureDetail}</Text>
          <CodeBlock label={docs.verify} language="JavaScript" code={exampleCheck} />
          <Text measure>{docs.retries(waits, mostFailures)}</Text>
        </Stack>
      </Section>
    </>
  )
}
