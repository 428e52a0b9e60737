import { audit } from './audit.ts'
import { consent } from './consent.ts'
import { diff } from './diff.ts'
import { drift } from './drift.ts'
import { effect } from './effect.ts'
import { explain } from './explain.ts'
import { merge } from './merge.ts'
import { mutate } from './mutate.ts'
import { plan } from './plan.ts'
import { simulate } from './simulate.ts'
import { consentHelp, effectHelp, explainHelp, mutateHelp, taintHelp, templateHelp, verifyProofHelp } from './proofHelp.ts'
import { simulateHelp, testHelp } from './stepsHelp.ts'
import { type Streams, Unusable } from './streams.ts'
import { taint } from './taint.ts'
import { template } from './template.ts'
import { test } from './test.ts'
import { validate } from './validate.ts'
import { verifyProof } from './verifyProof.ts'

const usage = `Tagmason: from goals in plain words to a Google Tag Manager container that imports.

  tagmason plan --goals TEXT | --goals-file FILE   makes a measurement plan and its files
      --language en|es|fr|de   language of the goals; recognised when left out
      --measurement-id G-...   GA4 measurement ID; a placeholder when left out
      --consent denied|none    Consent Mode v2 default (denied when left out)
      --site HOST              your own host, e.g. shop.example
      --tags FILE              tags beside those of the plan, such as { type: awct, on: purchase, conversionId: 123, conversionLabel: abc }
      --out DIR                writes plan.json, container.json, ga4.json, snippets.md, tests.yaml
      --json                   prints the plan as JSON
  tagmason validate FILE [--json]                  checks a container file
  tagmason audit FILE [--json]                     what is worth changing in a container file, each with place, reason and what to do
      --partial                the file is a part of a container: what it refers to may be elsewhere
  tagmason drift PLAN FILE [--json]                how far a container is from a plan.json: planned, differing, missing, unplanned;
                                                   exit code 1 where something differs or is missing
  tagmason diff A B [--json] [--ignore-notes]      what is different in B, by kind and name; exit code 1 where something is
  tagmason merge BASE OURS THEIRS --out FILE       what both made of BASE, together; exit code 1 where conflicts wait
      --ours | --theirs        the side that counts in every conflict
      --json                   prints conflicts and changes as JSON
  tagmason simulate FILE --steps STEPS             which tags fire on each step of a visit, and why; 'tagmason simulate --help' tells the steps
      --trace | --json         why tags do not fire and what each was run with | as JSON
  tagmason test FILE TESTS [--json]                whether a container does what its tests say; 'tagmason test --help' tells what stands in them;
                                                   exit code 1 where a test fails
      --plan PLAN              instead of TESTS: the tests that a plan.json stands for
      --junit FILE             also writes the results as JUnit XML
  tagmason effect A B [--json | --markdown]        what leaves the browser differently with container B; 'tagmason effect --help' tells on which visits;
                                                   exit code 1 where something no longer leaves
      --visits FILE            the visits to compare on: steps, or a file of tests; made up for every condition when left out
  tagmason mutate CONTAINER TESTS [--json]         puts every kind of small fault into a container and says which ones its tests do not notice;
                                                   exit code 1 where there are such
      --write                  writes the expectations that would notice them into TESTS
  tagmason explain CONTAINER --tag NAME [--json]   the shortest visit on which a tag fires, or why there is none; exit code 1 where none was found
  tagmason consent prove CONTAINER                 that no tag runs against what the visitor said, whatever comes first; exit code 1 where one may
      --cmp late:800ms         how late the banner's script speaks
      --region DE              the region that a default for some regions is for
  tagmason taint CONTAINER [--json]                where a visitor's data goes; exit code 1 where personal data leaves
  tagmason template test FILE.tpl [--json]         runs the tests that a custom template brings along; exit code 1 where one fails
  tagmason verify-proof PROOF FILE...              whether a proof that a command wrote with --proof holds for these files; exit code 1 where not

On the machine of a server, with its settings (TAGMASON_DATA, DATABASE_URL, CLICKHOUSE_URL):
  tagmason keys create --project ID --scopes LIST  makes a key to the API, shown once
      --name N --days N --ingest --json   --scopes is some of events.read,events.write,reports.read,dashboards.read
  tagmason keys list [--json]                      the keys there are
  tagmason keys revoke ID                          ends a key at once
  tagmason sample reset                            the sample workspace as on its first day
  tagmason backup DIR                              copies everything into a new folder
  tagmason restore DIR [--replace]                 puts a backup in the place of what there is
  tagmason doctor [--json]                         looks at what the installation stands on

Exit code: 0 good, 1 findings of severity error, 2 unusable input or usage.
`

type Command = (args: string[], streams: Streams) => Promise<number>
const commands: Readonly<Record<string, Command>> = {
  plan,
  validate,
  audit,
  drift,
  diff,
  merge,
  simulate,
  test,
  effect,
  mutate,
  explain,
  consent,
  taint,
  template,
  'verify-proof': verifyProof,
}
/** What a command has to say that would be too long for the usage of all. */
const helps: Readonly<Record<string, string>> = {
  simulate: simulateHelp,
  test: testHelp,
  effect: effectHelp,
  mutate: mutateHelp,
  explain: explainHelp,
  consent: consentHelp,
  taint: taintHelp,
  template: templateHelp,
  'verify-proof': verifyProofHelp,
}
/** Loaded by need: what works on files starts without the stores of a server. */
const ofServer = new Set(['keys', 'sample', 'backup', 'restore', 'doctor'])

/** Runs one command. Returns the exit code: 0 good, 1 findings of severity error, 2 unusable input or usage with one sentence on standard error. */
export async function main(
  args: readonly string[],
  streams: Streams = { out: (text) => process.stdout.write(text), error: (text) => process.stderr.write(text) },
): Promise<number> {
  const [name, ...rest] = args
  if (name === 'help' || [name, ...rest].some((arg) => arg === '--help' || arg === '-h')) {
    streams.out((name !== undefined && Object.hasOwn(helps, name) && helps[name]) || usage)
    return 0
  }
  try {
    if (name === undefined) throw new Unusable("No command was given: use 'plan' or 'validate', or 'tagmason --help'.")
    const known = ofServer.has(name) ? (await import('@tagmason/server/cli')).serverCommands : commands
    const command = Object.hasOwn(known, name) ? known[name] : undefined
    if (command === undefined) throw new Unusable(`There is no command '${name}': use 'plan' or 'validate', or 'tagmason --help'.`)
    return await command(rest, streams)
  } catch (error) {
    const message = error instanceof Unusable ? error.message : `Tagmason has a fault and stopped (${String(error)}): please report it with what you called.`
    streams.error(`${message.replace(/\s+/g, ' ')}\n`)
    return 2
  }
}
