import { stepKeys, stepTypes } from '@tagmason/domain'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownFolder, run } from './run.testing.ts'

const folder = ownFolder()
const made = join(folder, 'made', 'container.json')
const place = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}
const page = { type: 'pageLoad', url: 'https://shop.example/' }
const purchase = { type: 'push', data: { event: 'purchase', ecommerce: { value: 20, currency: 'EUR', transaction_id: 'T1', items: [] } } }
const steps = () => place('steps.json', JSON.stringify([page, purchase]))
const tests = (expected: string, name = 'tests.yaml') =>
  place(
    name,
    `container: made/container.json
tests:
  - name: A purchase is counted
    steps:
      - { type: pageLoad, url: "https://shop.example/" }
      - type: push
        data: { event: purchase, ecommerce: { value: 20 } }
        expect:
          ${expected}
  - name: <Nothing> happens
    steps:
      - { type: pageLoad, url: "https://shop.example/", expect: { notFired: [GA4 - purchase] } }
`,
  )

beforeAll(() => run('plan', '--goals', 'Track purchases and newsletter sign-ups.', '--measurement-id', 'G-AB12CD34EF', '--out', join(folder, 'made')))

describe('tagmason simulate', () => {
  it('tells step by step what fires', async () => {
    const { code, out, error } = await run('simulate', made, '--steps', steps())
    expect([code, error]).toEqual([0, ''])
    expect(out).toBe('1 pageLoad\n  fired      Consent - Default denied\n  fired      Google tag - GA4\n2 push\n  fired      GA4 - purchase\n')
  })

  it('as JSON in the promised shape, and with everything behind --trace', async () => {
    const { code, out } = await run('simulate', made, '--steps', steps(), '--json')
    const { steps: told, ...rest } = JSON.parse(out) as { steps: Record<string, unknown>[] }
    expect([code, rest, told.map((one) => Object.keys(one))]).toEqual([
      0,
      {},
      [
        ['step', 'fired', 'notFired', 'unknown'],
        ['step', 'fired', 'notFired', 'unknown'],
      ],
    ])
    expect(told[1]).toMatchObject({ step: 2, fired: ['GA4 - purchase'], unknown: [] })
    expect(told[1]?.['notFired']).toContainEqual({ tag: 'Google tag - GA4', because: expect.stringMatching(/\.$/) as string })
    const trace = JSON.parse((await run('simulate', made, '--steps', steps(), '--json', '--trace')).out) as { steps: Record<string, unknown>[] }
    expect(Object.keys(trace.steps[1] ?? {}).slice(0, 5)).toEqual(['step', 'type', 'fired', 'notFired', 'unknown'])
    expect(trace.steps[1]).toHaveProperty('events')
  })

  it('with --trace also why not, and with which parameters', async () => {
    const { out } = await run('simulate', made, '--steps', steps(), '--trace')
    expect(out).toMatch(/^ {2}fired {6}GA4 - purchase on purchase: .+\n {4}\S/m)
    expect(out).toContain('    eventName: "purchase"\n')
    expect(out).toMatch(/^ {2}not fired {2}Google tag - GA4: .+\.$/m)
  })

  it('takes the visit of a test, says what is unknown and when nothing fires', async () => {
    const file = tests('fired: [GA4 - purchase]')
    expect((await run('simulate', made, '--steps', file)).error).toContain('name a test')
    expect((await run('simulate', made, '--steps', file, '--test', '<Nothing> happens')).out).toMatch(/^1 pageLoad\n {2}fired/)
    expect((await run('simulate', made, '--steps', place('quiet.json', JSON.stringify([page, { type: 'wait', ms: 1 }])))).out).toMatch(
      /2 wait\n {2}nothing fires\n$/,
    )
  })

  it.each<[string, () => string[], string]>([
    ['no file', () => [], 'No container was named'],
    ['two files', () => [made, 'b.json', '--steps', steps()], "'b.json' is a second file"],
    ['no steps', () => [made], 'There is no visit: name a file of steps with --steps'],
    ['steps that are not there', () => [made, '--steps', join(folder, 'gone.yaml')], 'there is no such file'],
    [
      'steps with a fault',
      () => [made, '--steps', place('bad.yaml', '- type: pageLoad\n  url: https://a.example/\n- type: push\n  date: 1\n')],
      "bad.yaml:3:3: [1]: A step of type push has no key 'date': it knows type and data.",
    ],
    ['steps that are no text', () => [made, '--steps', place('latin.yaml', '')], 'The file is empty'],
    ['a time that is none', () => [made, '--steps', steps(), '--now', 'soon'], "--now cannot be 'soon'"],
    ['a seed that is none', () => [made, '--steps', steps(), '--seed', 'x'], "--seed cannot be 'x'"],
    [
      'a container of a server',
      () => [place('server.json', readFileSync(made, 'utf8').replace('"WEB"', '"SERVER"')), '--steps', steps()],
      'only containers of web pages can be simulated',
    ],
    ['an unknown option', () => [made, '--step', 'x'], "'--step'"],
  ])('refuses %s', async (_, args, says) => {
    const { code, out, error } = await run('simulate', ...args())
    expect([code, out]).toEqual([2, ''])
    expect(error).toContain(says)
    expect(error).toMatch(/^[^\n]+\n$/)
  })
})

