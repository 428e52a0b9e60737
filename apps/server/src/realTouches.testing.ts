import { shop } from './realCounts.testing.ts'
import { day, groups, type Sent } from './realVisits.testing.ts'

/** Where a visitor came from, in one text; campaigns in small letters, as attribution joins them. */
export const comes = ({ source, medium, campaign }: { source: string; medium: string; campaign: string }) =>
  source === '' && medium === '' && campaign === '' ? '' : `${source} ${medium} ${campaign.toLowerCase()}`
export const campaignOf = 'newsletter email autumn'

/** Where an event that was sent came from. */
export function comesBy({ query, referrer }: Sent): string {
  if (query !== '') return campaignOf
  if (referrer === '') return ''
  return referrer.includes('google') ? 'google organic ' : 'partner.example referral '
}

const told = groups(
  shop.filter((event) => !event.bot && comesBy(event) !== ''),
  ({ visitor }) => visitor,
)

/** What the first or the last touch of the 30 days before an event says. */
export function touchOf({ visitor, at }: Sent, touch: 'first' | 'last'): string {
  const before = (told.get(visitor) ?? []).filter((each) => each.at <= at && each.at >= at - 30 * day).toSorted((one, other) => one.at - other.at)
  const found = touch === 'first' ? before[0] : before.at(-1)
  return found === undefined ? '' : comesBy(found)
}
