import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Manifest } from '../.storybook/review/store.ts'
import { files, root } from './files.ts'

/** The stories that a copy keeps: enough to plant a fault of each kind in, and quick to play. */
const kept = /packages\/ui\/src\/(Badge|Kbd|Divider|Hidden|Bullets|Spinner)\//
const keptId = /^primitives-(badge|kbd|divider|hidden|bullets|spinner)--/

/** Packages are found where they are installed; the house's own are the copy's, and so are caches: who works in the checkout meanwhile changes nothing here, nor the other way round. */
function linkPackages(folder: string) {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(join(to, '@tagmason'), { recursive: true })
  mkdirSync(join(to, '.cache'))
  for (const name of readdirSync(from)) {
    if (name === '@tagmason' || (name.startsWith('.') && name !== '.bin')) continue
    symlinkSync(join(from, name), join(to, name), 'dir')
  }
  for (const name of readdirSync(join(folder, 'packages'))) symlinkSync(join(folder, 'packages', name), join(to, '@tagmason', name), 'dir')
  if (existsSync(join(from, '.cache/chromium'))) symlinkSync(join(from, '.cache/chromium'), join(to, '.cache/chromium'), 'dir')
  // Who looks for the root of the project finds this, and no workspaces in it: files may be read from the checkout.
  writeFileSync(join(folder, 'package.json'), '{ "name": "tagmason-copy", "private": true, "type": "module" }\n')
}

/**
 * A scratch copy of this checkout with few stories, inside the checkout's ignored folder `tmp`. It has no pictures, or, with `accepted`, those of its stories. Whatever a test plants or signs
 * there touches nothing else.
 */
export function reviewCopy(name: string, accepted = false) {
  const folder = join(root, 'tmp', name)
  rmSync(folder, { recursive: true, force: true })
  for (const file of files) {
    if (!/^(\.storybook|packages)\/|^(vitest\.|tsconfig\.base)/.test(file)) continue
    if (file.startsWith('.storybook/pictures/') || (file.endsWith('.stories.tsx') && !kept.test(file))) continue
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  mkdirSync(join(folder, '.storybook/pictures'), { recursive: true })
  linkPackages(folder)
  const at = (file: string) => join(folder, file)
  const write = (file: string, text: string) => writeFileSync(at(file), text)
  write('.storybook/pictures/signoff.json', '{}\n')
  const all = JSON.parse(readFileSync(join(root, '.storybook/pictures/index.json'), 'utf8')) as Manifest
  const manifest = Object.fromEntries(Object.entries(all).filter(([id]) => accepted && keptId.test(id)))
  write('.storybook/pictures/index.json', `${JSON.stringify(manifest, null, 1)}\n`)
  for (const hash of Object.values(manifest).flatMap((shots) => Object.values(shots)))
    cpSync(join(root, `.storybook/pictures/images/${hash}.webp`), at(`.storybook/pictures/images/${hash}.webp`))
  // No screen is among these stories, so none is loaded ahead of them.
  const setup = readFileSync(join(root, '.storybook/review/setup.ts'), 'utf8')
  write('.storybook/review/setup.ts', setup.replace(/^import\.meta\.glob\(.*$/m, ''))
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