describe('tagmason test', () => {
  it('passes, with the container named or found in the tests', async () => {
    const file = tests('only: [GA4 - purchase]')
    const passed = { code: 0, out: `passed  A purchase is counted\npassed  <Nothing> happens\n${file}: 2 passed, 0 failed\n`, error: '' }
    expect(await run('test', made, file)).toEqual(passed)
    expect(await run('test', file)).toEqual(passed)
  })

  it('fails with place, step and reason, also as JSON and JUnit', async () => {
    const file = tests('fired: [GA4 - sign_up, Google tag - GA4]')
    const report = join(folder, 'reports', 'junit.xml')
    const { code, out, error } = await run('test', made, file, '--junit', report)
    expect([code, error]).toEqual([1, ''])
    expect(out).toContain(`FAILED  A purchase is counted\n  ${file}:9:11: step 2: `)
    expect(out).toMatch(/: 1 passed, 1 failed\n$/)
    const xml = readFileSync(report, 'utf8')
    expect(xml).toMatch(/<testsuite name="[^"]+" tests="2" failures="1"/)
    expect(xml).toMatch(/<testcase name="&lt;Nothing&gt; happens" [^>]*line="10" time="\d+\.\d{3}"\/>/)
    const json = JSON.parse((await run('test', made, file, '--json')).out) as { passed: boolean; tests: { failures: object[] }[] }
    expect([json.passed, Object.keys(json)]).toEqual([false, ['passed', 'tests']])
    expect(json.tests[0]).toMatchObject({ name: 'A purchase is counted', passed: false })
    expect(json.tests[0]?.failures[0]).toEqual({ step: 2, message: expect.stringContaining('There is no tag') as string, place: { line: 9, column: 11 } })
    expect(json.tests[1]).toEqual({ name: '<Nothing> happens', passed: true, failures: [] })
  })

  it('takes the tests that the plan wrote, and those that a plan stands for', async () => {
    const [plan, written] = [join(folder, 'made', 'plan.json'), join(folder, 'made', 'tests.yaml')]
    expect((await run('test', written)).out).toMatch(
      /^passed {2}purchase is sent\npassed {2}newsletter_sign_up is sent\n(?:passed {2}\w+ - \w+: what fires its tags and what does not\n){2}[^\n]+: 4 passed, 0 failed\n$/,
    )
    expect(await run('test', made, '--plan', plan)).toMatchObject({ code: 0, error: '' })
    const late = place('late.json', readFileSync(made, 'utf8').replace(/("arg1",\s+"value": )"purchase"/, '$1"order"'))
    const { code, out } = await run('test', late, '--plan', plan)
    expect(code).toBe(1)
    expect(out).toMatch(/^FAILED {2}purchase is sent\n {2}\S+plan\.json: step 3: 'GA4 - purchase' has to fire and does not\. .*order/)
    expect(JSON.parse((await run('test', late, '--plan', plan, '--json')).out)).toMatchObject({ passed: false })
  })

  it.each<[string, () => string[], string]>([
    ['nothing', () => [], 'Nothing was named'],
    ['three files', () => [made, 'b', 'c'], "'c' is a third file"],
    [
      'tests without a container',
      () => [place('alone.json', JSON.stringify({ tests: [{ name: 'A', steps: [page] }] }))],
      "does not say which container it is about: write 'container: PATH'",
    ],
    [
      'tests of a container that is gone',
      () => [place('gone.json', JSON.stringify({ container: 'nowhere.json', tests: [{ name: 'A', steps: [page] }] }))],
      'there is no such file',
    ],
    ['tests with a fault', () => [made, tests('fires: [x]', 'typo.yaml')], "typo.yaml:9:11: tests[0].steps[1].expect: What a step expects has no key 'fires'"],
    ['tests beside a plan', () => [made, tests('fired: []'), '--plan', join(folder, 'made', 'plan.json')], 'The tests come from the plan'],
    ['a plan that is none', () => [made, '--plan', made], 'is no plan ('],
    ['a report without a name', () => [made, tests('fired: []'), '--junit='], 'There is nowhere to put the JUnit report'],
    ['a report in the place of a folder', () => [made, tests('fired: []'), '--junit', folder], 'is a folder there'],
  ])('refuses %s', async (_, args, says) => {
    const { code, out, error } = await run('test', ...args())
    expect([code, out]).toEqual([2, ''])
    expect(error).toContain(says)
    expect(error).toMatch(/^[^\n]+\n$/)
  })
})

describe('the help of both', () => {
  it.each(['simulate', 'test'])('tagmason %s --help tells every step and key', async (command) => {
    const { code, out } = await run(command, '--help')
    expect([code, out.startsWith(`tagmason ${command} `)]).toEqual([0, true])
    for (const type of stepTypes) {
      const told = new RegExp(`^ {2}${type} +(.+(\n {15}.+)*)$`, 'm').exec(out)?.[1] ?? ''
      for (const key of stepKeys(type)) if (key !== 'type') expect(`${type}: ${told}`).toMatch(new RegExp(`\\b${key}\\b`))
    }
    expect(existsSync(folder)).toBe(true)
  })
})
