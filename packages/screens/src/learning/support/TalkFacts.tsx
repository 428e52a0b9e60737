import type { TalkRow } from '@tagmason/domain'
import { Link, Money, Text, Time } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { supportText } from './texts.ts'

/** When a talk is, how long, what it costs and where. */
export function TalkFacts({ talk: { slot, duration, priceCents, kind, state, place } }: { talk: TalkRow }) {
  const { talks: text, experts } = useText(supportText)
  return (
    <Text size="small" tone="muted">
      <Time at={slot} show="both" />
      {` · ${experts.minutes(duration)} · `}
      {priceCents === 0 ? text.free : <Money minor={priceCents} />}
      {state === 'upcoming' && (
        <>
          {' · '}
          {place === null ? (
            text.noPlace
          ) : kind === 'call' ? (
            place
          ) : (
            <Link href={place} external>
              {place}
            </Link>
          )}
        </>
      )}
    </Text>
  )
}
