import type { AuditedFinding } from '@tagmason/domain'
import { Button, Card, Code, Heading, List, ListRow, Stack, Text } from '@tagmason/ui'
import { useText } from '../../../language.ts'
import { usePages } from '../../../usePages.tsx'
import { gtmText } from '../texts.ts'
import { containerText } from './texts.ts'

export interface AuditGroupProps {
  severity: AuditedFinding['severity']
  /** Those of this severity. */
  findings: readonly AuditedFinding[]
  /** Why nothing can be mended by this member. */
  blocked: string | false
  /** Asks for the safe fixes of these rules, or for the one of a finding. */
  onFix(rules: readonly string[], finding?: AuditedFinding): void
}

/** The findings of one severity, rule by rule. */
export function AuditGroup({ severity, findings, blocked, onFix }: AuditGroupProps) {
  const text = useText(containerText)
  if (findings.length === 0) return null
  const rules = [...new Set(findings.map(({ rule }) => rule))]
  return (
    <Stack gap="s">
      <Heading level={2} size="body">
        {text.severityCounts[severity](findings.length)}
      </Heading>
      {rules.map((rule) => (
        <RuleFindings key={rule} findings={findings.filter((finding) => finding.rule === rule)} blocked={blocked} onFix={onFix} />
      ))}
    </Stack>
  )
}

const pageSize = 10

function RuleFindings({ findings, blocked, onFix }: Omit<AuditGroupProps, 'severity'>) {
  const { of } = useText(gtmText)
  const text = useText(containerText).audit
  const [first] = findings
  const words = `${first?.rule} ${first?.name}`
  const { shown, pager } = usePages(words, findings, pageSize)
  if (first === undefined) return null
  const mendable = findings.filter(({ fix }) => fix !== '').length
  return (
    <Card
      level={3}
      title={<Code>{words}</Code>}
      detail={text.areas[first.area]}
      actions={
        mendable > 1 && (
          <Button size="small" blocked={blocked} label={of(text.fixKind(mendable), words)} onPress={() => onFix([first.rule])}>
            {text.fixKind(mendable)}
          </Button>
        )
      }
      footer={pager}
      flush
    >
      <List label={words} look="flush">
        {shown.map((finding) => (
          <ListRow
            key={`${finding.path} ${finding.message}`}
            align="start"
            title={finding.entity === '' ? text.whole : finding.entity}
            detail={<Text size="small">{finding.message}</Text>}
            actions={
              finding.fix !== '' && (
                <Button size="small" blocked={blocked} label={text.fixOf(finding.fix)} onPress={() => onFix([finding.rule], finding)}>
                  {text.fix}
                </Button>
              )
            }
          />
        ))}
      </List>
    </Card>
  )
}
