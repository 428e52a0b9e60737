import type { ContainerFinding } from '@tagmason/domain'
import { Badge, Code, List, ListRow, Stack, Text, type Tone } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { usePages } from '../../usePages.tsx'
import { gtmText } from './texts.ts'

export const tones: Record<ContainerFinding['severity'], Tone> = { error: 'critical', warning: 'caution', info: 'neutral' }

/** What the validator found, each with its place in the file; errors first. */
export function Findings({ label, findings }: { label: string; findings: readonly ContainerFinding[] }) {
  const { severities } = useText(gtmText)
  const order = Object.keys(tones)
  const sorted = findings.toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity))
  const { shown, pager } = usePages(label, sorted)
  return (
    <Stack gap="s">
      <List label={label}>
        {shown.map(({ code, severity, path, message }, index) => (
          <ListRow
            key={index}
            align="start"
            title={<Text weight="body">{message}</Text>}
            facts={<Badge tone={tones[severity]}>{severities[severity]}</Badge>}
            detail={<Code>{`${code} ${path}`}</Code>}
          />
        ))}
      </List>
      {pager}
    </Stack>
  )
}
