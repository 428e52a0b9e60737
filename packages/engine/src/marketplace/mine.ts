import {
  type Checklist,
  checklistParts,
  type ChecklistPart,
  type DraftTemplate,
  leastDescription,
  type OwnTemplate,
  progressOf,
  Refusal,
  type Template,
  type TemplateContent,
} from '@tagmason/domain'
import { validateContainer } from '@tagmason/tracking'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { own, ownRow } from '../own.ts'
import { slugOf } from '../shell/slug.ts'
import { inWords } from '../inWords.ts'
import { containerOf, contentFrom, contentOf, keepContent } from './contents.ts'
import { beginHistory, ownTemplate } from './history.ts'
import { say } from '../sentences/say.ts'
import { salesOf } from './revenue.ts'
import { storeRows } from './storeRows.ts'

export const templates: Handles<'templates'> = {
  'templates.mine': async (context) => {
    const published = (await withRevenue(context)).toSorted((a, b) => b.lastUpdated.localeCompare(a.lastUpdated))
    const drafts = (await own(context, 'draftTemplates')).toSorted((a, b) => b.lastModified.localeCompare(a.lastModified))
    const sum = (field: 'downloads' | 'revenueCents') => published.reduce((total, row) => total + row[field], 0)
    return {
      figures: {
        published: published.filter((row) => row.status === 'Published').length,
        drafts: drafts.length,
        downloads: sum('downloads'),
        revenueCents: sum('revenueCents'),
      },
      published,
      drafts: drafts.map(({ picture: _picture, ...draft }) => draft),
    }
  },

  'templates.draft': async (context, { id }) => {
    const draft = await ownRow(context, 'draftTemplates', id)
    const content = draft.content === null ? null : await contentOf(context, draft.content)
    const file = content === null ? null : containerOf(content, draft.name)
    const { tag = [], trigger = [], variable = [] } = file?.containerVersion ?? {}
    const findings = file === null ? [] : await inWords(context, validateContainer(file))
    return {
      draft,
      checklist: checklistOf(draft, content),
      contents: {
        events: content?.plan?.events.map((event) => event.name) ?? [],
        tags: tag.length,
        triggers: trigger.length,
        variables: variable.length,
        dashboard: content?.dashboard?.name ?? null,
      },
      findings: findings.map(({ code, severity, path, message }) => ({ code, severity, path, message })),
    }
  },

  'templates.create': async (context, { name, content: source }) => {
    const { ports, session } = context
    const content = await contentFrom(context, source, null)
    const draft = {
      id: ports.id(),
      project: session.project,
      name,
      description: '',
      category: null,
      status: 'Draft' as const,
      price: null,
      tags: [],
      picture: null,
    }
    return keep(context, { ...draft, content: keepContent(context, content), progress: 0, lastModified: '' })
  },

  'templates.edit': async (context, { id, change: { content: source, ...fields } }) => {
    const draft = await ownRow(context, 'draftTemplates', id)
    const before = draft.content === null ? null : await contentOf(context, draft.content)
    const content = source === undefined ? draft.content : keepContent(context, await contentFrom(context, source, before))
    return keep(context, { ...draft, ...fields, content })
  },

  'templates.remove': async (context, { id }) => {
    const draft = await ownRow(context, 'draftTemplates', id)
    context.records.remove('draftTemplates', id)
    return draft
  },

  'templates.restore': async (context, draft) => {
    if (draft.project !== context.session.project && !(await sampleProject(context, draft.project)))
      throw new Refusal('notFound', 'The draft belongs to another project: select that one to put it back.')
    if ((await context.records.get('draftTemplates', draft.id)) !== undefined)
      throw new Refusal('conflict', `The draft '${draft.name}' is there again already.`)
    return keep(context, draft, draft.lastModified)
  },

  'templates.publish': async (context, { id }) => publish(context, await ownRow(context, 'draftTemplates', id)),

  'templates.change': async (context, { id, change }) => {
    const row = { ...(await ownTemplate(context, id)), ...change, lastUpdated: context.now.toISOString() }
    await distinct(context, row.name, id)
    context.records.put('ownTemplates', id, row)
    if (row.status === 'Published') context.records.put('templates', id, shown(row, (await context.records.get('templates', id))?.project))
    return row
  },

  'templates.setStatus': async (context, { id, published }) => {
    const row = await ownTemplate(context, id)
    const status = published ? ('Published' as const) : ('Draft' as const)
    if (row.status === status)
      throw new Refusal('conflict', `'${row.name}' is ${published ? 'in the store' : 'out of the store'} already: reload to see what happened to it.`)
    if (published) await distinct(context, row.name, id)
    const next = { ...row, status }
    context.records.put('ownTemplates', id, next)
    if (published) context.records.put('templates', id, shown(next, next.project))
    else context.records.remove('templates', id)
    return next
  },
}

