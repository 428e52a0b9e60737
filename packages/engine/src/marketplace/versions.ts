import { type MergePreview, type Proposal, Refusal, type TemplateChange, type TemplateContent, versionTypes } from '@tagmason/domain'
import { mergePlans, type MergeConflict, nextVersion, typeOfChanges, writeContainer } from '@tagmason/tracking'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { own, ownRow } from '../own.ts'
import { containerChanges } from '../setup/containerChanges.ts'
import { slugOf } from '../shell/slug.ts'
import { containerOf, contentChanges, contentFrom, contentOf } from './contents.ts'
import { addCommit, branchOf, commitOf, commonCommit, type History, historyOf, mainBranch, ownTemplate } from './history.ts'

export const versions: Handles<'versions'> = {
  'versions.list': async (context, input) => {
    const templates = (await own(context, 'ownTemplates')).toSorted((a, b) => b.lastUpdated.localeCompare(a.lastUpdated))
    const wanted = input.templateId === undefined ? templates[0] : await ownTemplate(context, input.templateId)
    const history = wanted === undefined ? { versions: [], branches: [], commits: [] } : await historyOf(context, wanted.id)
    const proposals: Record<string, Proposal> = {}
    for (const branch of history.branches) if (branch.status === 'active') proposals[branch.name] = await proposal(context, history, branch.name)
    return { templates: templates.map(({ id, name }) => ({ id, name })), selected: wanted?.id ?? '', ...history, proposals }
  },

  'versions.compare': async (context, { templateId, from, to }) => {
    const { name } = await ownTemplate(context, templateId)
    const history = await historyOf(context, templateId)
    const [before, after] = [commitOf(history, from), commitOf(history, to)]
    const [was, is] = [await contentOf(context, before.content), await contentOf(context, after.content)]
    const changes = contentChanges(was, is)
    return {
      from: { name: from, commit: before.hash },
      to: { name: to, commit: after.hash },
      type: typeOfChanges(changes),
      changes,
      container: containerChanges(containerOf(was, name), containerOf(is, name), true).filter(({ kind }) => kind !== 'same'),
    }
  },

  'versions.merging': async (context, { templateId, from, into }) => {
    await ownTemplate(context, templateId)
    const { preview } = await merging(context, await historyOf(context, templateId), from, into, {})
    return preview
  },

  'versions.commit': async (context, { templateId, branch: name, message, content: source }) => {
    await ownTemplate(context, templateId)
    const history = await historyOf(context, templateId)
    const branch = branchOf(history, name, true)
    const before = await contentOf(context, commitOf(history, branch.lastCommit).content)
    return addCommit(context, history, branch, message, await contentFrom(context, source, before))
  },

  'versions.publish': async (context, { templateId, branch, type, changes }) => {
    const template = await ownTemplate(context, templateId)
    const history = await historyOf(context, templateId)
    const { lastCommit } = branchOf(history, branch, true)
    const next = await proposal(context, history, branch)
    if (next.type === null)
      throw new Refusal('conflict', `Nothing is different from version ${next.after ?? ''}, so there is nothing to publish: commit a change first.`, [
        { path: 'branch', message: 'same' },
      ])
    const version = next.numbers[type]
    if (version === undefined) {
      const why = next.changes.find((each) => each.type === next.type)
      throw new Refusal(
        'invalid',
        `These changes are ${next.type}, because of ${why?.subject ?? 'what they do'}: publish them as ${next.type} so that nobody is surprised.`,
        [{ path: 'type', message: next.type }],
      )
    }
    const at = context.now.toISOString()
    const row = {
      id: `version-${templateId}-${version}`,
      project: context.session.project,
      templateId,
      version,
      date: at,
      author: context.session.member.name,
      status: 'Published' as const,
      downloads: 0,
      changes,
      type,
      commit: lastCommit,
    }
    context.records.put('versions', row.id, row)
    context.records.put('ownTemplates', templateId, { ...template, lastUpdated: at })
    return row
  },

  'versions.restore': async (context, { templateId, version }) => {
    await ownTemplate(context, templateId)
    const history = await historyOf(context, templateId)
    const content = await contentOf(context, commitOf(history, version).content)
    return addCommit(context, history, branchOf(history, mainBranch, true), `Restore ${version}`, content)
  },

  'versions.download': async (context, { id }) => {
    const row = await ownRow(context, 'versions', id)
    const { name } = await ownTemplate(context, row.templateId)
    const content = await contentOf(context, commitOf(await historyOf(context, row.templateId), row.commit).content)
    return { fileName: `${slugOf(name) || 'template'}-${row.version}.json`, text: writeContainer(containerOf(content, name)) }
  },

  'versions.createBranch': async (context, { templateId, name, from }) => {
    await ownTemplate(context, templateId)
    const history = await historyOf(context, templateId)
    if (history.branches.some((branch) => branch.name === name))
      throw new Refusal('conflict', `There is a branch '${name}' already: give this one another name.`, [{ path: 'name', message: 'taken' }])
    if (history.versions.some((version) => version.version === name) || history.commits.some((commit) => commit.hash === name))
      throw new Refusal('invalid', `'${name}' is a version or a commit: give the branch a name of its own.`, [{ path: 'name', message: 'taken' }])
    const commit = commitOf(history, from)
    const { session, now, records } = context
    const row = {
      id: `branch-${templateId}-${name}`,
      project: session.project,
      templateId,
      name,
      lastCommit: commit.hash,
      author: session.member.name,
      date: now.toISOString(),
      commits: 0,
      status: 'active' as const,
    }
    records.put('branches', row.id, row)
    return row
  },

  'versions.mergeBranch': async (context, { templateId, from, into, chosen }) => {
    await ownTemplate(context, templateId)
    const history = await historyOf(context, templateId)
    const { preview, content } = await merging(context, history, from, into, chosen)
    const open = preview.conflicts.filter(({ key }) => !Object.hasOwn(chosen, key))
    if (open.length > 0)
      throw new Refusal(
        'conflict',
        `Both branches changed ${open.map(({ subject }) => subject).join(', ')}: choose a side for each before you merge.`,
        open.map(({ key }) => ({ path: key, message: 'undecided' })),
      )
    const source = branchOf(history, from, true)
    if (source.lastCommit !== branchOf(history, into).lastCommit)
      addCommit(context, history, branchOf(history, into, true), `Merge ${from} into ${into}`, content, source.lastCommit)
    const row = { ...source, status: 'merged' as const }
    context.records.put('branches', row.id, row)
    return row
  },

  'versions.archiveBranch': async (context, { id, archived }) => {
    const branch = await ownRow(context, 'branches', id)
    if (branch.name === mainBranch) throw new Refusal('conflict', `'${mainBranch}' is where versions come from, so it stays active.`)
    // A merged one takes nothing more anyway, and reopening it would make it active.
    if (branch.status !== (archived ? 'active' : 'archived')) throw new Refusal('conflict', `The branch '${branch.name}' is ${branch.status} already.`)
    const row = { ...branch, status: archived ? ('archived' as const) : ('active' as const) }
    context.records.put('branches', id, row)
    return row
  },
}

