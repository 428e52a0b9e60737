import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The installed package that a module is a part of; undefined for our own. */
const packageOf = (id) => /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/').replace(/^\0/, ''))?.[1]

/** Writes the licences of the packages whose code is in the bundle, as they ask for. Fails where a package has no licence file. */
export const notices = (file) => ({
  name: 'notices',
  generateBundle(_, bundle) {
    const ids = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? Object.keys(chunk.modules) : []))
    const homes = [...new Set(ids.map(packageOf).filter((home) => home !== undefined))].sort()
    const texts = homes.map((home) => {
      const { name, version, license } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
      const found = readdirSync(home).find((entry) => /^licen[cs]e/i.test(entry))
      if (found === undefined) throw new Error(`${name} is in the bundle and has no licence file: leave it out, or add its text.`)
      return `${name} ${version} (${license})\n\n${readFileSync(join(home, found), 'utf8').trim()}\n`
    })
    if (!existsSync(dirname(file))) mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `The package contains code of these packages.\n\n${texts.join(`\n${'-'.repeat(72)}\n\n`)}`)
  },
})
