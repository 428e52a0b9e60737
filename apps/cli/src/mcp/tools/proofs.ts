import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { applyFix, layoutOf, SentenceError, writeContainer } from '@tagmason/tracking'
import { containerAt } from '../../containerAt.ts'
import { inWords } from '../../inWords.ts'
import { Unusable } from '../../streams.ts'
import { draftOf, type Folder, newDraft, pathIn } from '../folder.ts'
import { changes, container, page, path, simulated } from '../inputs.ts'
import { command, option, tool } from '../tool.ts'

/** Runs a command that proves something and keeps the proof as a draft. */
async function proven(folder: Folder, args: readonly string[], { now, seed }: { readonly now?: string | undefined; readonly seed?: number | undefined }) {
  const draft = await newDraft(folder)
  const said = await command(folder, [...args, `--proof=${join(draft.path, 'proof.json')}`, ...option('now', now), ...option('seed', seed)])
  return `${said}\nProof: ${draft.name}/proof.json`
}

export const effectTool = tool({
  name: 'effect',
  description:
    'What leaves the browser differently after a change, with a proof. Name the changed container as `after`, or give `changes` (JSON Patch on `before`), whose result becomes a draft. `write` takes the proof where nothing is lost.',
  input: z.object({
    before: container,
    after: container.optional(),
    changes: changes.optional(),
    visits: path.optional().describe('a file of steps or tests; such a proof is none for `write`'),
    page,
    ...simulated,
  }),
  async run(folder, { before, after, changes: operations, visits, ...given }) {
    if ((after === undefined) === (operations === undefined)) throw new Unusable('One changed container is compared: give either after or changes.')
    const from = await pathIn(folder, before)
    const draft = operations === undefined ? undefined : await changed(folder, from, operations as Operations)
    const to = await pathIn(folder, after ?? draft ?? '')
    const said = await proven(folder, ['effect', from, to, ...(visits === undefined ? [] : [`--visits=${await pathIn(folder, visits)}`])], given)
    return draft === undefined ? said : `${said}\nDraft: ${draft}`
  },
})

type Operations = Parameters<typeof applyFix>[1]['operations']

async function changed(folder: Folder, from: string, operations: Operations): Promise<string> {
  const { file, bytes } = await containerAt(from)
  try {
    const text = writeContainer(applyFix(file, { operations }), layoutOf(new TextDecoder().decode(bytes)))
    return await draftOf(folder, 'container.json', text)
  } catch (error) {
    if (!(error instanceof SentenceError)) throw error
    throw new Unusable(
      `The changes cannot be made: ${await inWords(error.sentence)} Each path is a JSON pointer into the file, such as /containerVersion/tag/0/name, or /containerVersion/tag/- for one more.`,
    )
  }
}

export const mutateTool = tool({
  name: 'mutate',
  description: 'Which small faults in a container its tests do not notice, with a proof. `complete` gives a draft of the tests with what they lack.',
  input: z.object({ container, tests: path, complete: z.boolean().optional(), page, ...simulated }),
  async run(folder, { tests, complete, ...given }) {
    const subject = await pathIn(folder, given.container)
    if (complete !== true) return await proven(folder, ['mutate', subject, await pathIn(folder, tests)], given)
    const draft = await draftOf(folder, 'tests.yaml', await textIn(folder, tests))
    const said = await command(folder, ['mutate', subject, await pathIn(folder, draft), '--write', ...option('now', given.now), ...option('seed', given.seed)])
    return `${said}\nDraft: ${draft}: call mutate with it for the proof.`
  },
})

export const proveTool = tool({
  name: 'prove',
  description:
    "Proves something of a container, and keeps the proof. `consent`: no tag runs against what the visitor said, whatever comes first, which `write` takes for a new container. `data`: where a visitor's data goes.",
  input: z.object({
    what: z.enum(['consent', 'data']),
    container,
    cmp: z.string().max(40).optional().describe("of consent: how late the banner's script speaks, such as late:800ms"),
    region: z.string().max(10).optional().describe('of consent: DE when left out'),
    page,
    ...simulated,
  }),
  async run(folder, { what, cmp, region, ...given }) {
    const file = await pathIn(folder, given.container)
    if (what === 'consent') return await proven(folder, ['consent', 'prove', file, ...option('cmp', cmp), ...option('region', region)], given)
    if (cmp !== undefined || region !== undefined) throw new Unusable("'cmp' and 'region' are of consent: leave them out.")
    return await proven(folder, ['taint', file], given)
  },
})

/** The text of a file of the folder. */
export const textIn = async (folder: Folder, named: string): Promise<string> => {
  try {
    return await readFile(await pathIn(folder, named), 'utf8')
  } catch (error) {
    throw error instanceof Unusable ? error : new Unusable(`${named} cannot be read: name a file of the folder.`)
  }
}
