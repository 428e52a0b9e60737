import { expectationInput, inputFaultCodes, inputFaultOf, mostVisitCharacters, mostVisitSteps, reads, stepsInput, testsInput } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../sentences/english.testing.ts'
import { loadSentences } from '../../sentences/loadSentences.ts'
import { worded } from '../../sentences/worded.ts'
import { issueWords } from './issueWords.ts'

const page = { type: 'pageLoad', url: 'https://shop.example/' }
const test = (more: object) => ({ tests: [{ name: 'A', steps: [page], ...more }] })

type Schema = Pick<typeof stepsInput, 'safeParse'>
/** Path and message of the first issue. */
const issueOf = (schema: Schema, input: unknown) => {
  const [issue] = schema.safeParse(input).error?.issues ?? []
  return issue === undefined ? undefined : { path: issue.path.join('.'), message: issue.message }
}

const visits: readonly [string, unknown, string][] = [
  ['no list', { steps: [] }, ': The steps of a visit are a list.'],
  ['no step', [], ': There is no step: a visit begins with one of type pageLoad.'],
  ['another beginning', [{ type: 'wait', ms: 1 }], '0.type: A visit begins with a step of type pageLoad, because everything else happens on a page.'],
  ['no object', [page, 'click'], '1: A step is an object with a type, such as { "type": "push", "data": { "event": "purchase" } }.'],
  ['no type', [page, { ms: 1 }], '1.type: A step has one of these types: pageLoad, push, click,'],
  ['an unknown type', [page, { type: 'tap' }], '1.type: A step has one of these types: pageLoad, push, click,'],
  ['an unknown key', [page, { type: 'wait', ms: 1, seconds: 2 }], "1: A step of type wait has no key 'seconds': it knows type and ms."],
  ['an unknown key of an element', [page, { type: 'click', element: { class: 'x' } }], "1.element: An element has no key 'class': it knows tag, id, classes,"],
  ['a relative address', [{ type: 'pageLoad', url: '/cart' }], '0.url: This is no absolute address'],
  ['another scheme', [{ type: 'pageLoad', url: 'javascript:alert(1)' }], '0.url: This is no absolute address'],
  ['two depths', [page, { type: 'scroll', percent: 1, pixels: 1 }], '1: A step of type scroll says how far in one way: give percent or pixels, and not both.'],
  ['no depth', [page, { type: 'scroll' }], '1: A step of type scroll says how far in one way'],
  ['a word for a number', [page, { type: 'wait', ms: 'long' }], '1.ms: It has to be a number from 0 to 86400000.'],
  ['another state of consent', [page, { type: 'consent', state: { ad_storage: 'yes' } }], '1.state.ad_storage: It has to be one of granted and denied.'],
  ['a key that is missing', [page, { type: 'push' }], '1.data: It is missing: it has to be any value.'],
  ['a text that is missing', [page, { type: 'error' }], '1.message: It is missing: it has to be a text.'],
  ['a list that is a word', [{ ...page, elements: 'main' }], '0.elements: It has to be a list.'],
  ['no JSON', [{ ...page, dataLayer: [() => 1] }], ': Steps are JSON values in at most 100 levels.'],
  ['too many steps', Array.from({ length: 1001 }, () => page), ': A visit has at most 1000 steps: split it.'],
  ['classes of another kind', [page, { type: 'click', element: { classes: 5 } }], '1.element.classes: It has to be a list of classes, or a text with spaces'],
  ['a word for yes', [page, { type: 'click', element: {}, defaultPrevented: 'yes' }], '1.defaultPrevented: It has to be true or false.'],
  ['a list for an object', [{ ...page, cookies: 'a=b' }], '0.cookies: It has to be an object.'],
  [
    'no element',
    [page, { type: 'click', element: 'a' }],
    '1.element: An element is an object with tag, id, classes, text, href, attributes, ancestors, before and after.',
  ],
  ['a long text', [{ ...page, title: 'x'.repeat(100_001) }], '0.title: It has more than 100,000 characters: shorten it.'],
  ['a long list', [{ ...page, elements: Array.from({ length: 1001 }, () => ({})) }], '0.elements: It has more than 1000 entries: leave some out.'],
  ['a number below', [page, { type: 'wait', ms: -1 }], '1.ms: It has to be a number from 0 to 86400000.'],
  ['a number above', [page, { type: 'scroll', percent: 101 }], '1.percent: It has to be a number from 0 to 100.'],
]
const files: readonly [string, unknown, string][] = [
  ['no file', [], ': A file of tests is an object with container and tests.'],
  ['no tests', { tests: [] }, 'tests: There is no test in the file.'],
  ['no test', { tests: [1] }, 'tests.0: A test is an object with name and steps.'],
  ['no name', test({ name: undefined }), 'tests.0.name: A test has a name, such as "A purchase is counted".'],
  ['an empty name', test({ name: '' }), 'tests.0.name: The name of the test is empty: write one.'],
  ['a long name', test({ name: 'x'.repeat(501) }), 'tests.0.name: The name of the test has more than 500 characters: shorten it.'],
  ['no steps', test({ steps: 'all' }), 'tests.0.steps: It has to be a list of steps.'],
  ['twins', { tests: [...test({}).tests, ...test({}).tests] }, 'tests: Two tests have the same name: give each its own.'],
  ['many', { tests: Array.from({ length: 1001 }, (_, at) => ({ name: String(at), steps: [] })) }, 'tests: A file has at most 1000 tests: split it.'],
]
const expectations: readonly [string, unknown, string][] = [
  ['no object', 'fired', ': What a step expects is an object with fired, notFired, only, order, unknown and tags.'],
  ['a name for a list', { fired: 'A' }, 'fired: It has to be a list of names of tags.'],
  [
    'an unknown key of a tag',
    { tags: { A: { count: 1 } } },
    "tags.A: What is expected of a tag has no key 'count': it knows on, times, parameters and unknown.",
  ],
]
const inProduct: readonly [string, unknown, string][] = [
  [
    'many steps',
    { steps: [page, ...Array.from({ length: mostVisitSteps }, () => ({ type: 'wait', ms: 1 }))] },
    `steps: A visit has at most ${mostVisitSteps} steps: split it.`,
  ],
  [
    'much data',
    { steps: [page, ...Array.from({ length: 10 }, () => ({ type: 'push', data: 'x'.repeat(Math.ceil(mostVisitCharacters / 9)) }))] },
    'steps: The steps hold too much data: shorten it.',
  ],
]
const all = [
  [stepsInput, visits],
  [testsInput, files],
  [expectationInput, expectations],
  [reads['containers.simulate'].input, inProduct],
] as const
const rows = all.flatMap(([schema, cases]) => cases.map(([name, input, says]) => [name, says, issueOf(schema as unknown as Schema, input)] as const))

