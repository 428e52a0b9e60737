import { type Branch, type Commit, Refusal, type TemplateContent, type Version } from '@tagmason/domain'
import { canonicalJson, sha256, versionOrder } from '@tagmason/tracking'
import type { Context } from '../context.ts'
import { own, ownRow } from '../own.ts'
import { contentOf, keepContent } from './contents.ts'
import { templateContents } from './templates/index.ts'

export const mainBranch = 'main'

/** The hash of a commit: of what was saved, after what, by whom, when and why. Ten digits of SHA-256 tell the commits of one template apart. */
export const commitHash = ({
  templateId,
  content,
  parent,
  merged = null,
  message,
  author,
  date,
  branch,
}: Omit<Commit, 'id' | 'project' | 'hash' | 'merged'> & { merged?: string | null | undefined }): string =>
  sha256(canonicalJson({ templateId, content, parent, merged, message, author, date, branch })).slice(0, 10)

/** Everything that is kept of a template's past. */
export interface History {
  versions: Version[]
  branches: Branch[]
  commits: Commit[]
}

/** Newest first; what was made at the same time stays in its order, the later first. */
export async function historyOf(context: Context, templateId: string): Promise<History> {
  const where = { templateId }
  return {
    versions: (await own(context, 'versions', { where })).toSorted((a, b) => versionOrder(b.version, a.version)),
    branches: (await own(context, 'branches', { where })).toSorted((a, b) => b.date.localeCompare(a.date)),
    commits: inOrder(await own(context, 'commits', { where })),
  }
}

/** Newest first, and never before a commit that came after it. */
function inOrder(commits: readonly Commit[]): Commit[] {
  const byHash = new Map(commits.map((commit) => [commit.hash, commit]))
  const depth = new Map<string, number>()
  const depthOf = (hash: string | null | undefined): number => {
    const commit = byHash.get(hash ?? '')
    if (commit === undefined) return 0
    const known = depth.get(commit.hash)
    if (known !== undefined) return known
    depth.set(commit.hash, 0)
    const found = 1 + Math.max(depthOf(commit.parent), depthOf(commit.merged))
    depth.set(commit.hash, found)
    return found
  }
  return commits.toSorted((a, b) => b.date.localeCompare(a.date) || depthOf(b.hash) - depthOf(a.hash))
}

/** The branch of a template. Throws a `Refusal` notFound where there is none, conflict where it must be active and is not. */
export function branchOf({ branches }: History, name: string, active = false): Branch {
  const branch = branches.find((each) => each.name === name)
  if (branch === undefined)
    throw new Refusal('notFound', `The template has no branch '${name}': choose one of its branches.`, [{ path: 'branch', message: 'unknown' }])
  if (active && branch.status !== 'active')
    throw new Refusal('conflict', `The branch '${name}' is ${branch.status}, and nothing is added to such a branch: take an active one.`, [
      { path: 'branch', message: branch.status },
    ])
  return branch
}

/** The commit that a version number, a branch or a hash means. Throws a `Refusal` notFound. */
export function commitOf({ versions, branches, commits }: History, state: string): Commit {
  const hash = versions.find((each) => each.version === state)?.commit ?? branches.find((each) => each.name === state)?.lastCommit ?? state
  const commit = commits.find((each) => each.hash === hash)
  if (commit === undefined)
    throw new Refusal('notFound', `The template has no version, branch or commit '${state}': choose one of the lists.`, [{ path: 'state', message: 'unknown' }])
  return commit
}

/** The commit that two states both come from, the nearest; null where they have nothing in common. */
export function commonCommit({ commits }: History, one: string, other: string): Commit | null {
  const byHash = new Map(commits.map((commit) => [commit.hash, commit]))
  const before = (hash: string): Set<string> => {
    const found = new Set([hash])
    for (const each of found) for (const parent of [byHash.get(each)?.parent, byHash.get(each)?.merged]) if (parent) found.add(parent)
    return found
  }
  const [ones, others] = [before(one), before(other)]
  return commits.find(({ hash }) => ones.has(hash) && others.has(hash)) ?? null
}

/** Keeps a content as the newest commit of a branch. Throws a `Refusal` conflict where nothing is different. */
export function addCommit(context: Context, history: History, branch: Branch, message: string, content: TemplateContent, merged?: string): Commit {
  const { records, session, now } = context
  const parent = history.commits.find(({ hash }) => hash === branch.lastCommit)
  const hash = keepContent(context, content)
  if (parent?.content === hash && merged === undefined)
    throw new Refusal('conflict', `Nothing is different from the last commit of '${branch.name}', so there is nothing to keep.`, [
      { path: 'content', message: 'same' },
    ])
  const fields = {
    templateId: branch.templateId,
    content: hash,
    parent: parent?.hash ?? null,
    message,
    author: session.member.name,
    date: now.toISOString(),
    branch: branch.name,
    ...(merged === undefined ? {} : { merged }),
  }
  const own = commitHash(fields)
  const commit: Commit = { id: `commit-${own}`, project: session.project, hash: own, ...fields }
  records.put('commits', commit.id, commit)
  records.put('branches', branch.id, { ...branch, lastCommit: own, author: commit.author, date: commit.date, commits: branch.commits + 1 })
  return commit
}

/** The first commit of a template, and its main branch. */
export function beginHistory(context: Context, templateId: string, content: TemplateContent): Commit {
  const { session, now } = context
  const branch: Branch = {
    id: `branch-${templateId}-${mainBranch}`,
    project: session.project,
    templateId,
    name: mainBranch,
    lastCommit: '',
    author: session.member.name,
    date: now.toISOString(),
    commits: 0,
    status: 'active',
  }
  return addCommit(context, { versions: [], branches: [], commits: [] }, branch, 'First version', content)
}

/** The content that who takes the template gets: of its latest version. Throws a `Refusal` notFound where none is kept. */
export async function publishedContent(context: Context, templateId: string): Promise<{ content: TemplateContent; version: string }> {
  const history = await historyOf(context, templateId)
  const [version] = history.versions
  if (version !== undefined) return { content: await contentOf(context, commitOf(history, version.commit).content), version: version.version }
  const content = Object.hasOwn(templateContents, templateId) ? templateContents[templateId] : undefined
  if (content === undefined) throw new Refusal('notFound', `The template '${templateId}' has no version yet: choose another one.`)
  return { content, version: '1.0.0' }
}

/** An own template. Throws a `Refusal` notFound for somebody else's. */
export const ownTemplate = (context: Context, id: string) => ownRow(context, 'ownTemplates', id)
