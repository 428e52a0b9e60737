import {
  type ConfiguredEvent,
  type FixWrite,
  type IssueFinding,
  isStored,
  type PlanParameter,
  Refusal,
  type RunbookStep,
  type StepKind,
} from '@tagmason/domain'
import { apart } from '../apart.ts'
import type { Context } from '../context.ts'
import { own } from '../own.ts'
import { storedFile, storeFile } from '../setup/containerHistory.ts'
import { changedEvent } from '../setup/planEvents.ts'

/** What the fix of a finding does, step by step; a check at the end says whether it helped. */
export function fixSteps(finding: IssueFinding, mendable: boolean): RunbookStep[] {
  const { check } = finding
  const step = (kind: StepKind, of = '', to = ''): RunbookStep => ({ kind, of, to, seconds: null })
  const last = step(inTags(finding) ? 'watch' : 'checkAgain')
  if (!mendable) return [last]
  const simulated = inTags(finding) || check === 'duplicateTag' || check === 'tagEventName'
  return [
    ...(isStored({ check }) ? [step('prove')] : []),
    ...(simulated ? [step('simulate')] : []),
    ...changeSteps(finding).map(([kind, of, to]) => step(kind, of, to)),
    last,
  ]
}

function changeSteps({ check, of, other, parameter = '' }: IssueFinding): [kind: StepKind, of: string, to?: string][] {
  const whole = `${of}.${parameter}`
  switch (check) {
    case 'eventName':
      return [['renameEvent', of, other]]
    case 'currency':
      return [['addCurrency', of]]
    case 'duplicateTag':
      return [['pauseTag', of]]
    case 'tagEventName':
      return [['renameInTag', of, other]]
    case 'otherType':
      return [['changeType', whole, other]]
    case 'parameterMissing':
      return [['makeOptional', whole]]
    case 'personalData':
      return [['dropParameter', whole]]
    case 'twoTags':
      return [['pauseTag', other]]
    case 'consentMissing':
      return [['askFirst', other]]
    default:
      return []
  }
}

/** Whether a fix is made in tags of a container, so that only later events show whether it helped. */
export const inTags = ({ check, other }: IssueFinding) => (check === 'personalData' || check === 'twoTags' || check === 'consentMissing') && other !== ''

/** The rows that the fix of a finding changes. Nothing is written yet. Empty where what it is about is gone. */
export async function fixWrites(context: Context, finding: IssueFinding): Promise<FixWrite[]> {
  const { check, of, other, parameter = '' } = finding
  if (check === 'consentMissing' || check === 'twoTags' || check === 'duplicateTag' || check === 'tagEventName') return containerWrites(context, finding)
  if (check === 'personalData')
    return [...(await containerWrites(context, finding)), ...(await planWrites(context, of, (all) => all.filter((each) => each.name !== parameter)))]
  if (check === 'otherType' || check === 'parameterMissing') {
    const patch: Partial<PlanParameter> = check === 'otherType' ? { type: other as PlanParameter['type'] } : { required: false }
    return planWrites(context, of, (all) => all.map((each) => (each.name === parameter ? patched(each, patch) : each)))
  }
  const changed = check === 'eventName' ? renamed(of, other) : withCurrency
  const all = await own(context, 'configuredEvents')
  // Another event has come to have the better name since: which of the two stays is for a person to say.
  if (check === 'eventName' && all.some((row) => row.name === other)) return []
  const rows = all.filter((row) => row.name === of)
  const events = rows.flatMap((before): FixWrite[] => {
    const after = changed(before)
    if (after.id === before.id) return [{ collection: 'configuredEvents', id: before.id, before, after }]
    return [
      { collection: 'configuredEvents', id: before.id, before, after: null },
      { collection: 'configuredEvents', id: after.id, before: null, after },
    ]
  })
  const plan = await context.records.get('plans', context.session.project)
  const planned = plan?.plan.events.filter((event) => event.name === of) ?? []
  if (plan === undefined || planned.length === 0) return events
  // Else the next time the plan is applied, the old event would be back.
  const change = planned.reduce(
    (now, event) => changedEvent(now, event, check === 'eventName' ? { name: other } : { parameters: [...event.parameters, currency] }),
    plan.plan,
  )
  return [...events, { collection: 'plans', id: plan.id, before: plan, after: { ...plan, plan: change, editedAt: context.now.toISOString() } }]
}

