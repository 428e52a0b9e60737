import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { files, root } from './files.ts'

/** The stories that a copy keeps: enough to plant a fault of each kind in, and quick to play. */
const kept = /packages\/ui\/src\/(Badge|Kbd|Divider|Hidden|Bullets|Spinner)\//

/**
 * A scratch copy of this checkout with few stories and no pictures, inside the checkout's ignored folder `tmp` so that packages are found where they are installed. Whatever a test plants or
 * signs there touches nothing else.
 */
export function reviewCopy(name: string) {
  const folder = join(root, 'tmp', name)
  rmSync(folder, { recursive: true, force: true })
  for (const file of files) {
    if (!/^(\.storybook|packages)\/|^(vitest\.|tsconfig\.base)/.test(file)) continue
    if (file.startsWith('.storybook/pictures/') || (file.endsWith('.stories.tsx') && !kept.test(file))) continue
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  mkdirSync(join(folder, '.storybook/pictures'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  const at = (file: string) => join(folder, file)
  const write = (file: string, text: string) => writeFileSync(at(file), text)
  write('.storybook/pictures/signoff.json', '{}\n')
  write('.storybook/pictures/index.json', '{}\n')
  write('.storybook/required.json', '{}\n')
  write('.storybook/coverage.json', '{}\n')
  return {
    folder,
    at,
    write,
    exists: (file: string) => existsSync(at(file)),
    read: (file: string) => readFileSync(at(file), 'utf8'),
    /** Changes a file; refuses a change that changes nothing, so that nothing is planted in vain. */
    change(file: string, from: string | RegExp, to: string) {
      const before = readFileSync(at(file), 'utf8')
      const after = before.replace(from, to)
      if (after === before) throw new Error(`Nothing in ${file} is ${String(from)}, so the fault could not be planted. Plant it where the file has it now.`)
      writeFileSync(at(file), after)
    },
    /** Runs a command of the review: its exit code and everything it said. */
    run(...args: string[]) {
      const { status, stdout, stderr } = spawnSync('npx', ['--no-install', 'tsx', '.storybook/review/cli.ts', ...args], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, CI: '1' },
      })
      return { status, said: `${stdout}${stderr}` }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
