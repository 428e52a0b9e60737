import { CodeBlock, Inline, Stack, Text } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { setupText } from '../texts.ts'
import { DownloadButton } from './DownloadButton.tsx'

/** The code for the site, in the order in which it goes in. */
export function SnippetsFile() {
  const text = useText(setupText).files
  const snippets = useRead('plans.files')?.snippets
  if (snippets === undefined) return null
  const parts = [
    ...(snippets.consentDefault === '' ? [] : [{ title: text.consentDefault, code: snippets.consentDefault, language: 'HTML' }]),
    ...(snippets.userProperties === '' ? [] : [{ title: text.userSnippet, code: snippets.userProperties, language: 'HTML' }]),
    { title: text.head, code: snippets.head, language: 'HTML' },
    { title: text.body, code: snippets.body, language: 'HTML' },
    ...(snippets.consentUpdate === '' ? [] : [{ title: text.consentUpdate, code: snippets.consentUpdate, language: 'JavaScript' }]),
    ...snippets.events.map(({ event, before, code }) => ({
      title: before ? text.beforeSnippet(event) : text.eventSnippet(event),
      code,
      language: 'JavaScript',
    })),
  ]
  return (
    <Stack gap="m">
      <Inline justify="end">
        <DownloadButton file={snippets} label={text.downloadSnippets} type="text/markdown" />
      </Inline>
      {parts.map(({ title, code, language }, index) => (
        <CodeBlock key={index} label={title} code={code} language={language} />
      ))}
      {snippets.events.length === 0 && <Text tone="muted">{text.noSnippets}</Text>}
    </Stack>
  )
}
