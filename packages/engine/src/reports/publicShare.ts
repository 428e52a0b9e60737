import {
  type PublicContent,
  type PublicShare,
  type PublicShareRefusal,
  Refusal,
  type Session,
  type SharedContent,
  type SharedReport,
  zoneOf,
} from '@tagmason/domain'
import type { Context, Ports } from '../context.ts'
import { brandOf } from '../shell/brand.ts'
import type { RecordStore } from '../store/store.ts'
import { type Records, unitOfWork } from '../store/unitOfWork.ts'
import { systemWork } from '../system/work.ts'
import { matches } from './password.ts'
import { contentOf } from './shareContent.ts'
import { shareRow, sharingOptions } from './shareRules.ts'
import { countVisit } from './shareVisits.ts'
import { targetsOf } from './targets.ts'

/** The records of one account, for somebody who has a link and is nobody else here: no member, no session, no act. */
export interface PublicAccess {
  store: RecordStore
  ports: Ports
}

/** Whether a share of this account ends with the token. Links of the sample are shown only, and open nothing. */
export const holdsShare = async ({ store, ports }: PublicAccess, token: string): Promise<boolean> => (await shareWith(unitOfWork(store), ports, token)) !== null

/** The hosts whose pages may show a share in a frame; none where it was not made for that. Throws as `openPublicShare`, but for the password. */
export async function framesOf({ store, ports }: PublicAccess, token: string): Promise<readonly string[]> {
  const { context, share } = await mustBeOpen(unitOfWork(store), ports, token)
  if (!share.needs.includes('embed-code')) return []
  return (await sharingOptions(context)).find(({ id }) => id === 'embed-code')?.sites ?? []
}

/**
 * Opens the report or dashboard of a link to whoever has it, and counts it. Throws a `Refusal` whose first issue is a `PublicShareRefusal`: notFound for what leads nowhere
 * or was stopped, conflict where its time is over, forbidden where members sign in for it, invalid for a password that is missing or wrong. No message names the share.
 */
export async function openPublicShare(
  { store, ports }: PublicAccess,
  { token, password }: { token: string; password?: string | undefined },
): Promise<PublicShare> {
  const { context, share } = await mustBeOpen(unitOfWork(store), ports, token)
  await mustMatch(share, password)
  const content = outside(await contentOf(context, share))
  await systemWork(store, async (records) => {
    // It may have been stopped while the figures were computed.
    const again = await mustBeOpen(records, ports, token)
    await countVisit(again.context, again.share)
  })
  const { brand, timeZone } = context.session
  return { name: share.name, brand, timeZone, at: context.now.toISOString(), content }
}

/** The share and a view of its project, as a viewer who is nobody has it. */
async function mustBeOpen(records: Records, ports: Ports, token: string): Promise<{ context: Context; share: SharedReport }> {
  const found = await shareWith(records, ports, token)
  if (found === null) throw refusal('notFound', 'unknown', 'This link leads nowhere: ask who gave it to you for another one.')
  const { context, share } = found
  const { status, stopped } = shareRow(context, share, await sharingOptions(context), await targetsOf(context))
  if (stopped === 'expired') throw refusal('conflict', 'ended', 'The time of this link is over: ask who gave it to you for another one.')
  if (status !== 'active' || stopped !== null) throw refusal('notFound', 'unknown', 'This link opens nothing now: ask who gave it to you.')
  if (!share.needs.includes('public-link')) throw refusal('forbidden', 'members', 'This link is for members: sign in, then open it again.')
  return found
}

async function shareWith(records: Records, ports: Ports, token: string): Promise<{ context: Context; share: SharedReport } | null> {
  const share = (await records.list('shares')).find((each) => each.token === token)
  const project = share === undefined ? undefined : await records.get('projects', share.project)
  if (share === undefined || project?.space !== 'real') return null
  const now = ports.now()
  const session: Session = {
    member: { id: '', name: '', email: '' },
    role: 'viewer',
    refused: {},
    project: project.value,
    space: 'real',
    preferences: { mode: 'system', language: 'en' },
    brand: await brandOf(records, 'real'),
    timeZone: zoneOf(project.timeZone),
    now: now.toISOString(),
  }
  return { share, context: { records, session, now, ports, from: '' } }
}

async function mustMatch(share: SharedReport, password: string | undefined): Promise<void> {
  if (share.password === null) return
  if (password === undefined) throw refusal('invalid', 'passwordNeeded', 'This link opens with a password: enter it.')
  if (!(await matches(password, share.password))) throw refusal('invalid', 'passwordWrong', 'This is not the password of the link: ask who gave it to you.')
}

function outside(content: SharedContent['content']): PublicContent {
  if (content.kind === 'report') return content
  const { id: _, ...rest } = content
  return rest
}

const refusal = (code: Refusal['code'], reason: PublicShareRefusal, message: string) =>
  new Refusal(code, message, [{ path: reason.startsWith('password') ? 'password' : 'token', message: reason }])
