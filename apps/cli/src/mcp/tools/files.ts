import { stringify } from 'yaml'
import { z } from 'zod'
import { languages } from '@tagmason/domain'
import { draftOf, newDraft, pathIn } from '../folder.ts'
import { container, page, path, simulated } from '../inputs.ts'
import { command, option, tool } from '../tool.ts'

export const planTool = tool({
  name: 'plan',
  description: 'Makes a measurement plan of goals in plain words, and drafts of its container, tests and snippets. Nothing is written to the folder.',
  input: z.object({
    goals: z.string().min(1).max(20_000).describe('what to measure, in plain words'),
    language: z.enum(languages).optional(),
    site: z.string().max(253).optional().describe('host of the site, such as shop.example'),
    measurementId: z.string().max(40).optional().describe('GA4 measurement ID, such as G-AB12CD34EF'),
    consent: z.enum(['denied', 'none']).optional().describe('Consent Mode v2 default; denied when left out'),
    page,
  }),
  async run(folder, { goals, language, site, measurementId, consent }) {
    const draft = await newDraft(folder)
    const said = await command(folder, [
      'plan',
      `--goals=${goals}`,
      ...option('language', language),
      ...option('site', site),
      ...option('measurement-id', measurementId),
      ...option('consent', consent),
      `--out=${draft.path}`,
    ])
    return `${said}\nDrafts: ${['plan.json', 'container.json', 'ga4.json', 'snippets.md', 'tests.yaml'].map((file) => `${draft.name}/${file}`).join(', ')}`
  },
})

export const auditTool = tool({
  name: 'audit',
  description: 'What is worth changing in a container, errors first, each with its place as a JSON pointer.',
  input: z.object({ container, partial: z.boolean().optional().describe('the file is a part of a container'), page }),
  run: async (folder, given) => await command(folder, ['audit', await pathIn(folder, given.container), ...(given.partial === true ? ['--partial'] : [])]),
})

export const explainTool = tool({
  name: 'explain',
  description: 'The shortest visit on which a tag fires, or why there is none.',
  input: z.object({ container, tag: z.string().min(1).max(500).describe('the name of the tag'), page, ...simulated }),
  run: async (folder, { tag, now, seed, ...given }) =>
    await command(folder, ['explain', await pathIn(folder, given.container), `--tag=${tag}`, ...option('now', now), ...option('seed', seed)]),
})

export const simulateTool = tool({
  name: 'simulate',
  description: 'Which tags fire on each step of a visit, and with `trace` why and with which values.',
  input: z.object({
    container,
    steps: z
      .union([path, z.array(z.record(z.string(), z.unknown())).min(1).max(1000)])
      .describe(
        'the steps, such as [{"type":"pageLoad","url":"https://shop.example/"},{"type":"push","data":{"event":"purchase"}}], or a file of steps or tests',
      ),
    test: z.string().max(500).optional().describe('the name of the test, in a file of several'),
    trace: z.boolean().optional(),
    page,
    ...simulated,
  }),
  async run(folder, { steps, test, trace, now, seed, ...given }) {
    const visit = typeof steps === 'string' ? steps : await draftOf(folder, 'steps.yaml', stringify(steps))
    return await command(folder, [
      'simulate',
      await pathIn(folder, given.container),
      `--steps=${await pathIn(folder, visit)}`,
      ...option('test', test),
      ...(trace === true ? ['--trace'] : []),
      ...option('now', now),
      ...option('seed', seed),
    ])
  },
})

export const testTool = tool({
  name: 'test',
  description: 'Whether a container does what a file of tests expects.',
  input: z.object({ container, tests: path.describe('a file of tests (YAML or JSON)'), page, ...simulated }),
  // The container is always named, so that a file of tests leads to no other file.
  run: async (folder, { tests, now, seed, ...given }) =>
    await command(folder, ['test', await pathIn(folder, given.container), await pathIn(folder, tests), ...option('now', now), ...option('seed', seed)]),
})

export const liveTool = tool({
  name: 'live',
  description: 'Reads what a site publishes, by the id of its container (asks Google) or a saved script, into a draft that the other tools take.',
  input: z.object({ from: path.describe('GTM-…, G-…, or a file of the folder'), page }),
  network: true,
  async run(folder, { from }) {
    const draft = await newDraft(folder)
    const source = /^(?:GTM|G|GT|AW|DC)-[A-Z0-9]+$/i.test(from) ? from : await pathIn(folder, from)
    return `${await command(folder, ['live', source, `--out=${draft.path}/container.json`])}\nDraft: ${draft.name}/container.json`
  },
})

export const mergeTool = tool({
  name: 'merge',
  description: 'Merges two containers that came from one, into a draft. Conflicts wait for a choice by `prefer`.',
  input: z.object({ base: container, ours: container, theirs: container, prefer: z.enum(['ours', 'theirs']).optional(), page }),
  async run(folder, { base, ours, theirs, prefer }) {
    const draft = await newDraft(folder)
    const files = [await pathIn(folder, base), await pathIn(folder, ours), await pathIn(folder, theirs)]
    return await command(folder, ['merge', ...files, `--out=${draft.path}/container.json`, ...(prefer === undefined ? [] : [`--${prefer}`])])
  },
})
