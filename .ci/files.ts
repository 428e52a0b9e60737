import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** Every file of the checkout that git knows or would know, with forward slashes. */
export const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)))

export const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Code of the rooms. */
export const sources = files.filter((file) => /^(packages|apps)\/[^/]+\/.*\.(ts|tsx|mjs)$/.test(file))
