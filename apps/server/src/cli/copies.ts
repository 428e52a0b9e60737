import { backupEvents, restoreEvents } from '../events/backup.ts'
import { readSettings } from '../settings.ts'
import { backup } from './backup.ts'
import type { Manifest } from './backup/manifest.ts'
import { restore } from './restore.ts'
import { options, said, type Streams, Unusable } from './streams.ts'

/** `tagmason-server backup DIR`. Gives the exit code. */
export const backupCommand = (args: readonly string[], streams: Streams): Promise<number> =>
  said(streams, async () => {
    const { positionals } = options(args, {})
    const folder = theOne(positionals, 'backup', 'a new folder to write to')
    streams.out(`${summary(await backup(readSettings(process.env), folder, { backupEvents }))} are kept in ${folder}.\n`)
    return 0
  })

/** `tagmason-server restore DIR [--replace]`. Gives the exit code. */
export const restoreCommand = (args: readonly string[], streams: Streams): Promise<number> =>
  said(streams, async () => {
    const { values, positionals } = options(args, { replace: { type: 'boolean' } })
    const folder = theOne(positionals, 'restore', 'the folder of a backup')
    const manifest = await restore(readSettings(process.env), folder, { restoreEvents }, { replace: values.replace ?? false })
    streams.out(`${summary(manifest)} stand as on ${manifest.made.slice(0, 16).replace('T', ' ')} UTC.\n`)
    return 0
  })

function theOne(positionals: readonly string[], command: string, what: string): string {
  const [folder, extra] = positionals
  if (folder === undefined) throw new Unusable(`No folder was named: give ${what}, as in 'tagmason-server ${command} copy'.`)
  if (extra !== undefined) throw new Unusable(`'tagmason-server ${command}' takes one folder, and '${extra}' is a second one: leave it out.`)
  return folder
}

const summary = ({ accounts }: Manifest) => `${accounts.length} ${accounts.length === 1 ? 'account' : 'accounts'} with their events`
