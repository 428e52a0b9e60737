import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '../files.ts'
import { called, emptyFolder, filesBelow, installed } from './artefact.ts'
import { standInServer } from './collector.testing.ts'

const folder = emptyFolder()
const { came, answers, site, names } = standInServer()

beforeAll(async () => {
  await installed('packages/browser', folder)
  await installed('packages/node', folder)
})

describe('both packages', () => {
  it.each(['browser', 'node'])('@tagmason/%s is small and depends on nothing', (name) => {
    const home = join(folder, 'node_modules/@tagmason', name)
    expect(filesBelow(home).reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(15_000)
    expect(JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))).not.toHaveProperty('dependencies')
  })

  it('have types that take the events that tagmason types writes of a plan, and find what the plan does not have', async () => {
    // As `tagmason types` writes it (packages/tracking/src/typed).
    writeFileSync(
      join(folder, 'events.d.ts'),
      `export interface TrackingEvents {\n  readonly "purchase": {\n    readonly "value": number\n  }\n  readonly "sign_up": {\n  }\n}\n`,
    )
    writeFileSync(
      join(folder, 'use.ts'),
      `import { createTagmason } from '@tagmason/browser'
import { createTagmason as ofServer } from '@tagmason/node'
import type { TrackingEvents } from './events'
const page = createTagmason<TrackingEvents>({ key: 'atk_site_x', server: 'https://stats.shop.example', consent: 'granted' })
page.track('purchase', { value: 20 })
page.track('sign_up')
const process = ofServer<TrackingEvents>({ key: 'atk_live_x', server: 'https://stats.shop.example' })
process.track('purchase', { value: 20 }, { clientId: 'c-1' })
export const left: Promise<number> = process.close()
// @ts-expect-error The plan has no event of this name.
page.track('buy', { value: 20 })
// @ts-expect-error The value is a number.
page.track('purchase', { value: '20' })
// @ts-expect-error A purchase brings its value.
page.track('purchase')
// @ts-expect-error The plan has no event of this name.
process.track('buy', {}, {})
`,
    )
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const options = [
      '--noEmit',
      '--strict',
      '--target',
      'es2023',
      '--lib',
      'es2023,dom',
      '--types',
      '',
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
      '--skipLibCheck',
      'false',
    ]
    expect(await called(process.execPath, [tsc, ...options, 'use.ts'], folder)).toEqual({ code: 0, out: '', error: '' })
  })
})

describe('@tagmason/node', () => {
  const run = async (lines: string) => {
    writeFileSync(join(folder, 'run.mjs'), `import { createTagmason } from '@tagmason/node'\nconst server = '${site.address}'\n${lines}`)
    const child = spawn(process.execPath, ['run.mjs'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
    let out = ''
    child.stdout.on('data', (part: Buffer) => (out += String(part)))
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
    return { code, out }
  }

  it('sends what waits when the process runs out of work, in batches', async () => {
    came.length = 0
    expect(
      await run(
        `const client = createTagmason({ key: 'atk_live_x', server, batch: 20 })\nfor (let n = 0; n < 50; n++) client.track('order', { n }, { clientId: 'c-' + n })`,
      ),
    ).toMatchObject({ code: 0 })
    expect(came.map(({ body }) => body.events.length)).toEqual([20, 20, 10])
    expect(came[0]).toMatchObject({ path: '/api/v1/events', authorization: 'Bearer atk_live_x' })
    expect(new Set(came.flatMap(({ body }) => body.events.map(({ eventId }) => eventId))).size).toBe(50)
  })

  it('sends again after 503 and 429, with the same ids, and waits as long as the server says', async () => {
    came.length = 0
    answers.push({ status: 503 }, { status: 429, headers: { 'Retry-After': '1' } })
    const started = Date.now()
    expect(
      await run(`const client = createTagmason({ key: 'k', server })\nclient.track('order', {}, { userId: 'u' })\nconsole.log(await client.close())`),
    ).toEqual({ code: 0, out: '0\n' })
    expect(names()).toEqual(['order'])
    expect(Date.now() - started).toBeGreaterThan(1500)
  })

  it('says what the server refused, and what is left when time is over', async () => {
    came.length = 0
    answers.push({ status: 401 })
    const refused = await run(
      `const client = createTagmason({ key: 'k', server, onDropped: (events, why) => console.log(events.length, why) })\nclient.track('order', {}, {})\nawait client.flush()`,
    )
    expect(refused.out).toMatch(/^1 the server refused them with 401/)
    answers.push(...Array.from({ length: 20 }, () => ({ status: 503 })))
    expect((await run(`const client = createTagmason({ key: 'k', server })\nclient.track('order', {}, {})\nconsole.log(await client.close(300))`)).out).toBe(
      '1\n',
    )
    answers.length = 0
  })
})
