import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { McpClient } from './mcpClient.mjs'

/** Tasks as an assistant does them, by the SDK's client. */
export const tasksOf = (client: () => McpClient, folder: string) => {
  const ask = async (name: string, args: object): Promise<{ text: string; isError: boolean }> => {
    const { content, isError } = await client().callTool({ name, arguments: args })
    return { text: content.map(({ text }) => text).join(''), isError: isError === true }
  }
  /** The answer of a call that has to work. */
  const call = async (name: string, args: object): Promise<string> => {
    const { text, isError } = await ask(name, args)
    expect([text, isError]).toEqual([text, false])
    return text
  }
  /** The sentence of a call that has to be refused. */
  const refused = async (name: string, args: object): Promise<string> => {
    const { text, isError } = await ask(name, args)
    expect([text, isError]).toEqual([text, true])
    return text
  }
  return {
    call,
    refused,
    /** The draft and the proof that an answer names. */
    kept: (answer: string) => ({ from: /^Drafts?: (\S+?)[,:]?(?:\s|$)/m.exec(answer)?.[1] ?? '', proof: /^Proof: (\S+)$/m.exec(answer)?.[1] ?? '' }),
    read: (path: string) => readFileSync(join(folder, path), 'utf8'),
  }
}

type Part = Record<string, unknown> & { name: string }

/** JSON pointers to the tags and triggers of a container by name. */
export function pointersOf(container: string) {
  const { containerVersion } = JSON.parse(container) as { containerVersion: { tag: Part[]; trigger: Part[]; variable: Part[] } }
  const at = (list: 'tag' | 'trigger' | 'variable') => (name: string) => {
    const place = containerVersion[list].findIndex((one) => one.name === name)
    if (place < 0) throw new Error(`The container has no ${list} '${name}'.`)
    return { pointer: `/containerVersion/${list}/${place}`, value: containerVersion[list][place] as Part }
  }
  return { tag: at('tag'), trigger: at('trigger'), variable: at('variable') }
}
