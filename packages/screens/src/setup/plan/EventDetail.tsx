import { guessOf, type PlannedEvent, type StoredPlan } from '@tagmason/domain'
import { Button, Inline, Stack, Tags, Text, useLocale } from '@tagmason/ui'
import { Pencil } from 'lucide-react'
import { Suspense } from 'react'
import { useText } from '../../language.ts'
import { setupText } from '../texts.ts'
import { eventNotes } from './eventNotes.ts'
import { GuessPart } from './GuessPart.tsx'
import { planText } from './texts.ts'
import { triggerText } from './triggerText.ts'

/** Why an event is there, what fires it in full, what it carries, and what its trigger supposes. `onEdit` is null for those who may not change it. */
export function EventDetail({ event, stored, onEdit }: { event: PlannedEvent; stored: StoredPlan; onEdit: (() => void) | null }) {
  const texts = useText(setupText)
  const { plan: text } = texts
  const words = useText(planText)
  const locale = useLocale()
  const { because, trigger, parameters, settled, kind } = event
  const guess = guessOf(event, stored.plan)
  return (
    <Stack gap="s">
      <Stack gap="xxs">
        <Text weight="medium">{triggerText(trigger, texts, locale)}</Text>
        <Text tone="muted">
          {[
            because.text === '' ? text.byHand : text.because(unquoted(because.text)),
            text.kindDetails[kind],
            ...(settled ? [words.guess.by[settled]] : []),
          ].join(' · ')}
        </Text>
        {eventNotes(event, text, locale).map((note) => (
          <Text key={note} tone="muted">
            {note}
          </Text>
        ))}
      </Stack>
      {parameters.length > 0 && <Tags label={text.parameters} items={parameters.map((parameter) => parameter.name)} />}
      {guess && (
        <Suspense>
          <GuessPart event={event} guess={guess} site={stored.plan.site} />
        </Suspense>
      )}
      {onEdit && (
        <Inline>
          <Button size="small" icon={Pencil} onPress={onEdit}>
            {text.edit}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

/** Words without the quotation marks around them: the sentence brings its own. */
const unquoted = (words: string) => words.replace(/^["'“”„«»‘’]\s*(.*?)\s*["'“”„«»‘’]$/su, '$1')
