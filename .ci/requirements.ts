// `npm run requirements [prefix …]`: every requirement of the specification, and what goes beyond it (`…-B`), with the stories and tests of the last run that hold it, and the counts by area.
// `--gate` is the last stage of `npm test`; `--accept` writes which parts beyond are open.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { claimedIn, namedIn, tableIn } from '../.storybook/docs/checked.ts'
import { files, read, root } from './files.ts'

/** Sentence by id; `ANA-RT-03-B` is what the real product does beyond `ANA-RT-03`. */
export const requirements = JSON.parse(read('.storybook/requirements.json')) as Record<string, string>

/** The parts beyond the specification that no test holds yet. */
const openFile = '.storybook/openRequirements.json'

const isBeyond = (id: string) => id.endsWith('-B')

/** The area that an id belongs to: `ANA` of `ANA-ANOM-03`. */
const areaOf = (id: string) => id.split('-')[0] ?? id

const claiming = files.filter((file) => /\.(stories|test)\.tsx?$/.test(file) && !/requirements\.test|docs\/checked\.test/.test(file))

/** Every requirement that a story or a test claims to hold, with the file. */
export const claims = (): { id: string; file: string }[] => claiming.flatMap((file) => claimedIn(file, read(file)).map((id) => ({ id, file })))

/** Names in tables of requirements that are no story of their file. */
export const lostStories = (): string[] =>
  claiming
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => {
      const text = read(file)
      return Object.keys(tableIn(text)).flatMap((name) => (new RegExp(`^export const ${name}\\b`, 'm').test(text) ? [] : [`${file}: ${name}`]))
    })

/** What Vitest's JSON reporter writes, as far as it is read here. */
interface TestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
}
/** A line of `reports/pictures/results.jsonl`. */
interface PlayedStory {
  story: string
  faults: string[]
  requirements?: readonly string[]
}

/** The ids that tests of a report hold: those in the titles of tests that passed. */
export const heldByTests = ({ testResults }: TestReport): [id: string, by: string][] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ fullName, status }) =>
      status === 'passed' ? namedIn(fullName).map((id): [string, string] => [id, name.replace(`${root}/`, '')]) : [],
    ),
  )

/** The ids that played stories hold: those of stories that were played through without a fault. */
export const heldByStories = (played: readonly PlayedStory[]): [id: string, by: string][] =>
  played.flatMap(({ story, faults, requirements: ids = [] }) => (faults.length === 0 ? ids.map((id): [string, string] => [id, story]) : []))

/** What the last run left in `reports`, by id; a requirement that nothing held has none. */
function heldInRun(): Map<string, string[]> {
  const reports = join(root, 'reports')
  const results = join(reports, 'pictures/results.jsonl')
  const found = [
    ...(existsSync(reports) ? readdirSync(reports) : [])
      .filter((name) => /^\w+\.json$/.test(name))
      .flatMap((name) => heldByTests(JSON.parse(readFileSync(join(reports, name), 'utf8')) as TestReport)),
    ...(existsSync(results)
      ? heldByStories(
          readFileSync(results, 'utf8')
            .split('\n')
            .filter(Boolean)
            .map((line) => JSON.parse(line) as PlayedStory),
        )
      : []),
  ]
  const held = new Map<string, string[]>(Object.keys(requirements).map((id) => [id, []]))
  for (const [id, by] of found) if (held.get(id)?.includes(by) === false) held.get(id)?.push(by)
  return held
}

/** What is wrong with a run, a sentence each: what the specification says has to be held, and the list of what is open beyond it has to be true. */
export function requirementFaults(held: ReadonlyMap<string, readonly string[]>, open: readonly string[]): string[] {
  const known = new Set(open)
  return [...held].flatMap(([id, by]) => {
    if (by.length > 0) return known.has(id) ? [`${id} is held by ${by[0]}, and ${openFile} lists it as open: npm run requirements -- --accept.`] : []
    return isBeyond(id) && known.has(id) ? [] : [`${id} is held by no story or test that ran and passed: ${requirements[id]}`]
  })
}

/** Ids that the specification's own list has and this project's has not, and the other way round; null where that list is not here. */
export function difference(): { missing: string[]; unknown: string[] } | null {
  const folder = join(root, '../shared/requirements')
  if (!existsSync(folder)) return null
  const listed = new Set<string>()
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.md'))) {
    let last = ''
    for (const [, id, beyond] of readFileSync(join(folder, name), 'utf8').matchAll(/^- \[.\] \*\*([A-Z0-9-]+)\*\*|^ +- (\*\*Beyond\*\*)/gm)) {
      if (id !== undefined) last = id
      listed.add(beyond === undefined ? last : `${last}-B`)
    }
  }
  return { missing: [...listed].filter((id) => !(id in requirements)), unknown: Object.keys(requirements).filter((id) => !listed.has(id)) }
}

/** A line for each area: how many of the specification's are held, and how many beyond it. */
export function countLines(held: ReadonlyMap<string, readonly string[]>): string[] {
  const areas = [...new Set([...held.keys()].map(areaOf))]
  const line = (name: string, of: (id: string) => boolean) => {
    const part = (beyond: boolean) => {
      const all = [...held].filter(([id]) => of(id) && isBeyond(id) === beyond)
      return `${String(all.filter(([, by]) => by.length > 0).length).padStart(4)} of ${String(all.length).padStart(3)}`
    }
    return `${name.padEnd(6)} ${part(false)}, beyond ${part(true)}`
  }
  return [...areas.map((area) => line(area, (id) => areaOf(id) === area)), line('all', () => true)]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const wanted = process.argv.slice(2)
  const held = heldInRun()
  if (![...held.values()].some((by) => by.length > 0)) {
    console.error('No run is in reports/: requirements are held by stories and tests that ran and passed. Start npm test first.')
    process.exit(2)
  }
  if (wanted.includes('--accept')) {
    const open = [...held].flatMap(([id, by]) => (isBeyond(id) && by.length === 0 ? [id] : []))
    writeFileSync(join(root, openFile), `${JSON.stringify(open, null, 2)}\n`)
  }
  const faults = wanted.includes('--gate') ? requirementFaults(held, JSON.parse(read(openFile)) as string[]) : []
  const prefixes = wanted.filter((word) => !word.startsWith('--'))
  if (!wanted.some((word) => word.startsWith('--')))
    for (const [id, by] of held)
      if (prefixes.length === 0 || prefixes.some((prefix) => id.startsWith(prefix)))
        console.log(`${by.length > 0 ? 'held' : 'OPEN'}  ${id.padEnd(22)}  ${by.length > 0 ? by.join(', ') : requirements[id]}`)
  console.log(`\n${countLines(held).join('\n')}`)
  for (const fault of faults) console.error(fault)
  if (wanted.includes('--gate')) writeFileSync(join(root, 'reports/requirements.txt'), `${held.size - faults.length} ${faults.length}\n${faults.join('\n')}`)
  process.exitCode = faults.length === 0 ? 0 : 1
}
