import { readSettings } from '../settings.ts'
import type { Streams } from './streams.ts'

type Command = (args: string[], streams: Streams) => Promise<number>

/**
 * The commands of the `tagmason` command line that work on an installation, by name. Each reads the settings of the environment and gives the exit code. Loaded by
 * need: the stores are large.
 */
export const serverCommands: Readonly<Record<string, Command>> = {
  keys: async (args, streams) => (await import('./keys.ts')).keys(args, streams, readSettings(process.env)),
  sample: async (args, streams) => (await import('./sample.ts')).sample(args, streams, readSettings(process.env)),
  backup: async (args, streams) => (await import('./copies.ts')).backupCommand(args, streams),
  restore: async (args, streams) => (await import('./copies.ts')).restoreCommand(args, streams),
  doctor: async (args, streams) => (await import('./doctorCommand.ts')).doctorCommand(args, streams),
}
