import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { rolldown } from 'rolldown'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { pinnedBrowser } from '../../.storybook/browser.ts'
import { root } from '../files.ts'
import { called, emptyFolder, installed } from './artefact.ts'

const folder = emptyFolder()
const home = join(folder, 'node_modules/tagmason')

beforeAll(() => installed('apps/cli', folder))

/** What a bundler for browsers makes of a script: all files as text, the first one first. It fails where the bundler warns. */
async function bundled(source: string): Promise<readonly { fileName: string; code: string }[]> {
  const input = join(folder, 'entry.mjs')
  writeFileSync(input, source)
  const warnings: string[] = []
  const bundle = await rolldown({ input, platform: 'browser', onLog: (_, { message }) => void warnings.push(message) })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  expect(warnings).toEqual([])
  return output.flatMap((one) => (one.type === 'chunk' ? [{ fileName: one.fileName, code: one.code }] : []))
}

describe('the library tagmason', () => {
  it('has types that need no other package, and find what does not fit', async () => {
    writeFileSync(
      join(folder, 'use.ts'),
      `import { audit, type AuditFinding, containerFromPlan, effect, inLanguage, type MeasurementPlan, planFromGoals, simulate, type Step } from 'tagmason'
const plan: MeasurementPlan = planFromGoals('Track purchases', { language: 'en' })
const container = containerFromPlan(plan, { measurementId: 'G-AB12CD34EF', consent: 'denied' })
const steps: readonly Step[] = [{ type: 'pageLoad', url: 'https://shop.example/' }]
const findings: readonly AuditFinding[] = audit(container)
const said: Promise<string[]> = inLanguage(findings.map(({ message }) => message), 'de')
export const fired: Promise<readonly string[] | undefined> = simulate(container, steps).then((found) => found.steps[0]?.fired)
export const kinds: Promise<readonly ('lost' | 'unknown' | 'doubled' | 'gained' | 'changed')[]> = effect(container, container).then(({ changes }) => changes.map(({ kind }) => kind))
export const all = [said]
// @ts-expect-error There is no language of this name.
planFromGoals('Track purchases', { language: 'xx' })
// @ts-expect-error A step has one of the known types.
export const wrong: Step = { type: 'jump' }
`,
    )
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    for (const [module, resolution] of [
      ['esnext', 'bundler'],
      ['nodenext', 'nodenext'],
    ] as const) {
      const options = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--target', 'es2023', '--lib', 'es2023,dom', '--types', '', '--module', module]
      expect(await called(process.execPath, [tsc, ...options, '--moduleResolution', resolution, 'use.ts'], folder)).toEqual({ code: 0, out: '', error: '' })
    }
  })

  it('runs the example for Node', async () => {
    writeFileSync(join(folder, 'node.mjs'), readFileSync(join(home, 'examples/node.mjs'), 'utf8'))
    const { code, out } = await called(process.execPath, ['node.mjs'], folder)
    expect([code, out.trimEnd().split('\n')]).toEqual([
      0,
      [
        'purchase: purchases',
        'newsletter_sign_up: newsletter sign-ups',
        '0 errors, 0 findings of the audit',
        'fired: GA4 - purchase',
        'lost: GA4 event purchase',
      ],
    ])
  })

  it('runs the example for browsers in one', async () => {
    const files = await bundled(`export * from './node_modules/tagmason/examples/browser.mjs'`)
    const { executablePath, env, args } = await pinnedBrowser()
    const browser = await chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), env, args })
    onTestFinished(() => browser.close())
    const page = await browser.newPage()
    await page.route('http://shop.example/**', (route) => {
      const { pathname } = new URL(route.request().url())
      const file = files.find(({ fileName }) => pathname === `/${fileName}`)
      return file === undefined
        ? route.fulfill({ contentType: 'text/html', body: '<title>Example</title>' })
        : route.fulfill({ contentType: 'text/javascript', body: file.code })
    })
    await page.goto('http://shop.example/')
    // As text: the test's own tools rewrite an import in a function.
    const found: unknown = await page.evaluate(
      `import('/${files[0]?.fileName ?? ''}').then(async ({ preview, check }) => ({ preview: await preview('Track purchases'), broken: await check('{', 'de') }))`,
    )
    expect(found).toEqual({
      preview: { events: ['purchase'], fired: ['GA4 - purchase'] },
      broken: [expect.stringContaining('JSON')],
    })
  })

  it.each([
    ['engineVersion', 1],
    ['readContainer', 25],
    ['diff', 40],
    ['audit', 110],
  ])('leaves a bundler with little where only %s is imported: at most %i KB', async (name, most) => {
    const files = await bundled(`import { ${name} } from 'tagmason'\nglobalThis.found = ${name}`)
    expect(files.reduce((sum, { code }) => sum + code.length, 0) / 1000).toBeLessThanOrEqual(most)
  })

  it('describes every function in API.md, which the build makes from the docstrings', async () => {
    const library = (await import(join(home, 'lib/index.mjs'))) as Record<string, unknown>
    const described = [...readFileSync(join(home, 'API.md'), 'utf8').matchAll(/^## (\w+)\n\n\S/gm)].map(([, name]) => name)
    expect(described).toEqual(Object.keys(library).sort())
  })
})
