import { readFileSync } from 'node:fs'

/** The version of the package that this is part of; its package.json is one folder up, in the checkout and in the package. */
export const version = (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }).version
