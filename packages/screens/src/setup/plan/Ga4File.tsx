import { Alert, Bullets, Code, CodeBlock, CopyButton, Inline, Stack, Text } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { HowToCall } from '../ga4/HowToCall.tsx'
import { setupText } from '../texts.ts'
import { DownloadButton } from './DownloadButton.tsx'

/** The calls of Google's Admin API that set the property up, in order. */
export function Ga4File() {
  const text = useText(setupText).files
  const ga4 = useRead('plans.files')?.ga4
  if (ga4 === undefined) return null
  return (
    <Stack gap="m">
      <Inline justify="between">
        <Text>{text.ga4Detail(ga4.steps.length)}</Text>
        <Inline>
          <CopyButton value={ga4.text} label={text.copyGa4} size="standard" />
          <DownloadButton file={ga4} label={text.downloadGa4} />
        </Inline>
      </Inline>
      <Bullets
        ordered
        label={text.ga4}
        items={ga4.steps.map(({ id, method, path }) => {
          const [kind = '', name = ''] = id.split(':')
          return (
            <>
              {text.ga4Steps[kind]?.(name)} <Code>{`${method} ${path}`}</Code>
            </>
          )
        })}
      />
      <HowToCall />
      {ga4.left.length > 0 && <Alert tone="caution" title={text.ga4Left(ga4.left.join(', '))} />}
      <CodeBlock label={ga4.fileName} code={ga4.text} language="JSON" />
    </Stack>
  )
}
