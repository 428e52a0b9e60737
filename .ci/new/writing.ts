import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Why nothing was written, in one sentence. */
export class Refused extends Error {}

/** What is to be written, as a whole: paths from the root with their texts, and what to tell about it. */
export interface Writing {
  /** Files that are not there yet. */
  made: Record<string, string>
  /** Files that are there, as they shall be. */
  changed: Record<string, string>
  said: string[]
}

/** The checkout that is looked at. */
export const checkout = (root: string) => ({
  has: (path: string) => existsSync(join(root, path)),
  read: (path: string) => readFileSync(join(root, path), 'utf8'),
  /** The files of a name in a folder and the folders in it. */
  find: (folder: string, name: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith(`/${name}`)),
})
export type Checkout = ReturnType<typeof checkout>

/** Writes all of it, or nothing when a file that shall be new is there. Returns the paths. */
export function write(root: string, { made, changed }: Writing): string[] {
  const there = Object.keys(made).find((path) => existsSync(join(root, path)))
  if (there !== undefined) throw new Refused(`${there} is there already, so nothing was written; choose another name.`)
  const all = Object.entries({ ...made, ...changed })
  for (const [path, text] of all) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return all.map(([path]) => path)
}

/** A name that a component can have, as `BadgeList`. */
export function named(name: string): string {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name))
    throw new Refused(`'${name}' cannot name a component; begin with a capital and use letters and digits only, as in 'Workflows'.`)
  return name
}
