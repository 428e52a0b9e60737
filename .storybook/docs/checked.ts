/** The ids of requirements that a text names. What follows an id in short belongs to it: `NL-01, 02 and 04 to 06` names five. `-B` is what the product does beyond the sentence. */
export function namedIn(text: string): string[] {
  const named: string[] = []
  for (const [, prefix = '', numbers = '', beyond = ''] of text.matchAll(/\b([A-Z]+-[A-Z0-9]+)-(\d{2}(?:(?:, | and | to )\d{2})*)(-B\b)?(?!\d)/g)) {
    const parts = numbers.split(/(, | and | to )/)
    for (let at = 0; at < parts.length; at += 2) {
      const last = Number(parts[at])
      const first = parts[at - 1] === ' to ' ? Number(parts[at - 2]) + 1 : last
      for (let number = first; number <= last; number++) named.push(`${prefix}-${String(number).padStart(2, '0')}${at === parts.length - 1 ? beyond : ''}`)
    }
  }
  return named
}

/** What `parameters.requirements` of a file of stories says: the ids that each story holds, as `DASH-HOME-04 to 07, 09, DASH-HOME-04-B`, by the name of its export. */
export type HeldByStories = Readonly<Record<string, string>>

/** The ids that one story holds: that of `GermanOnAPhone` is `…--german-on-a-phone`. */
export const heldBy = (story: string, table: HeldByStories = {}): readonly string[] => {
  const own = story.slice(story.indexOf('--') + 2).replaceAll('-', '')
  return namedIn(Object.entries(table).find(([name]) => name.toLowerCase() === own)?.[1] ?? '')
}

const table = /\brequirements: (\{[^}]*\})/
const entries = /(\w+):\s+'([^']*)'/g
const titles = /(?:\b(?:it|test|describe)[\w.]*(?:\([^()]*\))?|\]\))\(\s*(['"`])(.+?)\1,/g

/** What a file of stories says that each of them holds. */
export const tableIn = (text: string): HeldByStories =>
  Object.fromEntries([...(table.exec(text)?.[1] ?? '').matchAll(entries)].map(([, name = '', ids = '']) => [name, ids]))

/** The ids that a file claims: in the table of its stories, else in the titles of its tests. A comment claims nothing. */
export const claimedIn = (path: string, text: string): string[] => [
  ...new Set(
    path.endsWith('.stories.tsx') ? Object.values(tableIn(text)).flatMap(namedIn) : [...text.matchAll(titles)].flatMap(([, , title = '']) => namedIn(title)),
  ),
]

/** The files that claim each requirement: ids to paths, from paths to texts. */
export function checkedIn(files: Readonly<Record<string, string>>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [path, text] of Object.entries(files)) for (const id of claimedIn(path, text)) found.set(id, [...(found.get(id) ?? []), path])
  return found
}

/** The ids that a page of stories is about: those of the screens with its title. A title that ends in `/` is the whole area's, without those that another title has. */
export function idsOf(title: string, required: Readonly<Record<string, { title: string }>>, ids: readonly string[]): string[] {
  const own = Object.entries(required).filter(([, screen]) => screen.title === title)
  const group = Object.entries(required).filter(([, screen]) => screen.title.endsWith('/') && title.startsWith(screen.title))
  if (own.length > 0) return ids.filter((id) => own.some(([screen]) => id.startsWith(`${screen}-`)))
  const areas = group.map(([screen]) => screen.split('-')[0] ?? screen)
  const others = Object.keys(required).filter((screen) => !group.some(([mine]) => mine === screen))
  return ids.filter((id) => areas.some((area) => id.startsWith(`${area}-`)) && !others.some((screen) => id.startsWith(`${screen}-`)))
}
