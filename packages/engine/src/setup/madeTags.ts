import { type GeneratedTag, measurementIdPlaceholder } from '@tagmason/domain'
import { containerFromPlan, type ContainerFile, type ContainerThing, sentEvents, thingsOf, triggerNames } from '@tagmason/tracking'
import type { Context } from '../context.ts'
import { own } from '../own.ts'
import { consentOrigin } from './consentOrigin.ts'
import { headOf } from './containerHead.ts'
import { eventOfTag, measuredPlan } from './measuredPlan.ts'

/** A generated tag with what it is in the container file: the sample's rows are older than the file, and one can stand for several tags. */
export interface MadeTag {
  row: GeneratedTag
  /** Its tags in the file, by name. */
  names: string[]
  /** What they do; compared to know whether a container has them as they are now. */
  content: string
}

export interface MadeTags {
  file: ContainerFile
  tags: MadeTag[]
}

/** How Tag Manager calls the built-in kinds of tag that are generated; a template has its own name. */
const typeNames: Record<string, string> = { googtag: 'Google Tag', gaawe: 'GA4 Event' }

/** The tags that were made from what the project measures, and the container file that holds them. None where nothing is measured. */
export async function madeTags(context: Context): Promise<MadeTags> {
  const { records, session } = context
  const stored = await records.get('plans', session.project)
  const plan = await measuredPlan(context)
  const file = containerFromPlan(plan, {
    measurementId: stored?.measurementId || measurementIdPlaceholder,
    consent: stored?.consent ?? 'denied',
    consentElsewhere: (await consentOrigin(context)) !== null,
    ...(await headOf(context, stored)),
  })
  const sent = sentEvents(plan)
  const things = thingsOf(file).filter((thing) => thing.kind === 'tag')
  const rows = await own(context, 'generatedTags')
  const claimed = new Map(rows.map((row) => [row.id, things.filter((thing) => standsFor(row, thing, sent))]))
  const known = new Set([...claimed.values()].flat())
  const deployed = new Map((await own(context, 'deployedTags')).map((tag) => [tag.id, tag]))
  const triggerOf = triggersOf(file)

  const fresh = sent.length === 0 ? [] : things.filter((thing) => !known.has(thing))
  return {
    file,
    tags: [
      ...rows.map((row): MadeTag => ({ row, ...inFile(claimed.get(row.id) ?? []) })),
      ...fresh.map((thing): MadeTag => {
        const id = `${session.project}:${thing.name}`
        const there = deployed.get(id)
        const isThere = there?.content === thing.content
        return {
          row: {
            id,
            project: session.project,
            name: thing.name,
            type: typeNames[thing.type] ?? thing.type,
            trigger: triggerOf(thing.name),
            status: isThere ? 'deployed' : 'draft',
            containerId: isThere ? there.containerId : '',
          },
          ...inFile([thing]),
        }
      }),
    ],
  }
}

const inFile = (things: readonly ContainerThing[]) => ({ names: things.map((thing) => thing.name), content: things.map((thing) => thing.content).join('\n') })

/** Whether a row of the sample means this tag of the file. Its configuration stands for all that runs before the events. */
function standsFor(row: GeneratedTag, thing: ContainerThing, sent: ReturnType<typeof sentEvents>): boolean {
  if (thing.type !== 'gaawe') return row.type === typeNames['googtag']
  const event = eventOfTag(row.name)
  return sent.some((one) => one.event.name === event && new RegExp(`^GA4 - ${one.name}( \\d+)?$`).test(thing.name))
}

/** The names of what fires a tag, by the tag's name. */
function triggersOf(file: ContainerFile): (tag: string) => string {
  const triggerName = triggerNames(file)
  const tags = new Map((file.containerVersion.tag ?? []).map((tag) => [tag.name, tag]))
  return (name) => (tags.get(name)?.firingTriggerId ?? []).map(triggerName).join(', ')
}
