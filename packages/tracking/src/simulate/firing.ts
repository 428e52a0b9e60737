import type { TagOutcome } from './outcomes.ts'
import type { Tag } from '../gtm/model.ts'
import { say, type Words } from '../sentences/say.ts'
import { consentDefaultOf } from './consentDefault.ts'
import { textOfParameter } from './container.ts'
import { decisionOf } from './decide.ts'
import type { Decision, Ranked } from './decision.ts'
import { type Effects, effectsAt } from './effects.ts'
import { gateOf, presenceOf, turnBefore } from './gates.ts'
import { asNumber, type Holds } from './known.ts'
import type { Moment, Occurrence } from './moment.ts'
import type { Turn } from './page.ts'
import { resolvedParameters } from './parameters.ts'
import { said } from './sentences.ts'
import { resolveText } from './variables/texts.ts'

type RunFor = NonNullable<TagOutcome['runFor']>

/** One event's tags being run. */
class Round {
  readonly fired: Ranked[] = []
  readonly rest = new Map<Tag, Ranked>()
  readonly pushes: Occurrence[] = []
  /** What tags told of their success. */
  readonly succeeded = new Map<Tag, boolean>()

  readonly moment: Moment
  readonly paused: (tag: Tag) => boolean
  readonly decisions: ReadonlyMap<Tag, Decision>

  constructor(moment: Moment, paused: (tag: Tag) => boolean, decisions: ReadonlyMap<Tag, Decision>) {
    this.moment = moment
    this.paused = paused
    this.decisions = decisions
  }

  note(tag: Tag, outcome: TagOutcome['outcome'], because: Words, near: number, runFor?: RunFor, effects?: Effects): void {
    const { moment } = this
    const fired = outcome === 'fired'
    const found: Ranked = {
      of: tag,
      near,
      outcome: {
        tag: tag.name,
        tagId: tag.tagId,
        type: tag.type,
        outcome,
        because,
        ...(runFor === undefined ? {} : { runFor }),
        triggers: this.decisions.get(tag)?.triggers ?? [],
        parameters: fired ? resolvedParameters(moment, tag) : [],
        effects: effects !== undefined && fired ? effects.open : [],
        ...(fired && effects?.requests !== undefined && effects.requests.length > 0 ? { requests: effects.requests } : {}),
      },
    }
    if (fired) this.fired.push(found)
    else {
      const before = this.rest.get(tag)
      // Unknown says more than a refusal; of two refusals the nearer one.
      if (before === undefined || outcome === 'unknown' || (before.outcome.outcome !== 'unknown' && near > before.near)) this.rest.set(tag, found)
    }
  }

  /** What its triggers did not let fire. */
  refuse(tag: Tag, decision: Decision): void {
    if (this.paused(tag)) this.note(tag, 'notFired', say('simulate.tag.paused'), 4)
    else if (!decision.always) this.note(tag, 'notFired', decision.because, decision.near)
    else {
      // The same in every such event of the visit, so it is told once.
      if (decision.told === undefined) {
        this.note(tag, 'notFired', decision.because, decision.near)
        decision.told = this.rest.get(tag)
      } else this.rest.set(tag, decision.told)
    }
  }

  /**
   * Runs a tag with its setup tags before and its clean-up tags after it. These run, too, where the tag itself has fired once before or lacks the consent that it needs.
   * @param wanted Whether it is to run for sure.
   * @param chain The tags that wait for it.
   * @returns Whether it succeeded as far as that is known: false where it surely did not fire.
   */
  run(tag: Tag, wanted: true | 'unknown', why: Words, chain: readonly string[] = [], runFor?: RunFor): Holds {
    const { moment } = this
    const presence = presenceOf(moment, tag, this.paused(tag))
    if (presence.holds === false) {
      this.note(tag, 'notFired', presence.because, 3, runFor)
      return false
    }
    let holds: true | 'unknown' = wanted === true ? presence.holds : wanted
    let because = wanted === true && presence.holds === 'unknown' ? presence.because : why
    const inChain = [...chain, tag.name]
    for (const { tagName, stopOnSetupFailure } of tag.setupTag ?? []) {
      const setup = moment.container.tagsByName.get(tagName)
      if (setup === undefined || inChain.includes(tagName)) continue
      const result = this.run(setup, holds, say('simulate.sequence.setup', { tag: said(tag.name) }), inChain, { tag: tag.name, as: 'setup' })
      if (stopOnSetupFailure !== true) continue
      if (result === false) {
        this.note(tag, 'notFired', say('simulate.sequence.setupNotFired', { tag: said(tagName) }), 3, runFor)
        return false
      }
      if (result === true && this.succeeded.get(setup) === true) continue
      if (result === true && this.succeeded.get(setup) === false) {
        this.note(tag, 'notFired', say('simulate.sequence.setupFailed', { tag: said(tagName) }), 3, runFor)
        return false
      }
      holds = 'unknown'
      because = say('simulate.sequence.setupUnknown', { tag: said(tagName) })
    }
    const succeeded = this.#turn(tag, holds, because, runFor)
    for (const { tagName, stopTeardownOnFailure } of tag.teardownTag ?? []) {
      const cleanup = moment.container.tagsByName.get(tagName)
      if (cleanup === undefined || inChain.includes(tagName)) continue
      const needed = stopTeardownOnFailure === true
      if (needed && succeeded === false) {
        this.note(cleanup, 'notFired', say('simulate.sequence.tagNotFired', { tag: said(tag.name) }), 3, { tag: tag.name, as: 'cleanup' })
        continue
      }
      const reason = needed ? say('simulate.sequence.tagUnknown', { tag: said(tag.name) }) : say('simulate.sequence.cleanup', { tag: said(tag.name) })
      this.run(cleanup, needed ? 'unknown' : holds, reason, inChain, { tag: tag.name, as: 'cleanup' })
    }
    return succeeded
  }

