import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { commands } from '../commands.ts'
import { helpOf } from '../help.ts'
import { Unusable } from '../streams.ts'

export interface Resource {
  readonly uri: string
  readonly name: string
  readonly description: string
  readonly mimeType: string
}

/** The documentation, which the build puts beside the scripts of the package. */
const docs = new URL('../docs/', import.meta.url)

const titleOf = (markdown: string) => /^# (.+)/.exec(markdown)?.[1] ?? ''

/** The help of each command, and the articles that the package brings. */
export function resources(): readonly Resource[] {
  const help = Object.entries(commands).map(([name, { usage }]) => ({
    uri: `tagmason://help/${name}`,
    name: `tagmason ${name}`,
    description: usage.forms[0]?.[1] ?? '',
    mimeType: 'text/plain',
  }))
  const articles = existsSync(docs) ? readdirSync(docs).filter((file) => file.endsWith('.md')) : []
  return [
    ...help,
    ...articles.sort().map((file) => {
      const name = titleOf(readFileSync(new URL(file, docs), 'utf8'))
      return { uri: `tagmason://docs/${file.slice(0, -'.md'.length)}`, name, description: name, mimeType: 'text/markdown' }
    }),
  ]
}

/** The text of a resource. Throws an `Unusable` where there is none of this address. */
export async function resourceText(uri: string): Promise<string> {
  const known = resources().find((one) => one.uri === uri)
  const [, kind, name = ''] = /^tagmason:\/\/(help|docs)\/([\w-]+)$/.exec(uri) ?? []
  const command = kind === 'help' && Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command !== undefined) return await helpOf(command)
  if (known === undefined) throw new Unusable(`There is no resource '${uri}': list them.`)
  return readFileSync(new URL(`${name}.md`, docs), 'utf8')
}
