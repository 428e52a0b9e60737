import { type ConfiguredEvent, type FixWrite, type IssueFinding, type PlanParameter, Refusal, type RunbookStep } from '@tagmason/domain'
import { type ContainerFile, writeContainer } from '@tagmason/tracking'
import type { Context } from '../context.ts'
import { own } from '../own.ts'
import { fileOf } from '../setup/containerChanges.ts'
import { storeFile } from '../setup/containerHistory.ts'
import { changedEvent } from '../setup/planEvents.ts'

type Tag = NonNullable<ContainerFile['containerVersion']['tag']>[number]

/** What the fix of a finding does, step by step; a check at the end says whether it helped. */
export function fixSteps({ check, of, other }: IssueFinding, mendable: boolean): RunbookStep[] {
  const kinds = { eventName: 'renameEvent', currency: 'addCurrency', duplicateTag: 'pauseTag', tagEventName: 'renameInTag' } as const
  const kind = check in kinds ? kinds[check as keyof typeof kinds] : null
  return [
    ...(kind === null || !mendable ? [] : [{ kind, of, to: kind === 'renameEvent' || kind === 'renameInTag' ? other : '', seconds: null }]),
    { kind: 'checkAgain', of: '', to: '', seconds: null },
  ]
}

/** The rows that the fix of a finding changes. Nothing is written yet. Empty where what it is about is gone. */
export async function fixWrites(context: Context, finding: IssueFinding): Promise<FixWrite[]> {
  const { check, of, other, container } = finding
  if (check === 'duplicateTag') return containerWrites(context, container, of, (tag) => ({ ...tag, paused: true }))
  if (check === 'tagEventName') return containerWrites(context, container, of, (tag) => sending(tag, other))
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

const sending = (tag: Tag, event: string): Tag => ({
  ...tag,
  parameter: (tag.parameter ?? []).map((parameter) => (parameter.key === 'eventName' ? { ...parameter, value: event } : parameter)),
})

async function containerWrites(context: Context, id: string, of: string, change: (tag: Tag) => Tag): Promise<FixWrite[]> {
  const before = (await own(context, 'containerFiles')).find((stored) => stored.id === id)
  const file = fileOf(before)
  if (before === undefined || file === null) return []
  const tag = (file.containerVersion.tag ?? []).map((each) => (each.name === of ? change(each) : each))
  const text = writeContainer({ ...file, containerVersion: { ...file.containerVersion, tag } })
  return [{ collection: 'containerFiles', id, before, after: { ...before, text } }]
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
