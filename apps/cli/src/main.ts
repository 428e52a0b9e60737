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
  if (name === 'help' || [name, ...rest].some((arg) => arg === '--help' || arg === '-h')) {
    streams.out(usage)
    return 0
  }
  try {
    if (name === undefined) throw new Unusable("No command was given: use 'plan' or 'validate', or 'tagmason --help'.")
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (command === undefined) throw new Unusable(`There is no command '${name}': use 'plan' or 'validate', or 'tagmason --help'.`)
    return await command(rest, streams)
  } catch (error) {
    const message = error instanceof Unusable ? error.message : `Tagmason has a fault and stopped (${String(error)}): please report it with what you called.`
    streams.error(`${message.replace(/\s+/g, ' ')}\n`)
    return 2
  }
}
