import type { MeasurementPlan, PlanParameter } from '@tagmason/domain'
import type { ContainerFile } from '../gtm/model.ts'
import { say, type Sentence } from '../sentences/say.ts'
import { pushedMessages } from '../typed/messages.ts'
import { typesOf } from './values.ts'
import type { CodeEvent, CodePlace, CodeValue, ScannedCode } from './types.ts'

export type CodeProblem = 'name' | 'type' | 'missing' | 'unheard' | 'unfed' | 'notPushed' | 'unplanned' | 'dynamic' | 'unread'

export interface CodeFinding {
  readonly kind: CodeProblem
  readonly level: 'error' | 'warning' | 'note'
  readonly event: string
  /** Undefined of what is nowhere in the code. */
  readonly place: CodePlace | undefined
  /** One sentence: what, why, and what to do. */
  readonly message: Sentence
}

/** An event: whether the plan has it, where the code tells of it, and which triggers hear it. */
export interface CodeRow {
  readonly event: string
  /** Null where no plan was given. */
  readonly planned: boolean | null
  readonly pushed: readonly (CodePlace & Pick<CodeEvent, 'api'>)[]
  /** Names of triggers; null where no container was given. */
  readonly heard: readonly string[] | null
}

export interface CodeReport {
  readonly files: number
  readonly rows: readonly CodeRow[]
  /** Errors first, then by place. */
  readonly findings: readonly CodeFinding[]
}

interface Hearing {
  readonly trigger: string
  readonly hears: (event: string) => boolean
  /** The names that it waits for; a pattern, as written, where they cannot be listed. */
  readonly names: readonly string[]
  readonly isPattern: boolean
}

const listed = /^\^\(?(?:\?:)?([\w.-]+(?:\|[\w.-]+)*)\)?\$$/
const textOf = (parameters: readonly { readonly key?: string; readonly value?: unknown }[] | undefined, key: string): string => {
  const value = parameters?.find((each) => each.key === key)?.value
  return typeof value === 'string' ? value : ''
}

/** Events that a container makes by itself. */
const ofContainer = ['gtm.init', 'gtm.js', 'gtm.dom', 'gtm.load']

/** Calls that put their event into the data layer, where triggers hear it; other products send it by themselves. */
const reachesTriggers = ({ api }: Pick<CodeEvent, 'api'>) => api === 'dataLayer' || api === 'gtag'

/** What the custom event triggers of a container wait for. */
function hearingsOf({ containerVersion }: ContainerFile): readonly Hearing[] {
  return (containerVersion.trigger ?? []).flatMap(({ name, type, customEventFilter }): readonly Hearing[] => {
    const condition = customEventFilter?.[0]
    if (type !== 'CUSTOM_EVENT' || condition === undefined) return []
    const wanted = textOf(condition.parameter, 'arg1')
    const negated = textOf(condition.parameter, 'negate') === 'true'
    const any = textOf(condition.parameter, 'ignore_case') === 'true'
    const [low, names] = [wanted.toLowerCase(), condition.type === 'EQUALS' ? [wanted] : (listed.exec(wanted)?.[1]?.split('|') ?? [])]
    const holds = (event: string): boolean => {
      switch (condition.type) {
        case 'EQUALS':
          return event === wanted
        case 'CONTAINS':
          return event.includes(wanted)
        case 'STARTS_WITH':
          return event.startsWith(wanted)
        case 'ENDS_WITH':
          return event.endsWith(wanted)
        case 'MATCH_REGEX':
          return matches(wanted, any ? event.toLowerCase() : event, any ? low : wanted)
        default:
          // Of what is not known it is not said that it hears nothing.
          return true
      }
    }
    const hears = (event: string) => holds(event) !== negated
    // What also hears events of the container itself is never without one.
    const isPattern = names.length === 0 && !ofContainer.some(hears)
    return [{ trigger: name, hears, names: negated ? [] : isPattern ? [wanted] : names, isPattern }]
  })
}

const matches = (written: string, event: string, pattern: string): boolean => {
  if (written.length > 500) return true
  try {
    return new RegExp(pattern).test(event)
  } catch {
    return true
  }
}

