import { fileURLToPath } from 'node:url'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Folders without a slash at the end. */
export const home = at('../..')
export const source = at('../../src')
/** Where the compiler writes declarations. */
export const declarations = at('../../dist')
/** What `npm pack` is called in. */
export const target = at('../../dist/package')
