import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownFolder, run } from './run.testing.ts'

const folder = ownFolder()
const made = join(folder, 'made', 'container.json')
const place = (name: string, text: string) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
/** The container with something else in it. */
const changed = (name: string, change: (text: string) => string) => place(name, change(readFileSync(made, 'utf8')))
/** The container with its event paused. */
const paused = (name: string) =>
  changed(name, (text) => {
    const file = JSON.parse(text) as { containerVersion: { tag: { name: string; paused?: boolean }[] } }
    for (const tag of file.containerVersion.tag) if (tag.name === 'GA4 - sign_up') tag.paused = true
    return JSON.stringify(file)
  })
const weak = `# Ours
tests:
  - name: A sign-up counts
    steps:
      - { type: pageLoad, url: https://www.example.com/ }
      - type: push
        data: { event: sign_up }
        expect: { fired: [GA4 - sign_up] }
`

beforeAll(() => run('plan', '--goals', 'Track sign-ups.', '--measurement-id', 'G-AB12CD34EF', '--out', join(folder, 'made')))

describe('tagmason mutate', () => {
  it('names what tests do not notice, writes it, and then they notice all', async () => {
    const tests = place('weak.yaml', weak)
    const { code, out } = await run('mutate', made, tests)
    expect(code).toBe(1)
    expect(out).toMatch(
      /^survived {3}tag 'Consent - Default denied' is paused\n {2}step 1 of 'A sign-up counts' lacks: \{"fired":\["Consent - Default denied"\]\}\n/,
    )
    expect(out).toMatch(/\S+weak\.yaml: \d+ of \d+ faults noticed, \d+ change nothing\n$/)
    expect(readFileSync(tests, 'utf8')).toBe(weak)

    expect((await run('mutate', made, tests, '--write')).out).toMatch(/; \d+ expectations were written\n$/)
    expect(readFileSync(tests, 'utf8')).toMatch(/^# Ours\n/)
    expect(await run('test', made, tests)).toMatchObject({ code: 0, error: '' })
    const again = await run('mutate', made, tests, '--json')
    expect(again.code).toBe(0)
    expect(JSON.parse(again.out)).toMatchObject({
      survived: 0,
      mutants: expect.arrayContaining([expect.objectContaining({ code: 'tagPaused', fate: 'killed' })]) as unknown,
    })
  })

  it('finds that the tests which a plan writes notice all', async () => {
    expect(await run('mutate', made, join(folder, 'made', 'tests.yaml'))).toMatchObject({ code: 0, error: '' })
  })

  it.each<[string, () => string[], string]>([
    ['no tests', () => [made], "use 'tagmason mutate CONTAINER TESTS'"],
    ['a third file', () => [made, made, made], 'is a third file'],
    [
      'tests that fail',
      () => [made, place('failing.yaml', weak.replace('fired: [', 'notFired: ['))],
      "The test 'A sign-up counts' fails on the container itself",
    ],
    ['no tests in the file', () => [made, made], 'container.json:'],
  ])('refuses %s', async (_, args, says) => {
    const { code, error } = await run('mutate', ...args())
    expect(code).toBe(2)
    expect(error).toContain(says)
  })
})

describe('tagmason effect', () => {
  it('ends with 1 where something no longer leaves, and with 0 where nothing is lost', async () => {
    const { code, out } = await run('effect', made, paused('lost.json'))
    expect(code).toBe(1)
    expect(out).toMatch(/^lost {13}GA4 event sign_up on sign_up\n {2}first seen: open \S+, then push [^\n]+\n/)
    expect(await run('effect', made, made)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Nothing leaves the browser differently on \d+ visits\.\n$/) as string,
    })
  })

  it('compares on the visits of a file, and answers as JSON and as Markdown', async () => {
    const gained = changed('gained.json', (text) => text.replace('"sign_up"', '"sign_up_now"'))
    const tests = place('visits.yaml', weak)
    const { code, out } = await run('effect', made, gained, '--visits', tests, '--json')
    expect([code, JSON.parse(out)]).toMatchObject([
      0,
      {
        visits: 1,
        changes: [
          { kind: 'changed', label: 'GA4 event sign_up', parameters: [{ key: 'eventName', before: { value: 'sign_up' }, after: { value: 'sign_up_now' } }] },
        ],
      },
    ])
    const steps = place('steps.yaml', '- { type: pageLoad, url: https://www.example.com/ }\n')
    expect(await run('effect', made, gained, '--visits', steps, '--markdown')).toMatchObject({
      code: 0,
      out: '**Nothing leaves the browser differently on 1 visits.**\n',
    })
  })

  it.each<[string, () => string[], string]>([
    ['one container', () => [made], "use 'tagmason effect A B'"],
    ['two forms', () => [made, made, '--json', '--markdown'], 'either JSON or Markdown'],
    ['visits that are none', () => [made, made, '--visits', place('none.yaml', 'tests: 5')], 'none.yaml:1:'],
    ['steps that are none', () => [made, made, '--visits', place('noSteps.yaml', '- { type: tap }')], 'noSteps.yaml:1:'],
  ])('refuses %s', async (_, args, says) => {
    const { code, error } = await run('effect', ...args())
    expect(code).toBe(2)
    expect(error).toContain(says)
  })
})

describe('tagmason explain', () => {
  it('tells the shortest visit that fires a tag', async () => {
    const { code, out } = await run('explain', made, '--tag', 'GA4 - sign_up', '--json')
    expect([code, (JSON.parse(out) as { visit: object[] }).visit.at(-1)]).toEqual([0, { type: 'push', data: { event: 'sign_up' } }])
    expect((await run('explain', made, '--tag', 'GA4 - sign_up')).out).toMatch(/^'GA4 - sign_up' fires: open \S+, then push \{"event":"sign_up"\}\n$/)
  })

  it('tells why a tag does not fire', async () => {
    expect(await run('explain', paused('paused.json'), '--tag', 'GA4 - sign_up')).toMatchObject({
      code: 1,
      out: "'GA4 - sign_up' does not fire.\n  It is paused: take the pause away.\n",
    })
  })

  it.each<[string, string[], string]>([
    ['no tag', [made], "use 'tagmason explain CONTAINER --tag NAME'"],
    ['another tag', [made, '--tag', 'X'], "There is no tag 'X' in the container: correct the name."],
    ['a second file', [made, 'x', '--tag', 'X'], 'is a second file'],
  ])('refuses %s', async (_, args, says) => {
    const { code, error } = await run('explain', ...args)
    expect(code).toBe(2)
    expect(error).toContain(says)
  })
})

describe('the help', () => {
  it.each(['mutate', 'effect', 'explain'])('of %s tells its options and exit codes', async (name) => {
    expect(await run(name, '--help')).toMatchObject({
      code: 0,
      out: expect.stringMatching(new RegExp(`^tagmason ${name} [\\s\\S]+--json[\\s\\S]+Exit code:`)) as string,
    })
  })
})
