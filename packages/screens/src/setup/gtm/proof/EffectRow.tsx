import type { EffectChange, SentText } from '@tagmason/domain'
import { Badge, Button, Code, Facts, Icon, Inline, ListRow, Stack, Text } from '@tagmason/ui'
import { ArrowRight, ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../language.ts'
import { effectTones } from './effectTones.ts'
import { StepList } from './StepList.tsx'
import { proofText } from './texts.ts'

/** One change of what leaves the browser: what it is, value by value, and on request the visit that shows it. */
export function EffectRow({ change: { kind, label, on, parameters, consent, visit } }: { change: EffectChange }) {
  const all = useText(proofText)
  const text = all.effect
  const [open, setOpen] = useState(false)
  const moved = on.before !== '' && on.after !== '' && on.before !== on.after
  const facts = [
    ...parameters.map(({ key, before, after }) => ({
      term: <Code>{key}</Code>,
      value: <Becomes before={<Sent value={before} />} after={<Sent value={after} />} />,
    })),
    ...consent.map(({ type, before, after }) => ({
      term: text.consent(type),
      value: <Becomes before={text.states[before]} after={text.states[after]} />,
    })),
  ]
  return (
    <ListRow
      align="start"
      title={label}
      facts={<Badge tone={effectTones[kind]}>{text.kinds[kind]}</Badge>}
      detail={
        <Stack gap="xs">
          <Text size="small" tone="muted">
            {moved ? text.moved(on.before, on.after) : text.on(on.after === '' ? on.before : on.after)}
          </Text>
          {facts.length > 0 && <Facts items={facts} />}
          {open && <StepList label={all.visit} visit={visit} />}
        </Stack>
      }
      actions={
        <Button
          size="small"
          look="plain"
          iconEnd={open ? ChevronUp : ChevronDown}
          expanded={open}
          label={all.of(all.showVisit, label)}
          onPress={() => setOpen(!open)}
        >
          {all.showVisit}
        </Button>
      }
    />
  )
}

function Becomes({ before, after }: { before: ReactNode; after: ReactNode }) {
  const { becomes } = useText(proofText).effect
  return (
    <Inline gap="xs" align="baseline">
      {before}
      <Icon of={ArrowRight} size="small" label={becomes} />
      {after}
    </Inline>
  )
}

/** A value as it is sent; that there is none, or that only a browser knows it, in words. */
function Sent({ value }: { value: SentText }) {
  const text = useText(proofText).effect
  if (typeof value === 'object') return <Code>{value.text === '' ? '""' : value.text}</Code>
  return (
    <Text inline size="small" tone="muted">
      {value === 'none' ? text.nothing : text.onlyBrowser}
    </Text>
  )
}
