import { deletionDays, Refusal } from '@tagmason/domain'
import type { Context } from '../context.ts'
import type { Handles, PreparationHandlers } from '../handlerTypes.ts'
import { base64 } from '../files/table.ts'
import { workCollections } from '../shell/workCollections.ts'
import type { CollectionName } from '../store/collectionName.ts'
import { mark } from './inSpace.ts'
import { mustName, settingsOf } from './profile.ts'
import { mustStillBe, provePassword } from './provenPassword.ts'

const day = 86_400_000

/** What nobody gets to read, not even its owner. */
const secret: readonly CollectionName[] = ['apiKeySecrets', 'webhookSecrets', 'visionKeys', 'invitationTokens', 'passwords', 'twoFactors', 'emailChanges']

type Deletion = 'settings.exportData' | 'settings.deleteAccount' | 'settings.keepAccount' | 'settings.finishDeletion'

export const deletion: Pick<Handles<'settings'>, Deletion> = {
  'settings.exportData': async (context) => {
    const data: Record<string, object[]> = {}
    for (const collection of everything(context)) {
      if (secret.includes(collection)) continue
      const rows = await ownRows(context, collection)
      if (rows.length > 0) data[collection] = rows
    }
    const text = `${JSON.stringify({ exported: context.now.toISOString(), data }, null, 2)}\n`
    return { fileName: `account-${context.now.toISOString().slice(0, 10)}.json`, type: 'application/json', base64: base64(new TextEncoder().encode(text)) }
  },

  'settings.deleteAccount': async (context, { name }, proven) => {
    const { records, session, ports } = context
    await mustBeDeletable(context, name)
    await mustStillBe(context, proven)
    records.put('accountDeletions', 'account', {
      id: 'account',
      due: new Date(ports.now().getTime() + deletionDays * day).toISOString(),
      by: session.member.email,
      ...mark(context),
    })
    return settingsOf(context)
  },

  'settings.keepAccount': async ({ records }) => {
    if ((await records.get('accountDeletions', 'account')) === undefined) throw new Refusal('conflict', 'Nobody has asked for this account to be deleted.')
    records.remove('accountDeletions', 'account')
  },

  'settings.finishDeletion': async (context) => {
    const { records, ports } = context
    const asked = await records.get('accountDeletions', 'account')
    if (asked === undefined || Date.parse(asked.due) > ports.now().getTime())
      throw new Refusal(
        'conflict',
        asked === undefined ? 'Nobody has asked for this account to be deleted.' : `This account stays until ${asked.due.slice(0, 10)}.`,
      )
    for (const collection of everything(context)) for (const [id] of await records.entries(collection)) records.remove(collection, id)
    // What is left is what anybody finds who comes for the first time.
    for (const [name, rows] of Object.entries(ports.seed())) for (const [id, row] of rows) records.put(name as CollectionName, id, row as never)
  },
}

/** What takes long, before the account's turn. */
export const deletionProofs: Pick<PreparationHandlers, 'settings.deleteAccount'> = {
  'settings.deleteAccount': async (context, { name, password }) => {
    await mustBeDeletable(context, name)
    return provePassword(context, password, 'password')
  },
}

async function mustBeDeletable(context: Context, name: string) {
  if (context.session.space === 'sample')
    throw new Refusal('conflict', 'The sample account cannot be deleted: reset it instead.', [{ path: '', message: 'sample' }])
  await mustName(context, name)
}

const everything = ({ ports }: Context): CollectionName[] => [
  ...(Object.keys(ports.seed()) as CollectionName[]),
  ...workCollections,
  'preferences',
  'auditHeads',
  'auditChanges',
]

/** The rows that are not the sample's: those of real projects, and what the account made itself. */
async function ownRows({ records, ports }: Context, collection: CollectionName): Promise<object[]> {
  const real = new Set((await records.list('projects')).filter((project) => project.space === 'real').map((project) => project.value))
  const first = ports.seed()[collection]
  return (await records.entries(collection)).flatMap(([id, row]) => {
    if ('project' in row && collection !== 'preferences') return real.has(String(row.project)) ? [row] : []
    if (collection === 'projects') return real.has(id) ? [row] : []
    return first?.has(id) === true && JSON.stringify(first.get(id)) === JSON.stringify(row) ? [] : [row]
  })
}
