import { type VisitorAudience, mostInAudience, Refusal } from '@tagmason/domain'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { countOwn, own } from '../own.ts'

export const audiences: Handles<'audiences'> = {
  'audiences.list': audiencesOf,

  'audiences.export': async (context, { name }) => {
    const rows = await membersOf(context, name)
    // What a spreadsheet would take for a formula begins with an apostrophe.
    const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
    return { csv: ['visitor,added', ...rows.map(({ visitor, at }) => `${cell(visitor)},${at}`)].join('\r\n') + '\r\n' }
  },

  'audiences.remove': async (context, { name }) => {
    for (const { id } of await membersOf(context, name)) context.records.remove('audienceMembers', id)
  },
}

/** The audiences of the selected project by their names. */
export async function audiencesOf(context: Context): Promise<VisitorAudience[]> {
  const found = new Map<string, VisitorAudience>()
  for (const { audience: name, at } of await own(context, 'audienceMembers')) {
    const before = found.get(name)
    found.set(name, { name, visitors: (before?.visitors ?? 0) + 1, last: before === undefined || at > before.last ? at : before.last })
  }
  return [...found.values()].toSorted((one, other) => one.name.localeCompare(other.name))
}

/** The visitors of an audience, as typed questions about events take them. Throws a `Refusal` notFound where the audience is not there. */
export const visitorsOf = async (context: Context, audience: string) => (await membersOf(context, audience)).map(({ visitor }) => visitor)

/** Those of an audience. Throws a `Refusal` notFound where nobody is in it. */
async function membersOf(context: Context, audience: string) {
  const rows = await own(context, 'audienceMembers', { where: { audience } })
  if (rows.length === 0) throw new Refusal('notFound', `There is no audience '${audience}' in this project: it may have been removed.`)
  return rows
}

/** Puts visitors into an audience, each once. False where it is full. */
export async function addToAudience(context: Context, audience: string, visitors: readonly string[], by: string): Promise<boolean> {
  const { records, session, now } = context
  const { project } = session
  const fresh: string[] = []
  for (const visitor of new Set(visitors)) if ((await records.get('audienceMembers', `${project}:${audience}:${visitor}`)) === undefined) fresh.push(visitor)
  if (fresh.length === 0) return true
  const room = mostInAudience - (await countOwn(context, 'audienceMembers', { audience }, mostInAudience))
  for (const visitor of fresh.slice(0, Math.max(0, room))) {
    const id = `${project}:${audience}:${visitor}`
    records.put('audienceMembers', id, { id, project, audience, visitor, by, at: now.toISOString() })
  }
  return fresh.length <= room
}
