import type { EffectChange, FixSimulation, FixWrite, IssueFinding } from '@tagmason/domain'
import { apart } from '../apart.ts'
import type { Context } from '../context.ts'

/** What the simulator says of the containers that a fix changes: the same visits, made up so that every condition of both comes out both ways, before and after. Null where it changes none. */
export async function simulateFix(context: Context, finding: IssueFinding, writes: readonly FixWrite[]): Promise<FixSimulation | null> {
  const files = writes.filter((write) => write.collection === 'containerFiles')
  if (files.length === 0) return null
  const all: FixSimulation = { visits: 0, meant: [], beside: [], impossible: '' }
  for (const { before, after } of files) {
    const { changes, counts, visits, impossible } = await apart(context, 'effect', before.text, after.text, context.session.preferences.language)
    all.visits += visits
    all.impossible ||= impossible
    for (const change of changes) {
      const { label, kind, seen } = change
      all[isMeant(finding, change) ? 'meant' : 'beside'].push({ label, kind, seen })
    }
    // More changes than are listed are more than any of these fixes is for.
    const unlisted = Object.values(counts).reduce((sum, count) => sum + count, 0) - changes.length
    if (unlisted > 0) all.beside.push({ label: `+${unlisted}`, kind: 'changed', seen: unlisted })
  }
  return all
}

/** Whether a change is what the fix is for: one tag less, another name, a parameter less, or another consent; never a hit of something else. */
function isMeant({ check, of, other, parameter = '' }: IssueFinding, { kind, label, parameters, consent, on }: EffectChange): boolean {
  const keys = parameters.map(({ key }) => key)
  const isOf = (name: string) => label.split(' ').includes(name)
  switch (check) {
    case 'duplicateTag':
      return kind === 'lost'
    case 'twoTags':
      return kind === 'lost' && isOf(of)
    case 'tagEventName':
      return kind === 'changed'
        ? keys.every((key) => key === 'eventName') && consent.length === 0 && on.before === on.after
        : kind === 'lost' || (kind === 'gained' && isOf(other))
    case 'personalData':
      return kind === 'changed' && isOf(of) && consent.length === 0 && on.before === on.after && keys.every((key) => key.endsWith(`.${parameter}`))
    case 'consentMissing':
      return kind === 'changed' && keys.length === 0
    default:
      return false
  }
}
