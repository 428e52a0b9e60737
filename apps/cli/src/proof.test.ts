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

// A busy machine is slow, not wrong.
beforeAll(() => run('plan', '--goals', 'Track sign-ups.', '--measurement-id', 'G-AB12CD34EF', '--out', join(folder, 'made')), 60_000)

describe('tagmason mutate', () => {
  it('names what tests do not notice, writes it, and then they notice all', async () => {
    const tests = place('weak.yaml', weak)
    const { code, out } = await run('mutate', made, tests)
    expect(code).toBe(1)
    expect(out).toMatch(
      /^survived {9}tag 'Consent - Default denied' is paused\n {2}step 1 of 'A sign-up counts' lacks: \{"fired":\["Consent - Default denied"\]\}\n/,
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
    ['two forms', () => [made, made, '--json', '--markdown'], 'The answer has one form'],
    ['an unknown form', () => [made, made, '--format', 'pdf'], '--format cannot be'],
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
      out: "does not fire    GA4 - sign_up\n  It is paused: take the pause away.\n'GA4 - sign_up' does not fire.\n",
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

describe('tagmason consent prove', () => {
  it('proves what tagmason makes, and predicts what hits say', async () => {
    const { code, out } = await run('consent', 'prove', made, '--cmp', 'late:800ms', '--region', 'US-CA', '--format', 'json')
    expect([code, JSON.parse(out)]).toMatchObject([
      0,
      {
        tags: expect.arrayContaining([expect.objectContaining({ tag: 'GA4 - sign_up', verdict: 'proven', code: 'builtIn' })]) as unknown,
        hits: expect.arrayContaining([expect.objectContaining({ gcs: 'G100' })]) as unknown,
      },
    ])
  })

  it('names the visit that breaks it', async () => {
    const broken = changed('noDefault.json', (text) => {
      const file = JSON.parse(text) as { containerVersion: { tag: { type: string }[] } }
      file.containerVersion.tag = file.containerVersion.tag.filter(({ type }) => !type.startsWith('cvt_'))
      return JSON.stringify(file)
    })
    const { code, out } = await run('consent', 'prove', broken)
    expect(code).toBe(1)
    expect(out).toContain('It runs while no default is set, which counts as granted (ad_storage')
  })

  it.each<[string, string[], string]>([
    ['another act', ['show', made], "There is no 'consent show'"],
    ['no container', ['prove'], 'No container was named'],
    ['a second file', ['prove', made, 'x'], 'is a second file'],
    ['another lateness', ['prove', made, '--cmp', 'soon'], 'such as late:800ms'],
    ['another region', ['prove', made, '--region', 'Europe'], 'such as DE or US-CA'],
  ])('refuses %s', async (_, args, says) => {
    const { code, error } = await run('consent', ...args)
    expect(code).toBe(2)
    expect(error).toContain(says)
  })
})

describe('tagmason taint', () => {
  it('names what gtag takes by itself, and personal data that a tag is given', async () => {
    expect(await run('taint', made)).toMatchObject({ code: 0, out: expect.stringContaining('the title leaves in page_title on gtm.init') as string })
    const leaking = changed('leaking.json', (text) => text.replaceAll('"method"', '"email"'))
    expect(await run('taint', leaking)).toMatchObject({
      code: 1,
      out: expect.stringMatching(/personal data {4}GA4 - sign_up\n {2}the data layer \(email\) leaves/) as string,
    })
  })

  it.each<[string, string[], string]>([
    ['no container', [], 'No container was named'],
    ['a second file', [made, 'x'], 'is a second file'],
  ])('refuses %s', async (_, args, says) => {
    const { code, error } = await run('taint', ...args)
    expect(code).toBe(2)
    expect(error).toContain(says)
  })
})

describe('a proof', () => {
  const proof = join(folder, 'effect.proof.json')
  it('is written, and holds for the same files alone', async () => {
    expect((await run('effect', made, made, '--proof', proof)).code).toBe(0)
    expect(JSON.parse(readFileSync(proof, 'utf8'))).toMatchObject({ format: 'tagmason-proof', command: 'effect', passed: true, summary: { lost: 0 } })
    expect(await run('verify-proof', proof, made, made)).toMatchObject({ code: 0, out: `${proof}: the proof of 'effect' holds.\n` })
    const other = await run('verify-proof', proof, made, paused('otherInput.json'), '--json')
    expect([other.code, JSON.parse(other.out)]).toMatchObject([1, { holds: false, findings: [{ code: 'otherInput', values: { input: 'after' } }] }])
  })

  it('does not hold once a word of it is another one, or where it says that the command failed', async () => {
    const forged = place('forged.json', readFileSync(proof, 'utf8').replace('"lost": 0', '"lost": 1'))
    expect((await run('verify-proof', forged, made, made)).out).toContain('The file was changed after it was written.')
    const failed = join(folder, 'failed.json')
    await run('explain', paused('failing.json'), '--tag', 'GA4 - sign_up', '--proof', failed)
    expect((await run('verify-proof', failed, join(folder, 'failing.json'))).out).toContain('What it proves is that the command failed.')
  })

  it.each(['consent', 'taint', 'mutate'])('of %s is checked by running it again', async (command) => {
    const file = join(folder, `${command}.proof.json`)
    const files = command === 'mutate' ? [made, join(folder, 'made', 'tests.yaml')] : [made]
    await run(command, ...(command === 'consent' ? ['prove'] : []), ...files, '--proof', file)
    expect((await run('verify-proof', file, ...files)).code).toBe(0)
  })

  it.each<[string, () => string[], string]>([
    ['no files', () => [proof], 'A proof and its files are named'],
    ['what is no proof', () => [made, made], 'is no proof file'],
    ['one file of two', () => [proof, made], 'name the second container as well'],
  ])('refuses %s', async (_, args, says) => {
    const { code, error } = await run('verify-proof', ...args())
    expect(code).toBe(2)
    expect(error).toContain(says)
  })
})

describe('tagmason template test', () => {
  const tpl = (expected: string) =>
    place(
      'own.tpl',
      `___INFO___\n\n{"type":"MACRO","displayName":"Upper"}\n\n___SANDBOXED_JS_FOR_WEB_TEMPLATE___\n\nconst log = require('logToConsole');\nlog('x');\nreturn data.text.toUpperCase();\n\n___WEB_PERMISSIONS___\n\n[{"instance":{"key":{"publicId":"logging","versionId":"1"},"param":[]}}]\n\n___TESTS___\n\nscenarios:\n- name: In capitals\n  code: |-\n    assertThat(runCode({ text: 'a' })).isEqualTo('${expected}');\n`,
    )

  it('says which tests pass', async () => {
    expect(await run('template', 'test', tpl('A'))).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^passed +In capitals\n.+1 passed, 0 failed\n$/) as string,
    })
    const { code, out } = await run('template', 'test', tpl('B'), '--json')
    expect([code, JSON.parse(out)]).toMatchObject([1, { passed: false, tests: [{ outcome: 'failed', values: { message: "'A' is not equal to 'B'" } }] }])
  })

  it.each<[string, () => string[], string]>([
    ['no template', () => ['test'], 'No template was named'],
    ['a second file', () => ['test', 'a', 'b'], 'is a second file'],
    ['what is none', () => ['test', made], 'is no custom template'],
    ['one without tests', () => ['test', place('bare.tpl', '___SANDBOXED_JS_FOR_SERVER___\nreturn 1;\n')], 'brings no tests along'],
  ])('refuses %s', async (_, args, says) => {
    const { code, error } = await run('template', ...args())
    expect(code).toBe(2)
    expect(error).toContain(says)
  })
})

describe('the forms of an answer', () => {
  it('are one JSON, Markdown, HTML, SARIF and JUnit for every command', async () => {
    const lost = paused('forms.json')
    const form = async (name: string) => (await run('effect', made, lost, '--format', name)).out
    expect(await form('markdown')).toMatch(/^\*\*1 lost \(\d+ visits\)\*\*\n\n\| \| What \| Why \|\n/)
    expect(await form('html')).toMatch(/^<!doctype html>\n[\s\S]+<td>lost<\/td><td>GA4 event sign_up on sign_up<\/td>/)
    expect(JSON.parse(await form('sarif'))).toMatchObject({ version: '2.1.0', runs: [{ results: [{ ruleId: 'lost', level: 'error' }] }] })
    expect(await form('junit')).toContain('<testsuite name="')
    const proven = JSON.parse((await run('consent', 'prove', made, '--format', 'sarif')).out) as {
      runs: { results: { locations: { physicalLocation: { region: { startLine: number } }; logicalLocations: { name: string }[] }[] }[] }[]
    }
    const lines = readFileSync(made, 'utf8').split('\n')
    for (const { locations } of proven.runs[0]?.results ?? [])
      for (const { physicalLocation, logicalLocations } of locations)
        expect(lines.slice(physicalLocation.region.startLine - 1, physicalLocation.region.startLine + 8).join('\n')).toContain(
          `"name": "${logicalLocations[0]?.name}"`,
        )
    const out = join(folder, 'answer.html')
    expect((await run('effect', made, lost, '--format', 'html', '--out', out)).out).toMatch(/^1 lost/)
    expect(readFileSync(out, 'utf8')).toMatch(/^<!doctype html>/)
  })
})

describe('the help', () => {
  it.each(['mutate', 'effect', 'explain', 'consent', 'taint', 'template', 'verify-proof'])('of %s tells its options and exit codes', async (name) => {
    expect(await run(name, '--help')).toMatchObject({
      code: 0,
      out: expect.stringMatching(new RegExp(`^tagmason ${name} [\\s\\S]+--json[\\s\\S]+Exit code:`)) as string,
    })
  })
})