/** Names that differ in capitals or signs only, or in one letter, are meant to be the same. */
function isNear(one: string, other: string): boolean {
  const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  if (plain(one) === plain(other)) return true
  if (Math.min(one.length, other.length) < 6 || Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const [a, b] = [one.slice(at), other.slice(at)]
  return a.slice(1) === b.slice(1) || a === b.slice(1) || a.slice(1) === b || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
}

interface Field {
  readonly name: string
  readonly type: PlanParameter['type']
  readonly required: boolean
}

/** What is wrong with the parameters of one call. What reading the source does not tell is not found fault with. */
function problemsOf(found: CodeEvent, fields: readonly Field[], values: Extract<CodeValue, { kind: 'object' }>, path: string): CodeFinding[] {
  const about = { event: found.event ?? '', place: { file: found.file, line: found.line } }
  return fields.flatMap(({ name, type, required }): CodeFinding[] => {
    const value = values.fields.get(name)
    if (value === undefined) {
      if (!required || values.open) return []
      const near = [...values.fields.keys()].find((key) => !fields.some((field) => field.name === key) && isNear(key, name))
      return near === undefined
        ? [{ ...about, kind: 'missing', level: 'error', message: say('code.missing', { name: path + name }) }]
        : [{ ...about, kind: 'name', level: 'error', message: say('code.name', { got: path + near, wanted: path + name }) }]
    }
    const got = typesOf(value)
    return got.length === 0 || got.includes(type)
      ? []
      : [{ ...about, kind: 'type', level: 'error', message: say('code.type', { name: path + name, got: got.join(' | '), type }) }]
  })
}

const order = ['error', 'warning', 'note'] as const

/** Holds what code tells of against a plan and a container. */
export function compareCode(
  code: ScannedCode,
  { plan, container }: { readonly plan?: MeasurementPlan | undefined; readonly container?: ContainerFile | undefined },
): CodeReport {
  const messages = plan === undefined ? [] : pushedMessages(plan)
  const hearings = container === undefined ? [] : hearingsOf(container)
  // What triggers wait for is in the data layer under this name; other products get the name of the event itself.
  const planned = new Set([...messages.map(({ event }) => event), ...(plan?.events ?? []).filter(({ enabled }) => enabled).map(({ name }) => name)])
  const heard = (event: string) => hearings.filter(({ hears }) => hears(event)).map(({ trigger }) => trigger)
  const findings: CodeFinding[] = []
  const told = code.events.filter((each): each is CodeEvent & { event: string } => each.event !== null && !each.event.startsWith('gtm.'))
  for (const one of code.events) {
    const place = { file: one.file, line: one.line }
    if (one.event === null) {
      findings.push({
        kind: 'dynamic',
        level: 'note',
        event: '',
        place,
        message: say('code.dynamic', { api: one.api }),
      })
      continue
    }
    const { event } = one
    if (event.startsWith('gtm.')) continue
    if (plan !== undefined && !planned.has(event)) {
      const near = [...planned].find((name) => isNear(name, event))
      findings.push(
        near === undefined
          ? { kind: 'unplanned', level: 'warning', event, place, message: say('judge.unplanned', { event }) }
          : { kind: 'name', level: 'error', event, place, message: say('code.name', { got: event, wanted: near }) },
      )
    }
    if (one.api === 'dataLayer' && container !== undefined && heard(event).length === 0) {
      const near = hearings.flatMap(({ names, isPattern }) => (isPattern ? [] : names)).find((name) => isNear(name, event))
      const message = near === undefined ? say('code.unheard', { event }) : say('code.unheard.near', { event, near })
      findings.push({ kind: near === undefined ? 'unheard' : 'name', level: near === undefined ? 'warning' : 'error', event, place, message })
    }
    const message = messages.find((each) => each.event === event)
    if (message === undefined) continue
    const isLayer = one.api === 'dataLayer'
    const shop = one.params.fields.get('ecommerce')
    findings.push(...problemsOf(one, message.fields, one.params, ''))
    if (message.ecommerce !== null && !isLayer) findings.push(...problemsOf(one, message.ecommerce, one.params, ''))
    else if (message.ecommerce !== null && shop?.kind === 'object') findings.push(...problemsOf(one, message.ecommerce, shop, 'ecommerce.'))
    else if (message.ecommerce !== null && shop === undefined && !one.params.open && message.ecommerce.some(({ required }) => required))
      findings.push({ kind: 'missing', level: 'error', event, place, message: say('code.missing', { name: 'ecommerce' }) })
  }
  const pushed = new Set(told.map(({ event }) => event))
  for (const { event } of messages)
    if (!pushed.has(event))
      findings.push({
        kind: 'notPushed',
        level: 'warning',
        event,
        place: undefined,
        message: say('code.notPushed', { event }),
      })
  const inLayer = told.filter(reachesTriggers).map(({ event }) => event)
  const isDynamic = code.events.some((each) => each.event === null && reachesTriggers(each))
  for (const { trigger, hears, names, isPattern } of hearings)
    for (const name of names)
      if (!(isPattern ? isDynamic || inLayer.some(hears) : inLayer.includes(name)) && !name.startsWith('gtm.') && !name.includes('{{'))
        findings.push({
          kind: 'unfed',
          level: 'warning',
          event: name,
          place: undefined,
          message: say('code.unfed', { trigger, event: name }),
        })
  for (const { file, line, because } of code.unread)
    findings.push({
      kind: 'unread',
      level: 'note',
      event: '',
      place: { file, line },
      message: say('code.unread', { because }),
    })

  const names = [...new Set([...messages.map(({ event }) => event), ...hearings.flatMap((each) => (each.isPattern ? [] : each.names)), ...pushed])]
  return {
    files: code.files,
    rows: names.map((event) => {
      const places = told.filter((each) => each.event === event)
      return {
        event,
        planned: plan === undefined ? null : planned.has(event),
        pushed: places.map(({ file, line, api }) => ({ file, line, api })),
        heard: container === undefined ? null : places.length === 0 || places.some(reachesTriggers) ? heard(event) : [],
      }
    }),
    findings: findings.toSorted((one, other) => order.indexOf(one.level) - order.indexOf(other.level)),
  }
}
