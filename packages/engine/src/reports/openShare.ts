import { allows, Refusal, sampleClock, type SharedContent, type SharedReport } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { mustHaveTries } from '../account/provenPassword.ts'
import { matches } from './password.ts'
import { contentOf } from './shareContent.ts'
import { shareRow, sharingOptions } from './shareRules.ts'
import { countVisit } from './shareVisits.ts'
import { targetsOf } from './targets.ts'

type Asked = { token: string; password?: string | undefined }

/** What is kept of a link's password, where it is the one that was given; null otherwise. Asked before the account's turn, because hashing takes long on purpose. Throws a `Refusal` tooMany. */
export async function knownPassword(context: Context, { token, password }: Asked): Promise<SharedReport['password']> {
  const share = await shareOf(context, token)
  if (share === undefined || share.password === null || password === undefined) return null
  const giveBack = await mustHaveTries(context, `${context.session.member.id} ${share.id}`)
  if (!(await matches(password, share.password))) return null
  await giveBack()
  return share.password
}

const shareOf = async ({ records }: Context, token: string) => (await records.list('shares')).find((each) => each.token === token)

/**
 * Opens what a link leads to and counts it, for somebody who is signed in. Throws a `Refusal`: notFound for a token that is none or was revoked, conflict for a share
 * that does not open now, invalid for a password that is missing or wrong (path `password`).
 */
export async function openShare(asking: Context, { token, password }: Asked, known: SharedReport['password']): Promise<SharedContent> {
  const share = await shareOf(asking, token)
  if (share === undefined) throw new Refusal('notFound', 'This link leads nowhere: it may have been revoked, so ask who gave it to you for another.')
  const context = await inProjectOf(asking, share)
  await mustBeOpen(context, share)
  if (share.password !== null && known?.hash !== share.password.hash)
    throw new Refusal('invalid', `'${share.name}' opens with a password, and this is not it: ask who gave you the link.`, [
      { path: 'password', message: password === undefined ? 'needed' : 'wrong' },
    ])
  const mayEdit = share.accessType === 'Edit' && allows(context.session.role, 'editor')
  const content = await contentOf(context, share)
  await countVisit(context, share)
  return { name: share.name, accessType: share.accessType, mayEdit, content }
}

/** The same question, asked in the project that the share is of. */
async function inProjectOf(context: Context, { project }: SharedReport): Promise<Context> {
  const { session } = context
  if (session.project === project) return context
  const space = (await context.records.get('projects', project))?.space ?? 'sample'
  const now = space === 'sample' ? sampleClock : context.ports.now().toISOString()
  return { ...context, now: new Date(now), session: { ...session, project, space, now } }
}

async function mustBeOpen(context: Context, share: SharedReport): Promise<void> {
  const { status, stopped } = shareRow(context, share, await sharingOptions(context), await targetsOf(context))
  // What has no server can still be opened from within: only the address is missing.
  const reason = status !== 'active' ? status : stopped === 'noServer' ? null : stopped
  if (reason !== null)
    throw new Refusal('conflict', `'${share.name}' cannot be opened now (${reason}): ask who gave you the link.`, [{ path: 'token', message: reason }])
}
