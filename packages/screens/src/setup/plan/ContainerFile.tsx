import { Alert, Bullets, CodeBlock, Heading, Inline, Stack, Text } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { setupText } from '../texts.ts'
import { DownloadButton } from './DownloadButton.tsx'
import { planText } from './texts.ts'

/** The container, with what the validator says of it: a file is only offered as good when it is. */
export function ContainerFile() {
  const text = useText(setupText).files
  const words = useText(planText)
  const container = useRead('plans.files')?.container
  if (container === undefined) return null
  const errors = container.findings.filter((finding) => finding.severity === 'error')
  return (
    <Stack gap="m">
      <Inline justify="between">
        <Text>{text.containerDetail(container.tags, container.triggers, container.variables)}</Text>
        <DownloadButton file={container} label={text.downloadContainer} main />
      </Inline>
      {errors.length === 0 ? (
        <Alert tone="positive" title={text.valid} />
      ) : (
        <Alert
          tone="critical"
          title={text.invalid(errors.length)}
          detail={<Bullets label={text.invalid(errors.length)} items={errors.map(({ code, path, message }) => `${code} ${path}: ${message}`)} />}
        />
      )}
      {container.consentBy !== null && <Alert tone="accent" title={words.consentBy(container.consentBy)} detail={words.consentByDetail} />}
      <Heading level={3} size="body">
        {text.importSteps}
      </Heading>
      <Bullets label={text.importSteps} items={text.importStepList} ordered />
      <CodeBlock label={container.fileName} code={container.text} language="JSON" />
    </Stack>
  )
}