/** An example of a type that it is not would be refused. */
const examples = { number: 1, boolean: true, string: 'text', items: '[]' } as const
const patched = (parameter: PlanParameter, patch: Partial<PlanParameter>): PlanParameter =>
  ({ ...parameter, ...patch, ...(patch.type === undefined ? {} : { example: examples[patch.type] }) }) as PlanParameter

/** The parameters of an event changed where it is configured and in the plan. */
async function planWrites(context: Context, of: string, change: (parameters: readonly PlanParameter[]) => PlanParameter[]): Promise<FixWrite[]> {
  const rows = (await own(context, 'configuredEvents')).filter(({ name, parameters }) => name === of && parameters !== undefined)
  const writes = rows.map((before): FixWrite => {
    const after = { ...before, parameters: change(before.parameters ?? []) }
    return { collection: 'configuredEvents', id: before.id, before, after }
  })
  const stored = await context.records.get('plans', context.session.project)
  const planned = stored?.plan.events.filter((event) => event.name === of) ?? []
  if (stored === undefined || planned.length === 0) return writes
  const plan = planned.reduce((now, event) => changedEvent(now, event, { parameters: change(event.parameters) }), stored.plan)
  return [...writes, { collection: 'plans', id: stored.id, before: stored, after: { ...stored, plan, editedAt: context.now.toISOString() } }]
}

const currency: PlanParameter = { name: 'currency', type: 'string', example: 'USD', required: true }

const withCurrency = (row: ConfiguredEvent): ConfiguredEvent => ({ ...row, parameters: [...(row.parameters ?? []), currency] })

const renamed =
  (from: string, name: string) =>
  ({ firedBy, ...row }: ConfiguredEvent): ConfiguredEvent => ({
    ...row,
    id: `${row.project}:${name}`,
    name,
    // A trigger that waits for the event's own name waits for the new one.
    ...(firedBy === undefined
      ? {}
      : { firedBy: firedBy.map((trigger) => (trigger.type === 'customEvent' && trigger.event === from ? { ...trigger, event: name } : trigger)) }),
  })

/** The container of a finding as its fix leaves it. */
async function containerWrites(context: Context, finding: IssueFinding): Promise<FixWrite[]> {
  const before = await storedFile(context, finding.container)
  const text = before === undefined ? null : await apart(context, 'issueMended', before.text, finding)
  return before === undefined || text === null ? [] : [{ collection: 'containerFiles', id: finding.container, before, after: { ...before, text } }]
}

/** Writes the rows of a fix, or puts back what they were. */
export async function write(context: Context, writes: readonly FixWrite[], side: 'before' | 'after') {
  for (const one of writes) {
    if (one.collection === 'containerFiles') {
      await storeFile(context, one[side], { cause: { kind: 'issue' } })
      continue
    }
    const row = one[side]
    if (row === null) context.records.remove(one.collection, one.id)
    else context.records.put(one.collection, one.id, row as never)
  }
}

/** Throws a `Refusal` conflict where what a fix wrote has been changed since: taking it back would take that back too. */
export async function mustBeAsLeft(context: Context, writes: readonly FixWrite[]) {
  for (const { collection, id, after } of writes) {
    const now = (await context.records.get(collection, id)) ?? null
    if (JSON.stringify(now) !== JSON.stringify(after))
      throw new Refusal('conflict', `'${id}' has been changed since the fix, so the fix cannot be taken back: change it by hand.`)
  }
}
