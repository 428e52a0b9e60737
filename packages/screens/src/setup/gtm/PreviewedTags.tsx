import type { PreviewedTag } from '@tagmason/domain'
import { Code, Empty, Facts, Heading, List, ListRow, Stack, Text, useLocale } from '@tagmason/ui'
import { Tags } from 'lucide-react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { triggerText } from '../plan/triggerText.ts'
import { setupText } from '../texts.ts'
import { gtmText } from './texts.ts'

const order = ['load', 'action', 'elsewhere'] as const

/** The tags by what it takes on that page to fire them. */
export function PreviewedTags({ address }: { address: string }) {
  const text = useText(gtmText).tryOut
  const rows = useRead('containers.preview', { address })
  if (rows.length === 0) return <Empty icon={Tags} title={text.none} detail={text.noneDetail} />
  const groups = order.map((when) => ({ when, rows: rows.filter((row) => row.when === when) })).filter((group) => group.rows.length > 0)
  return (
    <Stack gap="l">
      {groups.map((group) => (
        <Stack key={group.when} gap="s">
          <Heading level={2} size="body">
            {text.when[group.when]}
          </Heading>
          <List label={text.when[group.when]}>
            {group.rows.map((row, index) => (
              <Row key={index} row={row} />
            ))}
          </List>
        </Stack>
      ))}
    </Stack>
  )
}

function Row({ row: { tag, event, when, trigger, parameters } }: { row: PreviewedTag }) {
  const texts = useText(setupText)
  const text = useText(gtmText).tryOut
  const locale = useLocale()
  return (
    <ListRow
      align="start"
      title={tag}
      facts={<Code>{event}</Code>}
      detail={
        <Stack gap="xs">
          <Text size="small" tone="muted">
            {triggerText(trigger, texts, locale)}
          </Text>
          {when !== 'elsewhere' && parameters.length > 0 && (
            <Stack gap="xxs">
              <Text size="small" tone="muted">
                {text.parameters}
              </Text>
              <Facts items={parameters.map(({ name, value }) => ({ term: <Code>{name}</Code>, value }))} />
            </Stack>
          )}
        </Stack>
      }
    />
  )
}
