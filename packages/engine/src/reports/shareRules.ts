import {
  type NamedTarget,
  offAmong,
  Refusal,
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
  const unanswered = token !== null && share.shareLink === null
  return {
    ...row,
    status: begunBy(share, context.now) ? 'active' : share.status,
    hasPassword: password !== null,
    stopped: gone ? 'targetGone' : over ? 'expired' : option !== null ? 'option' : unanswered ? 'noServer' : null,
    option,
    embed: share.needs.includes('embed-code') && share.shareLink !== null ? embedOf(share.shareLink, share.name) : null,
  }
}

/** A share that was to begin later, and now has. */
export const begunBy = ({ status, validFrom }: SharedReport, now: Date) =>
  status === 'scheduled' && validFrom !== null && Date.parse(validFrom) <= now.getTime()

/** Where links lead, or null where nothing answers them. */
export const linkOf = (context: Context, token: string | null) =>
  token === null || linksOf(context) === 'notConfigured' ? null : `https://tagmason.example.com/share/${token}`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const embedOf = (link: string, name: string) =>
  `<iframe src="${escaped(link)}?embed" title="${escaped(name)}" width="100%" height="480" loading="lazy" style="border:0"></iframe>`
