import {
  type ActInput,
  type ContainerDraft,
  type ContainerDraftReview,
  type ContainerVersion,
  mostContainerDrafts,
  mostContainerFileBytes,
  Refusal,
  type StoredContainerDraft,
} from '@tagmason/domain'
import { sha256 } from '../account/secrets.ts'
import { apart } from '../apart.ts'
import type { Context } from '../context.ts'
import { countOwn, own, ownRow } from '../own.ts'
import { storedContainer } from './containerAudit.ts'
import { storeFile } from './containerHistory.ts'
import { packed, unpacked } from './packedText.ts'
import type { ProvenDraft } from './proof/provenDraft.ts'

type Proven = Extract<ProvenDraft, { text: string }> & { project: string; base: number; baseHash: string }

/** Checks the proof of a draft before the act's turn comes, against the container as it is stored. Throws a `Refusal` of one sentence where it does not hold. */
export async function proveDraft(context: Context, { id, text, proof, meant }: ActInput<'containers.propose'>): Promise<Proven> {
  const { stored, version } = await storedContainer(context, id)
  const found = await apart(context, 'draft', stored.text, text, proof, meant)
  if ('refused' in found) throw new Refusal('invalid', found.refused, [{ path: 'proof', message: 'refused' }])
  return { ...found, project: context.session.project, base: version, baseHash: await sha256(stored.text) }
}

/** Keeps it until a person takes or dismisses it. */
export async function keepDraft(context: Context, { id, title }: ActInput<'containers.propose'>, proven: Proven): Promise<ContainerDraft> {
  const { records, ports, session, now } = context
  const { stored } = await storedContainer(context, id)
  if (proven.project !== session.project || (await sha256(stored.text)) !== proven.baseHash)
    throw new Refusal('conflict', 'The stored container was changed while the proof was checked: prove the draft against it as it is now.')
  if ((await countOwn(context, 'containerDrafts')) >= mostContainerDrafts)
    throw new Refusal('conflict', `${mostContainerDrafts} drafts wait already: take or dismiss some on the page GTM Management.`)
  const { text, counts, visits, project, base, baseHash } = proven
  const row: StoredContainerDraft = {
    id: ports.id(),
    project,
    containerId: id,
    title,
    by: session.member.name,
    at: now.toISOString(),
    base,
    counts,
    visits,
    baseHash,
    content: await packed(text),
  }
  records.put('containerDrafts', row.id, row)
  return told(row)
}

const told = ({ baseHash: _hash, content: _content, ...draft }: StoredContainerDraft): ContainerDraft => draft

/** What waits for a person, the newest first; of a container that was removed nothing can be taken any more. */
export async function waitingDrafts(context: Context): Promise<ContainerDraft[]> {
  const known = new Set((await own(context, 'containers')).map(({ id }) => id))
  return (await own(context, 'containerDrafts'))
    .filter(({ containerId }) => known.has(containerId))
    .map(told)
    .toSorted((a, b) => b.at.localeCompare(a.at))
}

/** What a draft would change of what is stored now. */
export async function draftReview(context: Context, { id }: { id: string }): Promise<ContainerDraftReview> {
  const row = await ownRow(context, 'containerDrafts', id)
  const { stored } = await storedContainer(context, row.containerId)
  const { language } = context.session.preferences
  const text = await textOf(row)
  return {
    draft: told(row),
    outdated: (await sha256(stored.text)) !== row.baseHash,
    effect: await apart(context, 'effect', stored.text, text, language),
    changes: await apart(context, 'difference', stored.text, text, {}, language),
  }
}

/** Stores the container as the draft has it, as a new version. Refused where another version is stored than the one that the draft was proven against. */
export async function takeDraft(context: Context, { id }: { id: string }): Promise<ContainerVersion> {
  const row = await ownRow(context, 'containerDrafts', id)
  const { stored } = await storedContainer(context, row.containerId)
  if ((await sha256(stored.text)) !== row.baseHash)
    throw new Refusal(
      'conflict',
      'The stored container was changed since the draft was proven: dismiss the draft, and have it proposed for the container as it is now.',
    )
  context.records.remove('containerDrafts', id)
  return storeFile(context, { ...stored, text: await textOf(row) }, { cause: { kind: 'draft', title: row.title, by: row.by } })
}

/** Takes a draft away. */
export async function dismissDraft(context: Context, { id }: { id: string }): Promise<ContainerDraft> {
  const row = await ownRow(context, 'containerDrafts', id)
  context.records.remove('containerDrafts', id)
  return told(row)
}

const textOf = ({ content }: StoredContainerDraft) => unpacked(content, mostContainerFileBytes)
