import type { PlannedEvent, TriggerGuess } from '@tagmason/domain'
import { Alert, Button, CodeBlock, CopyButton, Inline, LinkButton, Stack, Text, toast } from '@tagmason/ui'
import { Check, ScanSearch } from 'lucide-react'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { questionText } from './questionText.ts'
import { planText } from './texts.ts'

/** What a trigger supposes, and the two ways to settle it: to look at the page, or to ask a developer, with the text to send. */
export function GuessPart({ event, guess, site }: { event: PlannedEvent; guess: TriggerGuess; site: string | undefined }) {
  const { guess: words } = useText(planText)
  const change = useAct('plans.changeEvent')
  const snippets = useRead('plans.files')?.snippets.events ?? []
  const text = questionText([{ event, guess }], snippets, site, words)
  const settle = async () => {
    if (await change.run({ id: event.id, change: { settled: 'person' } })) toast.success(words.settled(event.name))
  }
  return (
    <Alert
      tone="caution"
      title={words.title}
      detail={
        <Stack gap="s">
          <Text>{words.says[guess.kind](guess.value)}</Text>
          <CodeBlock label={words.ask} code={text} />
          <Inline>
            <LinkButton size="small" icon={ScanSearch} href="/setup/screenshot?way=page">
              {words.look}
            </LinkButton>
            <Button size="small" icon={Check} busy={change.busy} blocked={change.blocked} onPress={() => void settle()}>
              {words.settle}
            </Button>
            <CopyButton value={text} label={words.unknown} onCopy={() => toast.info(words.asked)} />
          </Inline>
        </Stack>
      }
    />
  )
}
