import type { Decision } from './decision.ts'
import type { TriggerOutcome } from './outcomes.ts'
import type { Tag } from '../gtm/model.ts'
import { say } from '../sentences/say.ts'
import type { Holds } from './known.ts'
import type { Moment } from './moment.ts'
import type { TriggerState } from './triggerState.ts'
import { said } from './sentences.ts'
import { triggerState } from './triggers.ts'

const blockingOutcome = (outcome: TriggerOutcome): TriggerOutcome => ({ ...outcome, role: 'blocking' })

const withHolds = (states: readonly TriggerState[], holds: Holds): TriggerOutcome | undefined => states.find(({ outcome }) => outcome.holds === holds)?.outcome

const decide = (moment: Moment, tag: Tag): Decision => {
  const firing = (tag.firingTriggerId ?? []).map((id) => triggerState(moment, id))
  const blocking = (tag.blockingTriggerId ?? []).map((id) => triggerState(moment, id))
  const always = [...firing, ...blocking].every((state) => state.always)
  const triggers = [...firing.map(({ outcome }) => outcome), ...blocking.map(({ outcome }) => blockingOutcome(outcome))]
  const held = withHolds(firing, true) ?? withHolds(firing, 'unknown')
  if (held === undefined) {
    let nearest = firing[0]
    for (const state of firing) if (state.near > (nearest?.near ?? 0)) nearest = state
    return { holds: false, because: nearest?.outcome.because ?? say('simulate.tag.noTrigger'), near: nearest?.near ?? 0, triggers, always }
  }
  const blocked = withHolds(blocking, true)
  if (blocked !== undefined) return { holds: false, because: say('simulate.tag.blocked', { trigger: said(blocked.trigger) }), near: 2, triggers, always }
  const perhaps = withHolds(blocking, 'unknown')
  if (held.holds === true && perhaps !== undefined)
    return { holds: 'unknown', because: say('simulate.tag.maybeBlocked', { because: perhaps.because }), near: 2, triggers, always }
  return { holds: held.holds, because: held.because, near: 2, triggers, always }
}

/** What the triggers of a tag say of this moment. */
export const decisionOf = (moment: Moment, tag: Tag): Decision => {
  const { decided } = moment.container
  let same = decided.get(moment.event)
  if (same === undefined) {
    same = new Map()
    decided.set(moment.event, same)
  }
  const before = same.get(tag)
  if (before !== undefined) return before
  const decision = decide(moment, tag)
  if (decision.always) same.set(tag, decision)
  return decision
}
