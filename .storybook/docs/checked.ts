/** The ids of requirements that a text names. What follows an id in short belongs to it: `NL-01, 02 and 04 to 06` names five. */
export function namedIn(text: string): string[] {
  const named: string[] = []
  for (const [, prefix = '', numbers = ''] of text.matchAll(/\b([A-Z]+-[A-Z0-9]+)-(\d{2}(?:(?:, | and | to )\d{2})*)(?!\d)/g)) {
    const parts = numbers.split(/(, | and | to )/)
    for (let at = 0; at < parts.length; at += 2) {
      const last = Number(parts[at])
      const first = parts[at - 1] === ' to ' ? Number(parts[at - 2]) + 1 : last
      for (let number = first; number <= last; number++) named.push(`${prefix}-${String(number).padStart(2, '0')}`)
    }
  }
  return named
}

/** The files that name each requirement: ids to paths, from paths to texts. */
export function checkedIn(files: Readonly<Record<string, string>>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [path, text] of Object.entries(files)) for (const id of new Set(namedIn(text))) found.set(id, [...(found.get(id) ?? []), path])
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
