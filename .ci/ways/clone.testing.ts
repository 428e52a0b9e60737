import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { files, root } from '../files.ts'

/** Copies the checkout as git has it, with nothing built. Packages are linked, since tests have no network; our own are those of the copy. */
export function copyClone(clone: string): void {
  for (const file of files) {
    if (file.startsWith('.storybook/pictures/')) continue
    mkdirSync(dirname(join(clone, file)), { recursive: true })
    cpSync(join(root, file), join(clone, file))
  }
  linkInto(clone, 'node_modules')
  for (const folder of ['packages', 'apps'])
    for (const name of readdirSync(join(clone, folder))) {
      if (existsSync(join(root, folder, name, 'node_modules'))) linkInto(clone, `${folder}/${name}/node_modules`)
      const { name: called } = JSON.parse(readFileSync(join(clone, folder, name, 'package.json'), 'utf8')) as { name: string }
      symlinkSync(join(clone, folder, name), join(clone, 'node_modules', called), 'dir')
    }
}

function linkInto(clone: string, folder: string) {
  mkdirSync(join(clone, folder, '@tagmason'), { recursive: true })
  for (const name of readdirSync(join(root, folder)))
    if (!/^(@tagmason|tagmason|\.cache|\.vite.*)$/.test(name)) symlinkSync(join(root, folder, name), join(clone, folder, name))
}
