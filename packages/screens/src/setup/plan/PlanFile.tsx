import { CodeBlock, Inline, Stack } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { setupText } from '../texts.ts'
import { DownloadButton } from './DownloadButton.tsx'

/** The plan itself as JSON, for version control and for the command line. */
export function PlanFile() {
  const text = useText(setupText).files
  const plan = useRead('plans.files')?.plan
  if (plan === undefined) return null
  return (
    <Stack gap="m">
      <Inline justify="end">
        <DownloadButton file={plan} label={text.downloadPlan} />
      </Inline>
      <CodeBlock label={plan.fileName} code={plan.text} language="JSON" />
    </Stack>
  )
}
