import type { Survivor } from '@tagmason/domain'
import { Badge, Button, Code, ListRow, Stack, Text } from '@tagmason/ui'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../language.ts'
import { StepList } from './StepList.tsx'
import { proofText } from './texts.ts'

/** A fault that no test notices: what it is, and on request what would notice it and where. */
export function SurvivorRow({ survivor }: { survivor: Survivor }) {
  const all = useText(proofText)
  const text = all.strength
  const [open, setOpen] = useState(false)
  const { code, kind, name, visit, step, test, expect } = survivor
  const fault = text.faults[code](survivor)
  return (
    <ListRow
      align="start"
      title={fault}
      facts={<Badge>{text.kinds[kind]}</Badge>}
      detail={
        <Stack gap="xs">
          <Text size="small" tone="muted">
            {name}
          </Text>
          {open && (
            <>
              <Stack gap="xxs">
                <Text size="small" weight="medium">
                  {`${text.lacks} · ${text.step(step, test)}`}
                </Text>
                {expect === '' ? <Text size="small">{text.none}</Text> : <Code>{expect}</Code>}
              </Stack>
              <StepList label={all.visit} visit={visit} />
            </>
          )}
        </Stack>
      }
      actions={
        <Button
          size="small"
          look="plain"
          iconEnd={open ? ChevronUp : ChevronDown}
          expanded={open}
          label={all.of(text.show, `${name}, ${fault}`)}
          onPress={() => setOpen(!open)}
        >
          {text.show}
        </Button>
      }
    />
  )
}
