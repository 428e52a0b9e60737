import { Refusal, type TagEdit, type TagWorkspace } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { own, ownRow } from '../own.ts'
import { madeTags } from './madeTags.ts'

interface Fields {
  name: string
  tags: string[]
  edits?: Record<string, TagEdit> | undefined
}

/** A new named set of tags. */
export async function createWorkspace(context: Context, { edits, ...fields }: Fields): Promise<TagWorkspace> {
  const { session, now, ports } = context
  return put(context, {
    id: ports.id(),
    project: session.project,
    ...fields,
    ...(edits === undefined ? {} : { edits }),
    created: now.toISOString(),
    createdBy: session.member.name,
  })
}

/** Another name, other tags or other edits; what is left out stays. */
export async function changeWorkspace(context: Context, { id, name, tags, edits }: { id: string } & { [Field in keyof Fields]?: Fields[Field] | undefined }) {
  const before = await ownRow(context, 'tagWorkspaces', id)
  return put(context, {
    ...before,
    ...(name === undefined ? {} : { name }),
    ...(tags === undefined ? {} : { tags }),
    ...(edits === undefined ? {} : { edits }),
  })
}

/** Keeps a workspace whose names are free and whose tags there are. An edit of a tag that is not in it is dropped. */
async function put(context: Context, workspace: TagWorkspace): Promise<TagWorkspace> {
  const others = (await own(context, 'tagWorkspaces')).filter((other) => other.id !== workspace.id)
  if (others.some((other) => other.name.toLowerCase() === workspace.name.toLowerCase()))
    throw new Refusal('conflict', `There is a workspace '${workspace.name}' already: give this one another name.`, [{ path: 'name', message: 'taken' }])
  const made = (await madeTags(context)).tags.map(({ row }) => row.name)
  const before = await context.records.get('tagWorkspaces', workspace.id)
  // A tag whose event is gone may stay in a workspace that has it; nothing comes in that is not there.
  const missing = workspace.tags.find((tag) => !made.includes(tag) && before?.tags.includes(tag) !== true)
  if (missing !== undefined) throw new Refusal('invalid', `There is no generated tag '${missing}' in this project: choose among those that there are.`)
  const edits = Object.fromEntries(Object.entries(workspace.edits ?? {}).filter(([tag]) => workspace.tags.includes(tag)))
  mustBeFree(edits, made)
  const row = { ...workspace, tags: [...new Set(workspace.tags)], edits }
  context.records.put('tagWorkspaces', row.id, row)
  return row
}

/** In a container no two tags have one name. */
function mustBeFree(edits: Readonly<Record<string, TagEdit>>, made: readonly string[]) {
  const names = made.map((tag) => (Object.hasOwn(edits, tag) ? edits[tag]?.name : undefined) ?? tag)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined)
    throw new Refusal('conflict', `Another tag is called '${twice}': a container has each name once, so choose another one.`, [
      { path: 'edits', message: 'taken' },
    ])
}
