import { readSettings } from '../settings.ts'
import { type Streams, Unusable } from './streams.ts'

type Command = (args: string[], streams: Streams) => Promise<number>

const usage = `The server of Tagmason, and what is done on its machine. Settings come from the environment (TAGMASON_DATA, DATABASE_URL, CLICKHOUSE_URL, PORT, ...).

  tagmason-server start                                   serves the product until it is ended; SIGTERM ends it in order
  tagmason-server keys create --project ID --scopes LIST  makes a key to the API, shown once
      --name N --days N --ingest --json                   --scopes is some of events.read,events.write,reports.read,dashboards.read,
                                                          tracking.read,tracking.propose
  tagmason-server keys list [--json]                      the keys there are
  tagmason-server keys revoke ID                          ends a key at once
  tagmason-server sample reset                            the sample workspace as on its first day
  tagmason-server backup DIR                              copies everything into a new folder
  tagmason-server restore DIR [--replace]                 puts a backup in the place of what there is
  tagmason-server import FILE --format FORMAT             events of another product's export: ga4, umami, matomo (ga4-report and plausible are totals)
      --server URL --dry-run --json                       by the key in TAGMASON_KEY; the report says what could not be taken
  tagmason-server doctor [--json]                         looks at what the installation stands on
  tagmason-server micro --plan PLAN [--run COMMAND]       for CI, without an installation: takes what clients send and judges it by the plan; see 'tagmason-server micro --help'

Exit code: 0 good, 1 doctor or micro found something that is bad, or import left a row out, 2 unusable input, usage or settings.
`

/** Each reads the settings of the environment and gives the exit code. Loaded by need: the stores are large. */
const commands: Readonly<Record<string, Command>> = {
  keys: async (args, streams) => (await import('./keys.ts')).keys(args, streams, readSettings(process.env)),
  sample: async (args, streams) => (await import('./sample.ts')).sample(args, streams, readSettings(process.env)),
  backup: async (args, streams) => (await import('./copies.ts')).backupCommand(args, streams),
  restore: async (args, streams) => (await import('./copies.ts')).restoreCommand(args, streams),
  import: async (args, streams) => (await import('./import.ts')).importCommand(args, streams),
  micro: async (args, streams) => (await import('./micro.ts')).micro(args, streams),
  doctor: async (args, streams) => (await import('./doctorCommand.ts')).doctorCommand(args, streams),
}

/** Runs a command of `tagmason-server` other than `start`, which is the server itself. Gives the exit code. */
export async function main(
  args: readonly string[],
  streams: Streams = { out: (text) => process.stdout.write(text), error: (text) => process.stderr.write(text) },
): Promise<number> {
  const [name = '', ...rest] = args
  if (name === 'help' || args.some((arg) => arg === '--help' || arg === '-h')) {
    streams.out(name === 'micro' ? (await import('./microHelp.ts')).microHelp : usage)
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  try {
    if (command === undefined) throw new Unusable(`There is no command '${name}': use 'tagmason-server start', or see 'tagmason-server --help'.`)
    return await command(rest, streams)
  } catch (error) {
    streams.error(`${error instanceof Error ? error.message : String(error)}\n`)
    return 2
  }
}