describe('why a visit or a file of tests is refused', () => {
  it.each(rows)('is said with place and sentence: %s', (_, says, issue) => {
    expect(`${issue?.path ?? ''}: ${inEnglish(issueWords(issue?.message ?? ''))}`).toContain(says)
  })

  it('is data, and each of its codes is reached', () => {
    const reached = new Set<string>()
    const look = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      if ('code' in value) reached.add(String(value.code))
      for (const each of Object.values(value)) look(each)
    }
    for (const [, , issue] of rows) {
      expect(inputFaultOf(issue?.message ?? ''), issue?.message).not.toBeNull()
      look(inputFaultOf(issue?.message ?? ''))
    }
    expect([...reached].toSorted()).toEqual([...inputFaultCodes].toSorted())
  })

  it.each(['en', 'es', 'fr', 'de'] as const)('is whole in %s: every value has its place', async (language) => {
    const patterns = await loadSentences(language)
    for (const code of inputFaultCodes) expect(patterns[code]).toBeTruthy()
    for (const [, , issue] of rows) {
      const text = worded(patterns, issueWords(issue?.message ?? ''), language)
      expect(text).toMatch(/^[\p{Lu}«„].*\.$/su)
      expect(text).not.toMatch(/\{\$|\[object|undefined/)
    }
  })

  it('reads in German as people write', async () => {
    const german = async (schema: Schema, input: unknown) => worded(await loadSentences('de'), issueWords(issueOf(schema, input)?.message ?? ''), 'de')
    expect(await german(stepsInput, [page, { type: 'wait', ms: 1, a: 1, b: 2 }])).toBe(
      'Ein Schritt vom Typ wait hat keinen Schlüssel „a“ und „b“: Bekannt sind type und ms.',
    )
    expect(await german(stepsInput, [page, { type: 'push' }])).toBe('Die Angabe fehlt: Hier muss irgendein Wert stehen.')
    expect(await german(stepsInput, [{ ...page, title: 'x'.repeat(100_001) }])).toBe('Dieser Text hat mehr als 100.000 Zeichen: Kürzen Sie ihn.')
  })

  it('is the message itself where another schema says it', () => expect(issueWords('Invalid input')).toBe('Invalid input'))
})
