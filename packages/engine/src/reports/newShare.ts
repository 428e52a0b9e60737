import { needsOf, type NewShare, Refusal, type SharedReport } from '@tagmason/domain'
import { reportFile } from '../analytics/reportFile.ts'
import { runReport } from '../analytics/reportRun.ts'
import { projectZone } from '../analytics/zonedTime.ts'
import type { Context } from '../context.ts'
import { mailWords, queueMail } from './outbox.ts'
import { linkOf, mustAllow } from './shareRules.ts'
import { definitionOf, mustBeTarget } from './targets.ts'

/** Stores a share, with what is kept of its password, and mails it to the people it is for: with its link, or with the report itself where there is none. Throws a `Refusal` where the workspace does not allow this way, or the end lies before now. */
export async function newShare(
  context: Context,
  input: NewShare,
  linked = input.accessType !== 'Email Only',
  password: SharedReport['password'] = null,
): Promise<SharedReport> {
  const { records, session, now, ports } = context
  const { audience, people, accessType, validFrom, validUntil } = input
  const target = await mustBeTarget(context, input.target)
  const needs = needsOf(input, linked)
  await mustAllow(context, needs)
  mustEndLater(now, validUntil)
  const token = linked ? ports.id() : null
  const later = validFrom !== undefined && Date.parse(validFrom) > now.getTime()
  const share: SharedReport = {
    id: ports.id(),
    project: session.project,
    name: target.name,
    type: accessType === 'Email Only' ? 'Email Report' : target.kind === 'dashboard' ? 'Dashboard' : 'Report',
    target: { kind: target.kind, id: target.id },
    sharedWith: audience === 'people' ? people.join(', ') : audience === 'team' ? 'All members' : 'Anyone with the link',
    people: [...people],
    accessType,
    status: later ? 'scheduled' : 'active',
    lastAccessed: null,
    views: 0,
    token,
    shareLink: linkOf(context, token),
    needs,
    validFrom: validFrom === undefined ? null : new Date(validFrom).toISOString(),
    validUntil: validUntil === undefined ? null : new Date(validUntil).toISOString(),
    password,
    sharedBy: session.member.name,
  }
  records.put('shares', share.id, share)
  if (people.length > 0) await mail(context, share)
  return share
}

async function mail(context: Context, { id, name, target, people, shareLink, accessType }: SharedReport): Promise<void> {
  const words = mailWords[context.session.preferences.language]
  const definition = shareLink === null ? await definitionOf(context, target) : null
  if (accessType === 'Email Only' && definition === null)
    throw new Refusal('invalid', `A dashboard cannot be mailed as a file: share a link to '${name}', or choose a report.`, [
      { path: 'accessType', message: 'noFile' },
    ])
  if (definition === null) {
    queueMail(context, { kind: 'sharedLink', to: people, subject: name, body: [words.shared(name), shareLink ?? ''].join('\n\n').trim(), about: id })
    return
  }
  const written = { words: {}, timeZone: await projectZone(context), now: context.now }
  const attachment = await reportFile({ name, definition }, await runReport(context, definition), 'html', written)
  queueMail(context, { kind: 'sharedFile', to: people, subject: name, body: `${words.shared(name)} ${words.attached}`, attachment, about: id })
}

/** Throws a `Refusal` invalid for an end that has passed. */
export function mustEndLater(now: Date, validUntil: string | null | undefined): void {
  if (validUntil !== null && validUntil !== undefined && Date.parse(validUntil) <= now.getTime())
    throw new Refusal('invalid', `The share would have ended at ${validUntil}, before it begins: choose a later time.`, [
      { path: 'validUntil', message: 'past' },
    ])
}
