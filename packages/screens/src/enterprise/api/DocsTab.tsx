import { CodeBlock, Section, Stack, Text } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { exampleRefusal, exampleRequest } from './examples.ts'
import { InBrowser } from './InBrowser.tsx'
import { Limits } from './Limits.tsx'
import { apiText } from './texts.ts'
import { WebhookDocs } from './WebhookDocs.tsx'

/** How the API is called and how webhooks are read. */
export function DocsTab() {
  const text = useText(apiText)
  const { docs } = text
  return (
    <Stack gap="xl">
      <InBrowser />
      <Section title={docs.authentication}>
        <Stack gap="s">
          <Text measure>{docs.authenticationDetail}</Text>
          <CodeBlock label={docs.request} language="curl" code={exampleRequest} />
          <CodeBlock label={docs.refused} language="HTTP" code={exampleRefusal} />
        </Stack>
      </Section>
      <Limits />
      <WebhookDocs />
    </Stack>
  )
}
