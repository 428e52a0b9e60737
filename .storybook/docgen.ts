import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { builtinHandlers, builtinResolvers, ERROR_CODES, makeFsImporter, parse } from 'react-docgen'
import type { Plugin } from 'vite'

/** Whose docs pages show a table of props: the primitives. */
const documented = /\/packages\/ui\/src\/[^?]*(?<!\.stories|\.test)\.tsx$/

/** Types are followed into the house's own files only. */
function lookUp(name: string, folder: string): string {
  const file = join(folder, name)
  if (name.startsWith('.') && existsSync(file)) return file
  throw Object.assign(new Error(`${name} is not read for docs.`), { code: 'MODULE_NOT_FOUND' })
}

/** What react-docgen tells of the components that a file declares: its code, with `__docgenInfo` on each. Nothing when it declares none. */
export function withProps(code: string, file: string): string | undefined {
  try {
    const found = parse(code, {
      filename: file,
      importer: makeFsImporter(lookUp),
      handlers: Object.values(builtinHandlers),
      resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
    })
    const told = found.flatMap(({ displayName, ...info }) =>
      displayName !== undefined && new RegExp(`\\b(?:function|const|class) ${displayName}\\b`).test(code)
        ? [`;${displayName}.__docgenInfo=${JSON.stringify({ displayName, ...info })}`]
        : [],
    )
    return told.length === 0 ? undefined : `${code}\n${told.join('\n')}`
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION) return undefined
    throw error
  }
}

/**
 * The tables of props on docs pages. Storybook's own plugin asks the same reader, but follows the types of every module of a page through all packages, each time afresh and without a pause: its server
 * then answered nobody for 20 s, and the manager took it for dead.
 */
export const docgen: Plugin = {
  name: 'tagmason:docgen',
  enforce: 'pre',
  transform(code, id) {
    const told = documented.test(id) ? withProps(code, id) : undefined
    // What is added stands below everything else, so no line moves.
    return told === undefined ? undefined : { code: told, map: null }
  },
}
