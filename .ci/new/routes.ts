import { type Checkout, Refused } from './writing.ts'

const table = 'packages/screens/src/routes.ts'

/** A route that waits for its screen. */
export interface Place {
  area: string
  path: string
  /** The table of routes with the screen in it. */
  routes: Record<string, string>
}

/** The folder of a screen: its name with a small first letter. */
export const folderOf = (name: string) => `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`

const sentence = (names: readonly string[]) => (names.length === 0 ? 'none' : names.join(', '))

/** The route that belongs to an area and a name: `automation` and `Workflows` stand at `/automation/workflows`. */
export function placeOf({ read }: Checkout, area: string, name: string): Place {
  const text = read(table)
  const areas = [...text.matchAll(/\{ id: '(\w+)', prefix:/g)].map(([, id]) => id ?? '')
  if (!areas.includes(area)) throw new Refused(`There is no area '${area}'; choose one of ${sentence(areas)}.`)
  const path = `/${area}/${name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()}`
  const waiting = [...text.matchAll(/^ {2}\{ path: '([^']+)', area: '(\w+)', icon: \w+ \},$/gm)]
  const line = waiting.find(([, each]) => each === path)?.[0]
  if (line === undefined) {
    if (text.includes(`path: '${path}'`)) throw new Refused(`${path} has its screen already in ${table}; change that one.`)
    const open = waiting.flatMap(([, each = '', of]) => (of === area ? [each] : []))
    throw new Refused(`${area}/${name} would stand at ${path}, which is no route in ${table}; without a screen in this area: ${sentence(open)}.`)
  }
  const made = line.replace(' },', `, screen: screen(() => import('./${area}/${folderOf(name)}/${name}.tsx'), '${name}') },`)
  return { area, path, routes: { [table]: text.replace(line, made) } }
}
