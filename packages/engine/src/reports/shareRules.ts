import {
  type NamedTarget,
  offAmong,
  Refusal,
  sharePath,
  type SharedReport,
  type ShareRow,
  type SharingOption,
  type SharingOptionId,
  sharingOptionIds,
} from '@tagmason/domain'
import type { Context } from '../context.ts'
import { linksOf } from './outbox.ts'
import { targetAmong } from './targets.ts'

/** The ways of sharing, in their order. */
export async function sharingOptions({ records }: Context): Promise<SharingOption[]> {
  const rows = await records.list('sharingOptions')
  return sharingOptionIds.map((id) => rows.find((row) => row.id === id) ?? { id, enabled: false })
}

/** Throws a `Refusal` conflict when an option is off that is needed. */
export async function mustAllow(context: Context, needs: readonly SharingOptionId[]): Promise<void> {
  const off = offAmong(await sharingOptions(context), needs)
  if (off !== null)
    throw new Refusal('conflict', `This needs the sharing option '${off}', which is off for the workspace: ask an owner or admin to switch it on.`, [
      { path: 'option', message: off },
    ])
}

/** A share as members see it: without its token and password, with what keeps it from opening now. */
export function shareRow(context: Context, share: SharedReport, options: readonly SharingOption[], targets: readonly NamedTarget[]): ShareRow {
  const { token, password, ...row } = share
  const option = offAmong(options, share.needs)
  const over = share.validUntil !== null && Date.parse(share.validUntil) <= context.now.getTime()
  const gone = targetAmong(targets, share.target) === undefined
  const shareLink = shownLink(context, share)
  const unanswered = token !== null && shareLink === null
  return {
    ...row,
    shareLink,
    status: begunBy(share, context.now) ? 'active' : share.status,
    hasPassword: password !== null,
    stopped: gone ? 'targetGone' : over ? 'expired' : option !== null ? 'option' : unanswered ? 'noServer' : null,
    option,
    embed: share.needs.includes('embed-code') && shareLink !== null ? embedOf(shareLink, share.name) : null,
  }
}

/** A share that was to begin later, and now has. */
export const begunBy = ({ status, validFrom }: SharedReport, now: Date) =>
  status === 'scheduled' && validFrom !== null && Date.parse(validFrom) <= now.getTime()

/** Where links lead, or null where nothing answers them. Those of the sample lead nowhere. */
export function linkOf(context: Pick<Context, 'session' | 'ports'>, token: string | null): string | null {
  const site = linksOf(context) === 'sandbox' ? 'https://tagmason.example.com' : context.ports.site
  return token === null || site === undefined ? null : site + sharePath(token)
}

/** The link of a share. Rows of the sample carry theirs; those of a real project follow the server, whose address may have changed since they were made. */
export const shownLink = (context: Pick<Context, 'session' | 'ports'>, { shareLink, token }: SharedReport) =>
  (linksOf(context) === 'sandbox' ? shareLink : null) ?? linkOf(context, token)

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const embedOf = (link: string, name: string) =>
  `<iframe src="${escaped(link)}?embed" title="${escaped(name)}" width="100%" height="480" loading="lazy" style="border:0"></iframe>`
