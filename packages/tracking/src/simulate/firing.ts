import type { TagOutcome, TriggerOutcome } from '@tagmason/domain'
import { anyText } from '../gtm/anyText.ts'
import type { Tag } from '../gtm/model.ts'
import { textOfParameter } from './container.ts'
import { effectsOf } from './effects.ts'
import { gateOf } from './gates.ts'
import { asNumber, type Holds } from './known.ts'
import type { Moment, TriggerState } from './moment.ts'
import { resolvedParameters } from './parameters.ts'
import { said } from './sentences.ts'
import { triggerState } from './triggers.ts'
import { resolveText } from './variables/resolve.ts'

/** What became of a tag, and how near it came to firing: 0 another event, 1 a condition, 2 a blocking trigger, 3 a setting of its own. */
export interface Ranked {
  readonly of: Tag
  readonly outcome: TagOutcome
  readonly near: number
}

interface Decision {
  readonly holds: Holds
  readonly because: string
  readonly near: number
  readonly triggers: readonly TriggerOutcome[]
}

type RunFor = NonNullable<TagOutcome['runFor']>

const ids = (list: unknown): readonly string[] => (Array.isArray(list) ? list.map(anyText) : [])

const blockingOutcome = (outcome: TriggerOutcome): TriggerOutcome => ({ ...outcome, role: 'blocking' })

const withHolds = (states: readonly TriggerState[], holds: Holds): TriggerOutcome | undefined => states.find(({ outcome }) => outcome.holds === holds)?.outcome

/** What the triggers of a tag say. */
const decide = (moment: Moment, tag: Tag): Decision => {
  const firing = ids(tag.firingTriggerId).map((id) => triggerState(moment, id))
  const blocking = ids(tag.blockingTriggerId).map((id) => triggerState(moment, id))
  const triggers = [...firing.map(({ outcome }) => outcome), ...blocking.map(({ outcome }) => blockingOutcome(outcome))]
  const held = withHolds(firing, true) ?? withHolds(firing, 'unknown')
  if (held === undefined) {
    let nearest = firing[0]
    for (const state of firing) if (state.near > (nearest?.near ?? 0)) nearest = state
    return { holds: false, because: nearest?.outcome.because ?? 'It has no firing trigger.', near: nearest?.near ?? 0, triggers }
  }
  const blocked = withHolds(blocking, true)
  if (blocked !== undefined) return { holds: false, because: `The blocking trigger ${said(blocked.trigger)} held.`, near: 2, triggers }
  const perhaps = withHolds(blocking, 'unknown')
  if (held.holds === true && perhaps !== undefined) return { holds: 'unknown', because: `It may be blocked. ${perhaps.because}`, near: 2, triggers }
  return { holds: held.holds, because: held.because, near: 2, triggers }
}

/** One event's tags being run. */
class Round {
  readonly fired: Ranked[] = []
  readonly rest = new Map<Tag, Ranked>()
  readonly pushes: unknown[] = []

  readonly moment: Moment
  readonly paused: (tag: Tag) => boolean
  readonly decisions: ReadonlyMap<Tag, Decision>

  constructor(moment: Moment, paused: (tag: Tag) => boolean, decisions: ReadonlyMap<Tag, Decision>) {
    this.moment = moment
    this.paused = paused
    this.decisions = decisions
  }

  note(tag: Tag, outcome: TagOutcome['outcome'], because: string, near: number, runFor?: RunFor): void {
    const { moment } = this
    const fired = outcome === 'fired'
    const found: Ranked = {
      of: tag,
      near,
      outcome: {
        tag: tag.name,
        tagId: anyText(tag.tagId ?? ''),
        type: tag.type,
        outcome,
        because,
        ...(runFor === undefined ? {} : { runFor }),
        triggers: this.decisions.get(tag)?.triggers ?? [],
        parameters: fired ? resolvedParameters(moment, tag) : [],
        effects: fired ? effectsOf(moment.container, tag).open : [],
      },
    }
    if (fired) this.fired.push(found)
    else {
      const before = this.rest.get(tag)
      // Unknown says more than a refusal; of two refusals the nearer one.
      if (before === undefined || outcome === 'unknown' || (before.outcome.outcome !== 'unknown' && near > before.near)) this.rest.set(tag, found)
    }
  }

