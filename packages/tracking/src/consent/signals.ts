import type { SimulatedStep } from '../simulate/outcomes.ts'
import { Consent } from '../simulate/consent.ts'
import { commandOf } from '../simulate/gtag.ts'
import { isPlain } from '../simulate/known.ts'

/** One event of a visit with the consent that counted while it was handled. */
export interface ConsentMoment {
  /** Of the step, from 0. */
  readonly at: number
  /** Milliseconds since the page was opened. */
  readonly time: number
  /** What was said of a type until then. */
  readonly said: Consent['said']
  /** The same once everything that Google tags wait for has come. */
  readonly later: Consent['said']
}

const letters: Readonly<Record<string, string>> = {
  'unset-': 'l',
  'denied-': 'p',
  'denied-denied': 'q',
  'granted-': 't',
  'denied-granted': 'r',
  'unset-denied': 'm',
  'unset-granted': 'n',
  'granted-denied': 'u',
  'granted-granted': 'v',
}

const letterOf = (said: Consent['said'], type: string): string => {
  const { standard, update } = said(type)
  return letters[`${standard}-${update ?? ''}`] ?? 'l'
}

const digitOf = (said: Consent['said'], type: string): string => {
  const { standard, update } = said(type)
  return { granted: '1', denied: '0', unset: '-' }[update ?? standard]
}

/** The consent parameters of a hit, as Google documents them. */
export const signalsOf = (said: Consent['said']): { readonly gcs: string; readonly gcd: string } => ({
  gcs: `G1${digitOf(said, 'ad_storage')}${digitOf(said, 'analytics_storage')}`,
  gcd: `1${['ad_storage', 'analytics_storage', 'ad_user_data', 'ad_personalization'].map((type) => `1${letterOf(said, type)}`).join('')}5`,
})

interface Command {
  readonly at: number
  readonly time: number
  readonly command: readonly unknown[]
  /** Its place in all events. */
  readonly index: number
}

const waitOf = ({ command }: Command): number => (command[1] === 'default' && isPlain(command[2]) ? Number(command[2]['wait_for_update'] ?? 0) || 0 : 0)

/** The consent of each event of a visit, by its place in all events. `times` are those of the steps. */
export const consentOf = (steps: readonly SimulatedStep[], times: readonly number[], region: string | undefined): readonly ConsentMoment[] => {
  const all = steps.flatMap(({ events }, at) => events.map((event) => ({ at, time: times[at] ?? 0, command: commandOf(event.message) })))
  const commands = all.flatMap(({ at, time, command }, index): readonly Command[] => (command?.[0] === 'consent' ? [{ at, time, command, index }] : []))
  const stateAfter = (count: number): Consent['said'] => {
    const consent = new Consent(region)
    for (const { command } of commands.slice(0, count)) consent.apply(command[1], command[2])
    return (type) => consent.said(type)
  }
  const states = new Map<number, Consent['said']>()
  const stateOf = (count: number): Consent['said'] => {
    const state = states.get(count) ?? stateAfter(count)
    states.set(count, state)
    return state
  }
  return all.map(({ at, time }, index) => {
    const count = commands.filter((one) => one.index <= index).length
    const before = commands.slice(0, count)
    // Google tags hold their hits back for so long, unless an update comes sooner.
    const until = Math.max(0, ...before.map((one) => (waitOf(one) > 0 ? one.time + waitOf(one) : 0)))
    const next = before.some(({ command }) => command[1] === 'update')
      ? -1
      : commands.findIndex(({ command }, place) => place >= count && command[1] === 'update')
    const comes = commands[next]
    return { at, time, said: stateOf(count), later: stateOf(comes !== undefined && until > 0 && comes.time <= until ? next + 1 : count) }
  })
}
