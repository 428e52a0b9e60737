import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Parse } from '@tagmason/tracking/code'
import { Unusable } from './streams.ts'

/** Where the package is looked for: the project at hand, then next to this one. */
const places = () => [join(process.cwd(), 'package.json'), import.meta.url]

/** `parse` of the project's @babel/parser. Throws an `Unusable` that says how to get it where there is none. */
export async function loadParser(from: readonly string[] = places()): Promise<Parse> {
  for (const place of from) {
    let file: string
    try {
      file = createRequire(place).resolve('@babel/parser')
    } catch {
      continue
    }
    const { parse } = (await import(pathToFileURL(file).href)) as { parse: Parse }
    return parse
  }
  throw new Unusable('Source code is read by the package @babel/parser, which the project does not have: npm install --save-dev @babel/parser, and try again.')
}