/** What a new version of a branch would be. The type of the changes is the least that may be published: more may be promised, not less. */
async function proposal(context: Context, history: History, name: string): Promise<Proposal> {
  const [latest] = history.versions
  const after = latest?.version ?? null
  const content = await contentOf(context, commitOf(history, name).content)
  if (latest === undefined) return { after, type: 'major', numbers: { major: nextVersion(null, 'major') }, changes: [] }
  const changes: TemplateChange[] = contentChanges(await contentOf(context, commitOf(history, latest.commit).content), content)
  const type = changes.length === 0 ? null : (versionTypes.find((each) => changes.some((change) => change.type === each)) ?? 'patch')
  const allowed = type === null ? [] : versionTypes.slice(0, versionTypes.indexOf(type) + 1)
  return { after, type, numbers: Object.fromEntries(allowed.map((each) => [each, nextVersion(after, each)])), changes }
}

/** Merges by what the two branches have in common. Contents without a plan, and dashboards, are taken whole. */
async function merging(
  context: Context,
  history: History,
  from: string,
  into: string,
  chosen: Readonly<Record<string, 'ours' | 'theirs'>>,
): Promise<{ preview: MergePreview; content: TemplateContent }> {
  const [source, target] = [branchOf(history, from, true), branchOf(history, into, true)]
  if (source.id === target.id) throw new Refusal('invalid', 'A branch cannot be merged into itself: choose another one.', [{ path: 'into', message: 'same' }])
  const common = commonCommit(history, source.lastCommit, target.lastCommit)
  if (common === null) throw new Refusal('conflict', `'${from}' and '${into}' have no commit in common, so nobody knows what each changed.`)
  const [base, ours, theirs] = [
    await contentOf(context, common.content),
    await contentOf(context, commitOf(history, target.lastCommit).content),
    await contentOf(context, commitOf(history, source.lastCommit).content),
  ]
  const conflicts: MergeConflict[] = []
  const whole = <Part>(key: 'dashboard' | 'container' | 'plan', b: Part, o: Part, t: Part): Part => {
    const [before, mine, others] = [JSON.stringify(b), JSON.stringify(o), JSON.stringify(t)]
    if (mine === others || others === before) return o
    if (mine === before) return t
    conflicts.push({ key, subject: key, base: before, ours: mine, theirs: others })
    return chosen[key] === 'theirs' ? t : o
  }
  const plans = base.plan === null || ours.plan === null || theirs.plan === null ? null : mergePlans(base.plan, ours.plan, theirs.plan, chosen)
  conflicts.push(...(plans?.conflicts ?? []))
  const content: TemplateContent = {
    plan: plans?.plan ?? whole('plan', base.plan, ours.plan, theirs.plan),
    container: whole('container', base.container, ours.container, theirs.container),
    dashboard: whole('dashboard', base.dashboard, ours.dashboard, theirs.dashboard),
  }
  const changes = contentChanges(ours, content)
  return { preview: { from, into, conflicts, type: typeOfChanges(changes), changes }, content }
}