  /** The tag itself, once what comes before it is done. */
  #turn(tag: Tag, wanted: true | 'unknown', why: Words, runFor: RunFor | undefined): Holds {
    const { moment } = this
    const before = turnBefore(moment, tag)
    const gate = gateOf(moment, tag)
    const holds = gate.holds === false ? false : wanted === true ? gate.holds : wanted
    if (before?.came !== true) {
      const turn: Turn = { came: wanted, fired: holds }
      if (wanted === true) moment.turns.set(tag, turn)
      moment.page.turns.set(tag, turn)
    }
    if (holds === false) {
      this.note(tag, 'notFired', gate.because, 3, runFor)
      // What was done before has its result.
      return before?.came === true ? before.fired : false
    }
    this.#ran(tag, holds, wanted === true && gate.holds === 'unknown' ? gate.because : why, runFor)
    return holds
  }

  #ran(tag: Tag, holds: true | 'unknown', because: Words, runFor: RunFor | undefined): void {
    const { moment } = this
    const effects = effectsAt(moment, tag, holds === true)
    this.note(tag, holds === true ? 'fired' : 'unknown', because, 3, runFor, effects)
    if (holds === true && effects.succeeded !== undefined) this.succeeded.set(tag, effects.succeeded)
    if (effects.mayConsent) moment.consent.touch(tag.name)
    for (const message of effects.consents ?? []) {
      if (holds === true) this.pushes.push({ message, next: true })
      else moment.consent.touch(tag.name)
    }
    if (effects.setsDefault === true) {
      const message = consentDefaultOf(moment, tag)
      if (holds === true && message !== undefined) this.pushes.push({ message, next: true })
      else moment.consent.touch(tag.name)
    }
    for (const message of effects.pushes) {
      if (holds === true) this.pushes.push({ message })
      // What may set consent leaves nothing known of it.
      else if (Array.isArray(message) && message[0] === 'consent') moment.consent.touch(tag.name)
      else this.pushes.push({ message, by: tag, maybe: say('simulate.effects.maybePushed', { tag: said(tag.name) }) })
    }
  }
}

/** Whether a tag waits for a setup tag that is paused: Google's container answers that one later. */
const isLate = (moment: Moment, tag: Tag, paused: (tag: Tag) => boolean, chain: readonly string[] = []): boolean =>
  (tag.setupTag ?? []).some(({ tagName }) => {
    const setup = chain.includes(tagName) ? undefined : moment.container.tagsByName.get(tagName)
    return setup !== undefined && (paused(setup) || isLate(moment, setup, paused, [...chain, tagName]))
  })

const priorityOf = (moment: Moment, tag: Tag): number => {
  const value = resolveText(moment, textOfParameter(tag.priority))
  const number = value.known ? asNumber(value.value) : 0
  return Number.isNaN(number) ? 0 : number
}

/** Every tag at this moment: those that fired in order, then the others in the order of the file; and what the fired ones push. */
export const fireTags = (moment: Moment, paused: (tag: Tag) => boolean): { readonly tags: readonly Ranked[]; readonly pushes: readonly Occurrence[] } => {
  const { tags } = moment.container
  const decisions = new Map(tags.map((tag) => [tag, decisionOf(moment, tag)]))
  const round = new Round(moment, paused, decisions)
  const chosen = tags
    .filter((tag) => decisions.get(tag)?.holds !== false)
    .map((tag) => ({ tag, priority: priorityOf(moment, tag), late: isLate(moment, tag, paused) }))
    .sort((one, other) => Number(one.late) - Number(other.late) || other.priority - one.priority)
  for (const { tag } of chosen) {
    const decision = decisions.get(tag)
    if (decision !== undefined && decision.holds !== false) round.run(tag, decision.holds, decision.because)
  }
  for (const tag of tags) {
    const decision = decisions.get(tag)
    if (decision?.holds !== false || round.rest.has(tag)) continue
    round.refuse(tag, decision)
  }
  const fired = new Set(round.fired.map(({ of }) => of))
  const rest = tags.flatMap((tag) => (fired.has(tag) ? [] : (round.rest.get(tag) ?? [])))
  return { tags: [...round.fired, ...rest], pushes: round.pushes }
}
