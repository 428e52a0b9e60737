// `npm run requirements [prefix …]`: every requirement of the specification with what holds it, and the counts by area. `.storybook/requirements.json` has the ids and sentences; where ../shared/requirements is present they are compared.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { files, read, root } from './files.ts'

/** Sentence by id. */
export const requirements = JSON.parse(read('.storybook/requirements.json')) as Record<string, string>

/** The area that an id belongs to: `ANA` of `ANA-ANOM-03`. */
export const areaOf = (id: string) => id.split('-')[0] ?? id

const two = (number: number) => String(number).padStart(2, '0')

/** Every id that a text names: one by one, in lists and in ranges, as in `DASH-HOME-04 to 07, 09 and 11`. */
export function named(text: string): string[] {
  return [...text.matchAll(/\b([A-Z][A-Z0-9]*-[A-Z0-9]+)-(\d\d(?:(?:, | and | to )\d\d)*)\b/g)].flatMap(([, screen = '', numbers = '']) =>
    numbers.split(/, | and /).flatMap((part) => {
      const [from = 0, to = from] = part.split(' to ').map(Number)
      return Array.from({ length: Math.max(0, to - from) + 1 }, (_, index) => `${screen}-${two(from + index)}`)
    }),
  )
}

/** Every requirement that a story or a test names, with the file. */
export const mentions = (): { id: string; file: string }[] =>
  files
    .filter((file) => /\.(stories|test)\.tsx?$/.test(file) && !file.startsWith('.ci/requirements'))
    .flatMap((file) => [...new Set(named(read(file)))].map((id) => ({ id, file })))

/** The stories and tests that name each requirement, by id; those that nothing names have none. */
export function holders(): Map<string, string[]> {
  const held = new Map<string, string[]>(Object.keys(requirements).map((id) => [id, []]))
  for (const { id, file } of mentions()) held.get(id)?.push(file)
  return held
}

/** Ids that the specification's own list has and this project's has not, and the other way round; null where that list is not here. */
export function difference(): { missing: string[]; unknown: string[] } | null {
  const folder = join(root, '../shared/requirements')
  if (!existsSync(folder)) return null
  const listed = new Set(
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/^- \[.\] \*\*([A-Z0-9-]+)\*\*/gm)].map(([, id]) => id ?? '')),
  )
  return { missing: [...listed].filter((id) => !(id in requirements)), unknown: Object.keys(requirements).filter((id) => !listed.has(id)) }
}

/** How many requirements of each area are held, of how many. */
export function counts(held = holders()): Map<string, { held: number; all: number }> {
  const found = new Map<string, { held: number; all: number }>()
  for (const [id, by] of held) {
    const area = areaOf(id)
    const count = found.get(area) ?? { held: 0, all: 0 }
    found.set(area, { held: count.held + (by.length > 0 ? 1 : 0), all: count.all + 1 })
  }
  return found
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const wanted = process.argv.slice(2)
  const held = holders()
  for (const [id, by] of held) {
    if (wanted.length > 0 && !wanted.some((prefix) => id.startsWith(prefix))) continue
    console.log(`${by.length > 0 ? 'held' : 'LEFT'}  ${id.padEnd(20)}  ${by.length > 0 ? by.join(', ') : requirements[id]}`)
  }
  console.log('')
  for (const [area, count] of counts(held)) console.log(`${area.padEnd(6)} ${String(count.held).padStart(4)} of ${count.all}`)
  console.log(`\n${[...held.values()].filter((by) => by.length > 0).length} of ${held.size} requirements are held by a story or a test.`)
  const other = difference()
  if (other === null) console.log('../shared/requirements is not here, so the list was not compared with it.')
  else console.log(`Compared with ../shared/requirements: ${other.missing.length} missing here, ${other.unknown.length} unknown there.`)
}
