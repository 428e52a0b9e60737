import type { ProofFailure } from '@tagmason/domain'
import { Bullets, Button, ListRow, Stack, Text } from '@tagmason/ui'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../language.ts'
import { StepList } from '../proof/StepList.tsx'
import { proofText } from '../proof/texts.ts'
import { deployText } from './texts.ts'

/** A test of a deployment that fails: what was expected of which tag and what happened, and on request the visit. */
export function ProofFailureRow({ failure: { trigger, step, visit, messages } }: { failure: ProofFailure }) {
  const text = useText(deployText).proof
  const { of, showVisit } = useText(proofText)
  const [open, setOpen] = useState(false)
  return (
    <ListRow
      align="start"
      title={trigger}
      detail={
        <Stack gap="xs">
          <Text size="small" tone="muted">
            {text.step(step)}
          </Text>
          <Bullets label={text.differs(trigger)} items={messages} />
          {open && <StepList label={text.visit} visit={visit} />}
        </Stack>
      }
      actions={
        <Button
          size="small"
          look="plain"
          iconEnd={open ? ChevronUp : ChevronDown}
          expanded={open}
          label={of(showVisit, trigger)}
          onPress={() => setOpen(!open)}
        >
          {showVisit}
        </Button>
      }
    />
  )
}
