import type { TalkRow } from '@tagmason/domain'
import { Badge, Button, Icon, Inline, ListRow, RatingField, toast } from '@tagmason/ui'
import { CalendarPlus, Phone, Video } from 'lucide-react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { useTake } from '../../useTake.ts'
import { TalkFacts } from './TalkFacts.tsx'
import { TalkMenu } from './TalkMenu.tsx'
import { supportText } from './texts.ts'
import { talkTone } from './tones.ts'
import { useWhen } from './useWhen.ts'

/** One talk: with whom and when; what can still be changed, or how it was. */
export function TalkEntry({ talk }: { talk: TalkRow }) {
  const all = useText(supportText)
  const text = all.talks
  const calendar = useTake('consultations.download')
  const { id, expert, kind, state } = talk
  return (
    <ListRow
      lead={<Icon of={kind === 'call' ? Phone : Video} tone="muted" />}
      title={expert}
      facts={
        <>
          <Badge>{text.kinds[kind]}</Badge>
          <Badge tone={talkTone[state]}>{text.states[state]}</Badge>
        </>
      }
      detail={<TalkFacts talk={talk} />}
      actions={
        state === 'past' ? (
          <RateTalk talk={talk} />
        ) : (
          <Inline gap="xs" wrap={false}>
            <Button
              size="small"
              icon={CalendarPlus}
              label={all.of(text.calendar, expert)}
              busy={calendar.busy}
              blocked={calendar.blocked}
              onPress={() => void calendar.run(id)}
            >
              {text.calendar}
            </Button>
            {state === 'upcoming' && <TalkMenu talk={talk} />}
          </Inline>
        )
      }
    />
  )
}

function RateTalk({ talk: { id, expert, slot, rating } }: { talk: TalkRow }) {
  const { talks: text } = useText(supportText)
  const rate = useAct('consultations.rate')
  const when = useWhen()
  const give = async (stars: number) => {
    if (await rate.run({ id, stars })) toast.success(text.rated, { detail: expert })
  }
  return <RatingField labelHidden label={text.rate(expert, when(slot))} value={rating} blocked={rate.blocked} onRate={(stars) => void give(stars)} />
}
