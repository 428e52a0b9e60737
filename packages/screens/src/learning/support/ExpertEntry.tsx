import type { ExpertCard, talkMinutes } from '@tagmason/domain'
import { Button, Card, Facts, Inline, Person, Rating, Stack, Tags, Text, Time, toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { Dollars } from '../Dollars.tsx'
import { supportText } from './texts.ts'
import { useWhen } from './useWhen.ts'

/** Somebody who can be booked: the button takes the next free time, which the card names. */
export function ExpertEntry({ expert, minutes }: { expert: ExpertCard; minutes: (typeof talkMinutes)[number] }) {
  const all = useText(supportText)
  const text = all.experts
  const book = useAct('consultations.book')
  const cancel = useAct('consultations.cancel')
  const when = useWhen()
  const { id, name, title, rating, consultations, expertise, hourlyRate, next } = expert
  const bookIt = async () => {
    if (next === null) return
    const made = await book.run({ expertId: id, slot: next, minutes })
    if (made === undefined) return
    const undo = async () => {
      if (await cancel.run({ id: made.done.id })) toast.success(all.talks.cancelled, { detail: name })
    }
    toast.success(text.booked, { detail: text.bookedDetail(name, when(made.done.slot)), action: { label: all.undo, onPress: () => void undo() } })
  }
  return (
    <Card
      footer={
        <Button full label={all.of(text.book, name)} busy={book.busy} blocked={next === null ? text.fullDetail : book.blocked} onPress={() => void bookIt()}>
          {text.book}
        </Button>
      }
    >
      <Stack gap="m">
        <Person name={name} detail={title} />
        <Inline justify="between">
          <Rating value={rating} size="small" />
          <Text inline size="small" tone="muted">
            {text.held(consultations)}
          </Text>
        </Inline>
        <Tags label={text.expertise(name)} items={expertise} />
        <Facts
          items={[
            { term: text.rate, value: <Dollars amount={hourlyRate} /> },
            { term: text.next, value: next === null ? text.full : <Time at={next} show="both" /> },
          ]}
        />
      </Stack>
    </Card>
  )
}
