import { type Checkout, Refused } from './writing.ts'

const table = 'packages/screens/src/routeTable.ts'
const mounts = 'packages/screens/src/screens.ts'

/** A route that waits for its screen. */
export interface Place {
  area: string
  path: string
  /** The table of screens with this one in it. */
  screens: Record<string, string>
}

/** The folder of a screen: its name with a small first letter. */
export const folderOf = (name: string) => `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`

const sentence = (names: readonly string[]) => (names.length === 0 ? 'none' : names.join(', '))

/** The route that belongs to an area and a name: `automation` and `Workflows` stand at `/automation/workflows`. */
export function placeOf({ read }: Checkout, area: string, name: string): Place {
  const text = read(table)
  const mounted = read(mounts)
  const areas = [...text.matchAll(/\{ id: '(\w+)', prefix:/g)].map(([, id]) => id ?? '')
  if (!areas.includes(area)) throw new Refused(`There is no area '${area}'; choose one of ${sentence(areas)}.`)
  const path = `/${area}/${name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()}`
  const listed = [...text.matchAll(/^ {2}\{ path: '([^']+)', area: '(\w+)', icon: \w+ \},$/gm)].map(([, each = '', of = '']) => ({ path: each, area: of }))
  const stands = (each: string) => mounted.includes(`\n  '${each}': late(`)
  if (!listed.some((each) => each.path === path)) {
    const open = listed.filter((each) => each.area === area && !stands(each.path)).map((each) => each.path)
    throw new Refused(`${area}/${name} would stand at ${path}, which is no route in ${table}; without a screen in this area: ${sentence(open)}.`)
  }
  if (stands(path)) throw new Refused(`${path} has its screen already in ${mounts}; change that one.`)
  const line = `  '${path}': late(() => import('./${area}/${folderOf(name)}/${name}.tsx'), '${name}'),\n`
  return { area, path, screens: { [mounts]: mounted.replace(/\}\n$/, `${line}}\n`) } }
}
