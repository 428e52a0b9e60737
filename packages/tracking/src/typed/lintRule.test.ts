import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { plannedEvent, planOf } from '../container/plans.testing.ts'
import { typedTracking } from './index.ts'

const plan = planOf([
  plannedEvent({
    id: 'a',
    name: 'purchase',
    kind: 'recommended',
    parameters: [
      { name: 'transaction_id', type: 'string', example: 'T1', required: true },
      { name: 'items', type: 'items', example: '[]', required: true },
    ],
  }),
  plannedEvent({
    id: 'b',
    name: 'plan_chosen',
    parameters: [
      { name: 'plan_name', type: 'string', example: 'Pro', required: true },
      { name: 'yearly', type: 'boolean', example: true },
    ],
  }),
])

const folder = mkdtempSync(join(tmpdir(), 'tagmason-lint-'))
afterAll(() => rmSync(folder, { recursive: true }))
const path = join(folder, 'tagmason.lint.mjs')
writeFileSync(path, typedTracking(plan, 'lintRule'))

const code = [
  "dataLayer.push({ event: 'plan_chosen', plan_name: 'Pro', yearly: true })",
  "window.dataLayer?.push({ event: 'plan_chosen', plan_name: 5 })",
  "dataLayer.push({ event: 'plan_chosen' }, { event: 'cake' })",
  "dataLayer.push({ event: 'plan_chosen', ...rest }); dataLayer.push({ event: name }); list.push({ event: 'cake' })",
  "dataLayer.push({ event: 'purchase', ecommerce: { transaction_id: id, items: {} } }, { event: 'gtm.js' })",
].join('\n')
const expected = [
  "2 'plan_name' is number, and the plan says string.",
  "3 'plan_name' is missing, and the plan requires it.",
  "3 The plan has no event 'cake'.",
  "5 'ecommerce.items' is object, and the plan says items.",
]

/** The installed package's own file, wherever it is. */
const require = createRequire(import.meta.url)

describe('the rule of a plan', () => {
  it('marks names, types and missing parameters in ESLint', async () => {
    const { default: tagmason } = (await import(pathToFileURL(path).href)) as { default: unknown }
    const { Linter } = require('eslint') as { Linter: new () => { verify: (code: string, config: unknown) => { line: number; message: string }[] } }
    const found = new Linter().verify(code, [{ plugins: { tagmason }, rules: { 'tagmason/planned': 'error' } }])
    expect(
      found.map(({ line, message }) => `${line} ${message}`).filter((each) => !each.includes('ecommerce.value') && !each.includes('ecommerce.currency')),
    ).toEqual(expected)
  })

  it('marks the same in oxlint', { timeout: 60_000 }, () => {
    writeFileSync(join(folder, 'code.js'), code)
    writeFileSync(
      join(folder, '.oxlintrc.json'),
      JSON.stringify({ jsPlugins: ['./tagmason.lint.mjs'], categories: { correctness: 'off' }, rules: { 'tagmason/planned': 'error' } }),
    )
    const oxlint = join(dirname(require.resolve('oxlint/package.json')), 'bin/oxlint')
    let out = ''
    try {
      execFileSync(process.execPath, [oxlint, '-c', '.oxlintrc.json', '--format', 'json', 'code.js'], { cwd: folder, encoding: 'utf8' })
    } catch (error) {
      out = (error as { stdout: string }).stdout
    }
    const { diagnostics } = JSON.parse(out) as { diagnostics: { message: string; labels: { span: { line: number } }[] }[] }
    const found = diagnostics.map(({ message, labels }) => `${labels[0]?.span.line ?? 0} ${message}`)
    expect(found.filter((each) => !each.includes('ecommerce.value') && !each.includes('ecommerce.currency')).toSorted()).toEqual(expected)
  })
})
