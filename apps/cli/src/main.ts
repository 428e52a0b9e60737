import { plan } from './plan.ts'
import { type Streams, Unusable } from './streams.ts'
import { validate } from './validate.ts'

const usage = `Tagmason: from goals in plain words to a Google Tag Manager container that imports.

  tagmason plan --goals TEXT | --goals-file FILE   makes a measurement plan and its files
      --language en|es|fr|de   language of the goals; recognised when left out
      --measurement-id G-...   GA4 measurement ID; a placeholder when left out
      --consent denied|none    Consent Mode v2 default (denied when left out)
      --site HOST              your own host, e.g. shop.example
      --out DIR                writes plan.json, container.json, ga4.json, snippets.md
      --json                   prints the plan as JSON
  tagmason validate FILE [--json]                  checks a container file

Exit code: 0 good, 1 the file has errors, 2 unusable input or usage.
`

const commands: Record<string, (args: string[], streams: Streams) => Promise<number>> = { plan, validate }

/** Runs one command. Returns the exit code: 0 good, 1 findings of severity error, 2 unusable input or usage with one sentence on standard error. */
export async function main(
  args: readonly string[],
  streams: Streams = { out: (text) => process.stdout.write(text), error: (text) => process.stderr.write(text) },
): Promise<number> {
  const [name, ...rest] = args
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    streams[name === undefined ? 'error' : 'out'](usage)
    return name === undefined ? 2 : 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  try {
    if (command === undefined) throw new Unusable(`There is no command '${name}': use 'plan' or 'validate', or 'tagmason --help'.`)
    return await command(rest, streams)
  } catch (error) {
    if (!(error instanceof Unusable)) throw error
    streams.error(`${error.message}\n`)
    return 2
  }
}
