import { describe, expect, it } from 'vitest'
import { parseTests, parseVisit } from './parse.ts'
import { inEnglish } from '../../sentences/english.testing.ts'

const good = `# What has to hold
container: container.json
tests:
  - name: A purchase is counted
    steps:
      - type: pageLoad
        url: https://shop.example/
        expect:
          only: [Google tag]
      - { type: push, data: { event: purchase }, expect: { fired: [GA4 - purchase], tags: { GA4 - purchase: { parameters: { eventName: purchase } } } } }
      - type: wait
        ms: 1000
`
/** The message and the place of a fault. */
const fault = (text: string): [string, string] => {
  const file = parseTests(text)
  return 'message' in file ? [inEnglish(file.message), `${file.place?.line ?? 0}:${file.place?.column ?? 0}`] : ['none', '']
}

describe('a file of tests', () => {
  it('is read from YAML, each test, step and expectation with its place', () => {
    const file = parseTests(good)
    if ('message' in file) throw new Error(inEnglish(file.message))
    expect(file.container).toBe('container.json')
    const [test] = file.tests
    expect(test?.steps).toEqual([
      { type: 'pageLoad', url: 'https://shop.example/' },
      { type: 'push', data: { event: 'purchase' } },
      { type: 'wait', ms: 1000 },
    ])
    expect(test?.expected).toEqual([
      { only: ['Google tag'] },
      { fired: ['GA4 - purchase'], tags: { 'GA4 - purchase': { parameters: { eventName: 'purchase' } } } },
      undefined,
    ])
    expect([test?.place, test?.places[2]]).toEqual([
      { line: 4, column: 5 },
      { line: 11, column: 9 },
    ])
    expect(test?.expectedPlaces.map(({ line }) => line)).toEqual([9, 10, 11])
  })

  it('is read from JSON and from YAML with aliases alike', () => {
    const file = parseTests(good)
    const json = JSON.stringify({
      container: 'container.json',
      tests: [{ name: 'A', steps: [{ type: 'pageLoad', url: 'https://shop.example/', expect: {} }] }],
    })
    expect('message' in file || 'message' in parseTests(json)).toBe(false)
    const aliases = parseTests(
      `tests:\n  - name: A\n    steps: &visit\n      - { type: pageLoad, url: "https://a.example/" }\n  - name: B\n    steps: *visit\n`,
    )
    expect('message' in aliases ? aliases.message : aliases.tests.map(({ steps }) => steps.length)).toEqual([1, 1])
  })

  it.each<[string, string, string, string]>([
    ['no YAML', good.replace('[Google tag]', '[Google tag'), 'The file is neither YAML nor JSON: ', '10:7'],
    ['two equal keys', `${good}container: x\n`, 'The file is neither YAML nor JSON: Map keys must be unique', '13:1'],
    ['nothing', '# only a comment\n', 'The file is empty', '0:0'],
    ['a list', '- a\n', 'A file of tests is an object with container and tests.', '1:1'],
    ['no tests', 'tests: []\n', 'tests: There is no test in the file.', '1:8'],
    ['an unknown key', good.replace('container:', 'containers:'), "A file of tests has no key 'containers': it knows container and tests.", '1:1'],
    ['an unknown key of a test', good.replace('    steps:', '    only: 1\n    steps:'), "tests[0]: A test has no key 'only': it knows name and steps.", '4:5'],
    ['a test without a name', good.replace('name: A purchase is counted', 'name:'), 'tests[0].name: A test has a name', '4:'],
    ['the same name twice', good + good.slice(good.indexOf('  - name')), 'tests: Two tests have the same name', '4:3'],
    ['an unknown key of a step', good.replace('ms: 1000', 'seconds: 1'), 'tests[0].steps[2]', '11:9'],
    [
      'an unknown expectation',
      good.replace('only: [', 'fires: ['),
      "tests[0].steps[0].expect: What a step expects has no key 'fires': it knows fired, notFired, only, order, unknown and tags.",
      '9:11',
    ],
    ['a name instead of a list', good.replace('[Google tag]', 'Google tag'), 'tests[0].steps[0].expect.only: It has to be a list of names of tags.', '9:17'],
    ['another type of step', good.replace('type: wait', 'type: sleep'), 'tests[0].steps[2].type: A step has one of these types', '11:15'],
    [
      'aliases that multiply',
      `a: &a [x,x,x,x,x,x,x,x,x]\n${Array.from({ length: 8 }, (_, at) => `${'bcdefghi'[at] ?? ''}: &${'bcdefghi'[at] ?? ''} [${Array.from({ length: 9 }, () => `*${'abcdefgh'[at] ?? ''}`).join()}]`).join('\n')}\n`,
      'The file cannot be read as YAML or JSON: ',
      '0:0',
    ],
  ])('is refused with sentence and place: %s', (_, text, says, place) => {
    const [message, at] = fault(text)
    expect(message).toContain(says)
    expect(at.startsWith(place) ? place : at).toBe(place)
  })

  it('is refused however deep it is', () => {
    expect(fault('['.repeat(50_000))[0]).toMatch(/^The file (cannot be read as YAML or JSON|is neither YAML nor JSON): /)
  })

  it('keeps keys that mean something to JavaScript as keys', () => {
    const file = parseTests('tests: [{ name: A, steps: [{ type: pageLoad, url: "https://a.example/" }, { type: push, data: { __proto__: { x: 1 } } }] }]')
    if ('message' in file) throw new Error(inEnglish(file.message))
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
    expect(JSON.stringify(file.tests[0]?.steps[1])).toContain('__proto__')
  })
})

describe('a file with one visit', () => {
  const steps = [{ type: 'pageLoad', url: 'https://shop.example/' }]
  const message = (text: string, name?: string) => {
    const visit = parseVisit(text, name)
    return 'message' in visit ? inEnglish(visit.message) : visit
  }

  it('is a list, an object with steps or a test', () => {
    expect([message(JSON.stringify(steps)), message(JSON.stringify({ steps })), message(JSON.stringify({ tests: [{ name: 'A', steps }] }))]).toEqual([
      steps,
      steps,
      steps,
    ])
    expect(message(good, 'A purchase is counted')).toHaveLength(3)
  })

  it('is refused where it is not clear which', () => {
    const two = JSON.stringify({
      tests: [
        { name: 'A', steps },
        { name: 'B', steps },
      ],
    })
    expect(message(two)).toBe("The file has several tests and one visit is simulated: name a test, one of 'A', 'B'.")
    expect(message(two, 'C')).toBe("The file has no test called 'C': name another, one of 'A', 'B'.")
    expect(message(two, 'B')).toEqual(steps)
    expect(message('[]')).toBe('There is no step: a visit begins with one of type pageLoad.')
    expect(message('- type: pageLoad\n  url: /a\n')).toMatch(/^\[0\]\.url: This is no absolute address/)
    expect(message('steps: 1')).toBe('steps: The steps of a visit are a list.')
    expect(message(JSON.stringify(steps), 'A')).toMatch(/has no tests, so none can be named/)
    expect(message('5')).toMatch(/list/)
  })
})
