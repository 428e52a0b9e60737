import type { DataFlow } from '@tagmason/domain'
import { Alert, Badge, Bullets, Button, Code, Icon, Inline, List, ListRow, Stack, Text } from '@tagmason/ui'
import { ArrowRight, ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../language.ts'
import { usePages } from '../../../usePages.tsx'
import { useRead } from '../../../workspace.tsx'
import { ExportReport } from './ExportReport.tsx'
import { StepList } from './StepList.tsx'
import { proofText } from './texts.ts'

const mostOpen = 10

/** Where a visitor's data goes: from its source to the tag that sends it, personal data first. */
export function Flows({ source }: { source: { containerId?: string } }) {
  const text = useText(proofText).flows
  const found = useRead('containers.dataFlows', source)
  const { flows, personal, others, open, visits, impossible } = found
  const { shown, pager } = usePages(text.title, flows, 20)
  if (impossible !== '') return <Alert tone="caution" title={text.impossible} detail={impossible} />
  return (
    <Stack gap="m">
      {personal === 0 && <Alert tone="positive" title={text.none} detail={text.noneDetail(visits)} />}
      <ExportReport of={{ kind: 'data-flows', found, file: source.containerId ?? 'plan' }} />
      {flows.length > 0 && (
        <Stack gap="s">
          <Inline gap="xs">
            {personal > 0 && (
              <Badge tone="critical" look="solid">
                {text.personalCount(personal)}
              </Badge>
            )}
            {others > 0 && <Badge look="solid">{text.othersCount(others)}</Badge>}
          </Inline>
          <Text size="small" tone="muted">
            {text.told(visits)}
          </Text>
          <List label={text.title}>
            {shown.map((flow, at) => (
              <FlowRow key={`${flow.source} ${flow.key} ${flow.tag} ${flow.parameter} ${at}`} flow={flow} />
            ))}
          </List>
          {pager}
          {personal + others > flows.length && <Alert tone="caution" title={text.cut(flows.length, personal + others)} />}
        </Stack>
      )}
      {open.length > 0 && (
        <Alert
          tone="caution"
          title={text.open(open.length)}
          detail={
            <Bullets
              label={text.open(open.length)}
              items={open.slice(0, mostOpen).map(({ tag, parameter }) => (parameter === '' ? text.codeOf(tag) : text.valueOf(parameter, tag)))}
            />
          }
        />
      )}
    </Stack>
  )
}

function FlowRow({ flow: { source, key, personal, tag, on, parameter, form, automatic, visit } }: { flow: DataFlow }) {
  const all = useText(proofText)
  const text = all.flows
  const [open, setOpen] = useState(false)
  const from = text.sources[source]
  return (
    <ListRow
      align="start"
      title={
        <Inline gap="xs">
          <span>{from}</span>
          {key !== '' && <Code>{key}</Code>}
          <Icon of={ArrowRight} size="small" label={text.goesTo} />
          <span>{tag}</span>
        </Inline>
      }
      facts={
        <>
          {personal && <Badge tone="critical">{text.personal}</Badge>}
          {form !== 'plain' && <Badge tone={form === 'hashed' ? 'positive' : 'neutral'}>{text.forms[form]}</Badge>}
        </>
      }
      detail={
        <Stack gap="xxs">
          <Inline gap="xs" align="baseline">
            <Text inline size="small">
              {automatic ? text.automatic : text.sentAs}
            </Text>
            <Code>{parameter}</Code>
            <Text inline size="small" tone="muted">
              {all.effect.on(on)}
            </Text>
          </Inline>
          {open && <StepList label={all.visit} visit={visit} />}
        </Stack>
      }
      actions={
        <Button
          size="small"
          look="plain"
          iconEnd={open ? ChevronUp : ChevronDown}
          expanded={open}
          label={all.of(all.showVisit, `${from} ${key} ${tag} ${parameter}`)}
          onPress={() => setOpen(!open)}
        >
          {all.showVisit}
        </Button>
      }
    />
  )
}