  /**
   * Runs a tag with its setup tag before and its clean-up tag after it.
   * @param wanted Whether it is to run for sure.
   * @param chain The tags that wait for it.
   * @returns Whether it fired, and `already` where it only did so before.
   */
  run(tag: Tag, wanted: true | 'unknown', why: string, chain: readonly string[] = [], runFor?: RunFor): Holds | 'already' {
    const { moment } = this
    const gate = gateOf(moment, tag, this.paused(tag))
    if (gate.holds === false) {
      this.note(tag, 'notFired', gate.because, 3, runFor)
      return gate.already === true ? 'already' : false
    }
    let holds: true | 'unknown' = wanted === true ? gate.holds : wanted
    let because = wanted === true && gate.holds === 'unknown' ? gate.because : why
    const inChain = [...chain, tag.name]
    for (const { tagName, stopOnSetupFailure } of tag.setupTag ?? []) {
      const setup = moment.container.tagsByName.get(tagName)
      if (setup === undefined || inChain.includes(tagName)) continue
      const result = this.run(setup, holds, `It is the setup tag of ${said(tag.name)}.`, inChain, { tag: tag.name, as: 'setup' })
      if (stopOnSetupFailure !== true) continue
      if (result === false) {
        this.note(tag, 'notFired', `Its setup tag ${said(tagName)} did not fire, and it only fires after that.`, 3, runFor)
        return false
      }
      holds = 'unknown'
      because = `It fires only if its setup tag ${said(tagName)} succeeds, which is known in a browser only.`
    }
    this.#ran(tag, holds, because, runFor)
    for (const { tagName, stopTeardownOnFailure } of tag.teardownTag ?? []) {
      const cleanup = moment.container.tagsByName.get(tagName)
      if (cleanup === undefined || inChain.includes(tagName)) continue
      const sure = stopTeardownOnFailure !== true
      const reason = sure ? `It is the clean-up tag of ${said(tag.name)}.` : `It fires only if ${said(tag.name)} succeeds, which is known in a browser only.`
      this.run(cleanup, sure ? holds : 'unknown', reason, inChain, { tag: tag.name, as: 'cleanup' })
    }
    return holds
  }

  #ran(tag: Tag, holds: true | 'unknown', because: string, runFor: RunFor | undefined): void {
    const { moment } = this
    const { firedTags } = moment.page
    this.note(tag, holds === true ? 'fired' : 'unknown', because, 3, runFor)
    if (holds === true) moment.firedInEvent.add(tag)
    if (firedTags.get(tag) !== true) firedTags.set(tag, holds)
    const effects = effectsOf(moment.container, tag)
    if (effects.mayConsent) moment.consent.touch(tag.name)
    if (holds === true) this.pushes.push(...effects.pushes)
    // What may be pushed by a tag that may fire: nothing is known of consent after it.
    else if (effects.pushes.some((message) => Array.isArray(message) && message[0] === 'consent')) moment.consent.touch(tag.name)
  }
}

const priorityOf = (moment: Moment, tag: Tag): number => {
  const value = resolveText(moment, textOfParameter(tag.priority))
  const number = value.known ? asNumber(value.value) : 0
  return Number.isNaN(number) ? 0 : number
}

/** Every tag at this moment: those that fired in order, then the others in the order of the file; and what the fired ones push. */
export const fireTags = (moment: Moment, paused: (tag: Tag) => boolean): { readonly tags: readonly Ranked[]; readonly pushes: readonly unknown[] } => {
  const { tags } = moment.container
  const decisions = new Map(tags.map((tag) => [tag, decide(moment, tag)]))
  const round = new Round(moment, paused, decisions)
  const chosen = tags
    .filter((tag) => decisions.get(tag)?.holds !== false)
    .map((tag) => ({ tag, priority: priorityOf(moment, tag) }))
    .sort((one, other) => other.priority - one.priority)
  for (const { tag } of chosen) {
    const decision = decisions.get(tag)
    if (decision !== undefined && decision.holds !== false) round.run(tag, decision.holds, decision.because)
  }
  for (const tag of tags) {
    const decision = decisions.get(tag)
    if (decision?.holds !== false || round.rest.has(tag)) continue
    if (paused(tag)) round.note(tag, 'notFired', 'It is paused.', 4)
    else round.note(tag, 'notFired', decision.because, decision.near)
  }
  const fired = new Set(round.fired.map(({ of }) => of))
  const rest = tags.flatMap((tag) => (fired.has(tag) ? [] : (round.rest.get(tag) ?? [])))
  return { tags: [...round.fired, ...rest], pushes: round.pushes }
}
