import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { anyPlan, plannedEvent, planOf } from '../container/plans.testing.ts'
import { typedTracking } from './index.ts'
import { pushedMessages } from './messages.ts'

const plan = planOf([
  plannedEvent({
    id: 'a',
    name: 'purchase',
    kind: 'recommended',
    parameters: [
      { name: 'transaction_id', type: 'string', example: 'T1', required: true },
      { name: 'value', type: 'number', example: 5 },
      { name: 'items', type: 'items', example: '[]', required: true },
    ],
    because: { start: 0, end: 0, text: 'orders */ <b>' },
  }),
  plannedEvent({
    id: 'b',
    name: 'plan_chosen',
    parameters: [
      { name: 'plan_name', type: 'string', example: 'Pro', required: true },
      { name: 'class', type: 'boolean', example: true },
    ],
  }),
  plannedEvent({ id: 'c', name: 'scrolled', trigger: { type: 'scrollDepth', percents: [50] } }),
])

const folder = mkdtempSync(join(tmpdir(), 'tagmason-typed-'))
afterAll(() => rmSync(folder, { recursive: true }))
/** What the compiler says about code that uses the made file; empty where all is well. */
function compiled(use: string): string {
  writeFileSync(join(folder, 'tracking.ts'), typedTracking(plan, 'typescript'))
  writeFileSync(join(folder, 'use.ts'), use)
  try {
    const tsc = join(import.meta.dirname, '../../../../node_modules/typescript/bin/tsc')
    execFileSync(
      process.execPath,
      [tsc, '--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', '--allowImportingTsExtensions', '--exactOptionalPropertyTypes', 'use.ts'],
      { cwd: folder, encoding: 'utf8' },
    )
    return ''
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}
const uses = (call: string) => `import { track, type TrackingMessage } from './tracking.ts'\n${call}\n`

describe('types of a plan', () => {
  it('compile, and take what is planned', () => {
    expect(
      compiled(
        uses(
          `track('plan_chosen', { plan_name: 'Pro' })\ntrack('purchase', { ecommerce: { transaction_id: 'T', currency: 'EUR', items: [{ item_id: 'a', price: 5 }] } })\nexport const message: TrackingMessage = { event: 'plan_chosen', plan_name: 'Pro', class: true }`,
        ),
      ),
    ).toBe('')
  }, 60_000)

  it('refuse other names, types and keys, and what is missing', () => {
    const found = compiled(
      uses(`track('plan_choosen', {})\ntrack('plan_chosen', { plan_name: 5 })\ntrack('plan_chosen', {})\ntrack('plan_chosen', { plan_name: 'a', more: 1 })`),
    )
    expect(found.match(/use\.ts\((\d)/g)).toEqual(['use.ts(2', 'use.ts(3', 'use.ts(4', 'use.ts(5'])
  }, 60_000)

  it('have a method for each event in the languages of apps, with names that these take', () => {
    expect(typedTracking(plan, 'kotlin')).toContain('fun planChosen(planName: String, class_: Boolean? = null) {')
    expect(typedTracking(plan, 'swift')).toContain('func planChosen(planName: String, class_: Bool? = nil) {')
    expect(typedTracking(plan, 'dart')).toContain('void planChosen({required String planName, bool? class_}) => send("plan_chosen", <String, Object>{')
    for (const language of ['kotlin', 'swift', 'dart'] as const) expect(typedTracking(plan, language)).not.toContain('scrolled')
  })

  // Compiled by kotlinc 2.4.20; parsed by the grammars of tree-sitter for Swift and Dart.
  it.each<['kotlin' | 'swift' | 'dart', string, string]>([
    ['kotlin', 'to_string', 'fun toString_('],
    ['kotlin', 'hash_code', 'fun hashCode_('],
    ['kotlin', 'send', 'fun send_('],
    ['kotlin', 'suche_übersicht', 'fun sucheÜbersicht('],
    ['swift', 'send', 'func send_('],
    ['swift', 'init', 'func init_('],
    ['dart', 'to_string', 'void toString_('],
    ['dart', 'operator', 'void operator_('],
    ['dart', 'await', 'void await_('],
    ['dart', 'suche_übersicht', 'void sucheUbersicht('],
    ['dart', '検索', 'void event('],
  ])('name no method of %s as a class has one already: %s', (language, name, method) => {
    const named = planOf([plannedEvent({ id: 'a', name, parameters: [], trigger: { type: 'customEvent', event: name } })])
    expect(typedTracking(named, language)).toContain(method)
  })

  it('come with a checker that says what each message lacks, earlier ones too', () => {
    const said: string[] = []
    const say = (text: string) => void said.push(text)
    const window = { dataLayer: [{ event: 'plan_chosen', plan_name: 5 }] as unknown[] }
    runInNewContext(typedTracking(plan, 'checker'), { window, console: { log: say, warn: say } })
    window.dataLayer.push(
      { event: 'gtm.load' },
      { event: 'plan_chosen', plan_name: 'Pro' },
      { event: 'other' },
      { event: 'purchase', ecommerce: { transaction_id: '', items: {} } },
      { event: 'purchase' },
    )
    expect(said).toEqual([
      'Tagmason: plan_chosen: plan_name is number and has to be string',
      'Tagmason: plan_chosen is as planned',
      'Tagmason: the plan has no event other',
      'Tagmason: purchase: ecommerce.transaction_id is missing, ecommerce.items is object and has to be items, ecommerce.currency is missing',
      'Tagmason: purchase: ecommerce is missing',
    ])
    expect(window.dataLayer).toHaveLength(6)
  })

  it('are made of any plan, with balanced brackets outside of texts and comments', () => {
    fc.assert(
      fc.property(anyPlan, fc.constantFrom('declarations', 'typescript', 'kotlin', 'swift', 'dart'), (any, language) => {
        const code = typedTracking(any, language).replace(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$|"(?:\\.|[^"\\])*"/gm, '')
        for (const [open, close] of ['()', '{}', '[]'].map((pair) => [...pair])) expect(code.split(open ?? '').length).toBe(code.split(close ?? '').length)
        expect(new Set(pushedMessages(any).map(({ event }) => event)).size).toBe(pushedMessages(any).length)
      }),
      { numRuns: 60 },
    )
  })
})
