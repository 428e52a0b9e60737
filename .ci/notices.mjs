import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The installed package that a module is a part of; undefined for our own. */
const packageOf = (id) => /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/').replace(/^\0/, ''))?.[1]

const about = (home) => {
  const { name, version, license, author } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const file = readdirSync(home).find((entry) => /^licen[cs]e/i.test(entry))
  return { name, version, license, author: author?.name ?? author, text: file === undefined ? undefined : readFileSync(join(home, file), 'utf8').trim() }
}

/**
 * Writes the licences of the packages whose code is in the bundle, as they ask for. A package without a licence file has that of another one under the same licence. Fails
 * where there is none.
 */
export const notices = (file) => ({
  name: 'notices',
  generateBundle(_, bundle) {
    const ids = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? Object.keys(chunk.modules) : []))
    const packages = [...new Set(ids.map(packageOf).filter((home) => home !== undefined))].sort().map(about)
    const texts = packages.map(({ name, version, license, author, text }) => {
      const like = packages.find((each) => each.license === license && each.text !== undefined)
      if (like === undefined) throw new Error(`${name} is in the bundle and has no licence file: leave it out, or add its text.`)
      return `${name} ${version} (${license})\n\n${text ?? `By ${author ?? 'the authors of the package'}, without a licence file: the terms are those of ${like.name} here.`}\n`
    })
    if (!existsSync(dirname(file))) mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `The package contains code of these packages.\n\n${texts.join(`\n${'-'.repeat(72)}\n\n`)}`)
  },
})
