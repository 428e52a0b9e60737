import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ReportForm, reportForms } from '@tagmason/domain'
import { commands } from './commands.ts'
import { ownFolder, run } from './run.testing.ts'

const folder = ownFolder()
const at = (name: string) => join(folder, name)
const made = join(folder, 'made', 'container.json')
const [paused, undecided, leaking, broken] = [at('paused.json'), at('undecided.json'), at('leaking.json'), at('broken.json')]
const [weak, kept, tpl, plan] = [at('weak.yaml'), at('kept.proof.json'), at('capitals.tpl'), at(join('made', 'plan.json'))]

const template = (expected: string) => `___INFO___

{ "type": "MACRO", "id": "cvt_temp_public_id", "version": 1, "displayName": "Capitals", "containerContexts": ["WEB"] }


___TEMPLATE_PARAMETERS___

[]


___SANDBOXED_JS_FOR_WEB_TEMPLATE___

return 'a'.toUpperCase();


___TESTS___

scenarios:
- name: In <capitals>
  code: assertThat(runCode({})).isEqualTo('${expected}');
setup: ''
`

beforeAll(async () => {
  await run('plan', '--goals', 'Track sign-ups.', '--measurement-id', 'G-AB12CD34EF', '--out', at('made'))
  const text = readFileSync(made, 'utf8')
  writeFileSync(paused, text.replace('"name": "GA4 - sign_up",', '"name": "GA4 - sign_up", "paused": true,'))
  // The default is gone, and a tag sends an address of the data layer.
  writeFileSync(undecided, text.replace('"name": "Consent - Default denied",', '"name": "Consent - Default denied", "paused": true,'))
  writeFileSync(leaking, text.replaceAll('"method"', '"email"'))
  writeFileSync(broken, text.replace(/"firingTriggerId": \[\s*"\d+"/, '"firingTriggerId": ["99"'))
  writeFileSync(
    weak,
    'tests:\n  - name: A sign-up counts\n    steps:\n      - { type: pageLoad, url: https://www.example.com/ }\n      - type: push\n        data: { event: sign_up }\n        expect: { fired: [GA4 - sign_up] }\n',
  )
  writeFileSync(tpl, template('A'))
  writeFileSync(at('failing.tpl'), template('b'))
  await run('effect', made, made, '--proof', kept)
}, 60_000)
afterEach(() => vi.unstubAllEnvs())

/** Calls of every command that proves something: one that ends with 0, where there is a short one, and one that ends with 1. */
const proofs: Readonly<Record<string, { readonly name: string; readonly passes?: readonly string[]; readonly fails: readonly string[] }>> = {
  mutate: { name: 'mutate', passes: ['mutate', made, join(folder, 'made', 'tests.yaml')], fails: ['mutate', made, weak] },
  effect: { name: 'effect', passes: ['effect', made, made], fails: ['effect', made, paused] },
  'consent prove': { name: 'consent', passes: ['consent', 'prove', made], fails: ['consent', 'prove', undecided] },
  taint: { name: 'taint', passes: ['taint', made], fails: ['taint', leaking] },
  explain: { name: 'explain', passes: ['explain', made, '--tag', 'GA4 - sign_up'], fails: ['explain', paused, '--tag', 'GA4 - sign_up'] },
  'template test': { name: 'template', passes: ['template', 'test', tpl], fails: ['template', 'test', at('failing.tpl')] },
  'verify-proof': { name: 'verify-proof', passes: ['verify-proof', kept, made, made], fails: ['verify-proof', kept, made, paused] },
}

/** Commands that answer as lines and as JSON only. */
const others: Readonly<Record<string, { readonly passes: readonly string[]; readonly fails: readonly string[] }>> = {
  validate: { passes: ['validate', made], fails: ['validate', broken] },
  audit: { passes: ['audit', made], fails: ['audit', broken] },
  diff: { passes: ['diff', made, made], fails: ['diff', made, paused] },
  drift: { passes: ['drift', plan, made], fails: ['drift', plan, paused] },
  test: { passes: ['test', made, weak], fails: ['test', paused, weak] },
}

/** Elements that are open where the text ends, or a throw where one is closed that is not the last. Attributes have to be quoted. */
function openElements(text: string): readonly string[] {
  const open: string[] = []
  for (const [tag, closing = '', name = '', empty = ''] of text.matchAll(/<(\/?)([A-Za-z][\w-]*)(?:\s+[\w-]+(?:="[^"<]*")?)*\s*(\/?)>/g)) {
    if (closing === '') open.push(...(empty === '/' || name === 'meta' || name === 'br' ? [] : [name]))
    else if (open.pop() !== name) throw new Error(`${tag} closes another element`)
  }
  // Every other sign of markup is escaped.
  expect(text.replace(/<\/?[A-Za-z][^<>]*>|^<\?xml[^<>]*>|^<!doctype html>/g, '')).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot|apos|#\d+);)/)
  return open
}

const parses: Readonly<Record<ReportForm, (text: string) => void>> = {
  text: (text) => expect(text).toMatch(/\n$/),
  json: (text) => expect(JSON.parse(text)).toBeTypeOf('object'),
  markdown: (text) => {
    const [head = '', blank, ...table] = text.trimEnd().split('\n')
    expect(head).toMatch(/^\*\*.+\*\*$/)
    if (blank === undefined) return
    expect(blank).toBe('')
    for (const row of table) expect(row.replace(/\\./g, '').split('|')).toHaveLength(5)
  },
  html: (text) => {
    expect(text).toMatch(/^<!doctype html>\n<html lang="(?:en|de)">/)
    expect(openElements(text.replace(/<style>[^<]*<\/style>/, ''))).toEqual([])
  },
  sarif: (text) => {
    const { version, runs } = JSON.parse(text) as {
      version: string
      runs: {
        tool: { driver: { rules: { id: string }[] } }
        results: {
          ruleId: string
          kind: string
          level: string
          message: { text: string }
          locations: { physicalLocation: { region?: { startLine: number } } }[]
        }[]
      }[]
    }
    expect([version, runs.length]).toEqual(['2.1.0', 1])
    for (const { tool, results } of runs)
      for (const { ruleId, kind, level, message, locations } of results) {
        expect(tool.driver.rules.map(({ id }) => id)).toContain(ruleId)
        expect(['pass none', 'fail error', 'fail warning', 'fail note']).toContain(`${kind} ${level}`)
        expect(message.text).not.toBe('')
        for (const { physicalLocation } of locations) expect(physicalLocation.region?.startLine ?? 1).toBeGreaterThanOrEqual(1)
      }
  },
  junit: (text) => {
    expect(openElements(text)).toEqual([])
    const { tests = '', failures = '' } = /<testsuites [^>]*?tests="(?<tests>\d+)" failures="(?<failures>\d+)"/.exec(text)?.groups ?? {}
    expect([Number(tests), Number(failures)]).toEqual([text.split('<testcase').length - 1, text.split('<failure').length - 1])
  },
}

const documented = (name: string) => Object.keys(commands[name]?.usage.exit ?? {}).map(Number)

describe.each(Object.entries(proofs))('%s', (_, { name, passes, fails }) => {
  it.each(reportForms)('parses as %s, in English and in German, with the documented exit codes', async (form) => {
    for (const language of ['en', 'de']) {
      vi.stubEnv('TAGMASON_LANGUAGE', language)
      for (const [call, code] of [[passes, 0] as const, [fails, 1] as const]) {
        if (call === undefined) continue
        const answered = await run(...call, '--format', form)
        expect([answered.code, answered.error, documented(name)]).toEqual([code, '', [0, 1]])
        parses[form](answered.out)
        expect(answered.out).not.toMatch(/\{\$|undefined|\[object/)
        if (form === 'html') expect(answered.out).toContain(`<html lang="${language}">`)
        if (form === 'html' || form === 'markdown') if (code === 1) expect(answered.out).toMatch(language === 'de' ? /Was.*Warum/ : /What.*Why/)
      }
    }
  })

  it('is refused in one sentence in a form that does not exist', async () => {
    expect(await run(...fails, '--format', 'pdf')).toEqual({ code: 2, out: '', error: `--format cannot be 'pdf': it is one of ${reportForms.join(', ')}.\n` })
  })
})

describe.each(Object.entries(others))('%s', (name, { passes, fails }) => {
  it('answers as lines and as JSON, in every language, with the documented exit codes', async () => {
    const said = new Set<string>()
    for (const language of ['en', 'es', 'fr', 'de']) {
      vi.stubEnv('TAGMASON_LANGUAGE', language)
      for (const [call, code] of [[passes, 0] as const, [fails, 1] as const]) {
        const lines = await run(...call)
        expect([lines.code, lines.error, documented(name)]).toEqual([code, '', [0, 1]])
        parses.text(lines.out)
        expect(lines.out).not.toMatch(/\{\$|undefined|\[object/)
        if (code === 1) said.add(lines.out)
        parses.json((await run(...call, '--json')).out)
      }
    }
    expect(said.size).toBe(4)
  })

  it.each(reportForms.filter((form) => form !== 'text'))('refuses the form %s in one sentence', async (form) => {
    const { code, out, error } = await run(...passes, '--format', form)
    expect([code, out]).toEqual([2, ''])
    expect(error).toMatch(/^Unknown option '--format': .+\.\n$/)
  })
})