/** Own templates with what was sold of them. */
async function withRevenue(context: Context): Promise<OwnTemplate[]> {
  const rows = await own(context, 'ownTemplates')
  const names = new Map(rows.map((row) => [row.id, row.name]))
  const revenue = new Map<string, number>()
  for (const { templateId, revenueCents } of await salesOf(context, names)) revenue.set(templateId, (revenue.get(templateId) ?? 0) + revenueCents)
  return rows.map((row) => ({ ...row, revenueCents: revenue.get(row.id) ?? 0 }))
}

/** What of the publishing checklist is done. A container counts when Tag Manager would import it and it has a tag. */
export function checklistOf(draft: DraftTemplate, content: TemplateContent | null): Checklist {
  const file = content === null ? null : containerOf(content, draft.name)
  return {
    name: draft.name.trim() !== '',
    description: draft.description.trim().length >= leastDescription,
    category: draft.category !== null,
    price: draft.price !== null,
    container: file !== null && (file.containerVersion.tag ?? []).length > 0 && validateContainer(file).every(({ severity }) => severity !== 'error'),
    picture: draft.picture !== null,
    tags: draft.tags.length > 0,
  }
}

async function keep(context: Context, draft: DraftTemplate, at = context.now.toISOString()): Promise<DraftTemplate> {
  const content = draft.content === null ? null : await contentOf(context, draft.content)
  const row = { ...draft, progress: progressOf(checklistOf(draft, content)), lastModified: at }
  context.records.put('draftTemplates', row.id, row)
  return row
}

const sampleProject = async ({ records, session }: Context, project: string) =>
  session.space === 'sample' && (await records.get('projects', project))?.space === 'sample'

/** As the store shows it. */
function shown(
  { revenueCents: _revenue, status: _status, lastUpdated: _updated, project: _project, ...template }: OwnTemplate,
  project: string | undefined,
): Template {
  return project === undefined ? template : { ...template, project }
}

async function distinct(context: Context, name: string, except: string): Promise<void> {
  if ((await storeRows(context)).some((row) => row.id !== except && row.name.toLowerCase() === name.toLowerCase()))
    throw new Refusal('conflict', `The store has a template '${name}' already: give yours another name.`, [{ path: 'name', message: 'taken' }])
}

async function publish(context: Context, draft: DraftTemplate): Promise<OwnTemplate> {
  const { records, session, now } = context
  const content = draft.content === null ? null : await contentOf(context, draft.content)
  const checklist = checklistOf(draft, content)
  const open = (Object.keys(checklistParts) as ChecklistPart[]).filter((part) => !checklist[part])
  if (open.length > 0 || content === null || draft.category === null || draft.price === null)
    throw new Refusal(
      'invalid',
      `'${draft.name}' cannot be published yet, because its checklist is open at ${open.join(', ')}: fill that in first.`,
      open.map((part) => ({ path: part, message: 'open' })),
    )
  await distinct(context, draft.name, '')
  const id = `template-${slugOf(draft.name) || 'own'}-${draft.id}`
  const at = now.toISOString()
  const { name, description, category, price, tags } = draft
  const row: OwnTemplate = {
    id,
    project: session.project,
    name,
    description,
    category,
    price,
    rating: 0,
    reviews: 0,
    downloads: 0,
    author: session.member.name,
    tags,
    featured: false,
    published: at,
    revenueCents: 0,
    status: 'Published',
    lastUpdated: at,
  }
  const commit = beginHistory(context, id, content)
  const version = `version-${id}-1.0.0`
  records.put('versions', version, {
    id: version,
    project: session.project,
    templateId: id,
    version: '1.0.0',
    date: at,
    author: row.author,
    status: 'Published',
    downloads: 0,
    changes: ['First version.'],
    type: 'major',
    commit: commit.hash,
  })
  records.put('ownTemplates', id, row)
  records.put('templates', id, shown(row, session.project))
  records.remove('draftTemplates', draft.id)
  await tellFollowers(context, row)
  return row
}

/** Who follows the author hears of the new template. */
async function tellFollowers(context: Context, { author, name, project }: OwnTemplate): Promise<void> {
  const expert = (await own(context, 'communityExperts')).find((each) => each.name === author)
  const follows = expert === undefined ? [] : (await own(context, 'expertFollows')).filter((each) => each.expert === expert.id)
  if (expert !== undefined) context.records.put('communityExperts', expert.id, { ...expert, templates: expert.templates + 1 })
  if (follows.length === 0) return
  const id = context.ports.id()
  context.records.put('notifications', id, {
    id,
    project,
    title: say('notifications.newTemplate.title'),
    description: say('notifications.newTemplate.description', { author, template: name }),
    at: context.now.toISOString(),
    severity: 'info',
    read: false,
    href: '/marketplace/store',
  })
}
