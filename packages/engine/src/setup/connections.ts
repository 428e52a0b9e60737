import { accountPatterns, type ConnectionFile, type Connector, type DataConnection, mostFileBytes, platformsOf, Refusal } from '@tagmason/domain'
import { apart } from '../apart.ts'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { change, own, ownRow } from '../own.ts'

export const connections: Handles<'connections'> = {
  'connections.list': (context) => own(context, 'connections'),

  'connections.add': async (context, { type, connector, ...input }) => {
    if (connector !== 'file' && !platformsOf[type].includes(connector))
      throw new Refusal('invalid', `'${connector}' brings no data of the type ${type}: choose one of ${platformsOf[type].join(', ')}.`, [
        { path: 'connector', message: 'wrongType' },
      ])
    await mustBeFree(context, null, connector, input)
    return put(context, { ...begun(context, input.name, connector), type, account: connector === 'file' ? '' : input.account })
  },

  'connections.addFile': async (context, { name, type, fileName, text }) => {
    await mustBeFree(context, null, 'file', { name, account: '' })
    const file = await readFile(context, fileName, text)
    const row = put(context, { ...begun(context, name, 'file'), type, ...synced(context, file) })
    context.records.put('connectionFiles', row.id, { id: row.id, project: row.project, name: fileName, text })
    return row
  },

  'connections.replaceFile': async (context, { id, fileName, text }) => {
    const row = await ownRow(context, 'connections', id)
    if (row.connector !== 'file') throw new Refusal('conflict', `'${row.name}' reads from a platform, so it takes no file.`)
    const file = await readFile(context, fileName, text)
    context.records.put('connectionFiles', id, { id, project: row.project, name: fileName, text })
    return change(context, 'connections', id, synced(context, file))
  },

  'connections.change': async (context, { id, name, account }) => {
    const row = await ownRow(context, 'connections', id)
    // A file has no account.
    if (row.connector === 'file') {
      await mustBeFree(context, id, 'file', { name, account: '' })
      return change(context, 'connections', id, { name })
    }
    await mustBeFree(context, id, row.connector, { name, account })
    // What was read from another account says nothing about this one.
    const moved = account !== row.account
    return change(context, 'connections', id, { name, account, ...(moved ? { status: 'pending' as const, lastSync: null, rows: null, problem: null } : {}) })
  },

  'connections.test': async (context, { id }) => {
    const row = await ownRow(context, 'connections', id)
    const problem = await problemOf(context, row)
    await change(context, 'connections', id, { problem })
    return { problem, rows: row.rows }
  },

  'connections.remove': async (context, { id }) => {
    await ownRow(context, 'connections', id)
    context.records.remove('connections', id)
    context.records.remove('connectionFiles', id)
  },

  'connections.download': async (context, { id }) => {
    await ownRow(context, 'connections', id)
    const file = await context.records.get('connectionFiles', id)
    if (file === undefined) throw new Refusal('notFound', 'This connection has no file: upload one first.')
    return { name: file.name, text: file.text }
  },
}

function put({ records }: Context, row: DataConnection): DataConnection {
  records.put('connections', row.id, row)
  return row
}

const begun = ({ ports, session: { project } }: Context, name: string, connector: Connector) => {
  return { id: ports.id(), project, name, connector, account: '', status: 'pending' as const, lastSync: null, rows: null, problem: null }
}

const synced = ({ now }: Context, file: ConnectionFile): Partial<DataConnection> => {
  return { status: 'connected', lastSync: now.toISOString(), rows: file.rows, problem: file.faultCount > 0 ? 'faultyLines' : null, file }
}

/** What is in a file. Throws a `Refusal` invalid where nothing of it can be used. */
async function readFile(context: Context, name: string, text: string): Promise<ConnectionFile> {
  const size = new TextEncoder().encode(text).length
  if (size > mostFileBytes)
    throw new Refusal('invalid', `'${name}' has ${size} bytes and ${mostFileBytes} is the most: split it.`, [{ path: 'text', message: 'tooLarge' }])
  const read = await apart(context, 'readTable', name, text)
  if (!('refused' in read)) return { ...read, name, size }
  const { why, line } = read.refused
  throw new Refusal(
    'invalid',
    `Nothing of '${name}' can be used (${why}${line === undefined ? '' : `, line ${line}`}): correct the file and upload it again.`,
    [{ path: 'text', message: why }],
  )
}

/** Names are used once in a project, and so is an account of a platform; the account must look like one. */
async function mustBeFree(context: Context, id: string | null, connector: Connector, { name, account }: { name: string; account: string }) {
  const others = (await own(context, 'connections')).filter((row) => row.id !== id)
  if (others.some((row) => row.name.toLowerCase() === name.toLowerCase()))
    throw new Refusal('conflict', `There is a connection '${name}' already: choose another name.`, [{ path: 'name', message: 'taken' }])
  if (connector === 'file') return
  if (!accountPatterns[connector].test(account))
    throw new Refusal('invalid', `'${account}' is no account of ${connector}: check how the platform writes it.`, [{ path: 'account', message: 'form' }])
  if (others.some((row) => row.connector === connector && row.account.toLowerCase() === account.toLowerCase()))
    throw new Refusal('conflict', `The account '${account}' is connected already.`, [{ path: 'account', message: 'taken' }])
}

/** A file is read again. A platform cannot be called from here: what is known of it stays, and what was never read is not reached. The sample's platforms answer as they last did. */
async function problemOf(context: Context, row: DataConnection): Promise<DataConnection['problem']> {
  const { records, session } = context
  if (row.connector !== 'file') return row.status === 'connected' && session.space === 'sample' ? row.problem : 'notReached'
  const stored = await records.get('connectionFiles', row.id)
  if (stored === undefined) throw new Refusal('conflict', `'${row.name}' has no file yet, so there is nothing to test: upload one.`)
  return (await readFile(context, stored.name, stored.text)).faultCount > 0 ? 'faultyLines' : null
}
