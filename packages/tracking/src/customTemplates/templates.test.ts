import { describe, expect, it } from 'vitest'
import { readTpl } from './readTpl.ts'
import { testTemplate } from './testTemplate.ts'
import { templateEntries } from './words.ts'

interface Parts {
  readonly code: string
  readonly test: string
  readonly setup?: string
  readonly server?: boolean
  readonly permissions?: readonly string[]
}
const indented = (text: string) => text.replace(/^/gm, '    ')
const tpl = ({ code, test, setup, server = false, permissions = [] }: Parts): string =>
  [
    '___INFO___',
    '{"type":"TAG","displayName":"Own","containerContexts":["WEB"]}',
    server ? '___SANDBOXED_JS_FOR_SERVER___' : '___SANDBOXED_JS_FOR_WEB_TEMPLATE___',
    code,
    server ? '___SERVER_PERMISSIONS___' : '___WEB_PERMISSIONS___',
    `[${permissions.join(',')}]`,
    '___TESTS___',
    `scenarios:\n- name: T\n  code: |-\n${indented(test)}\n${setup === undefined ? '' : `setup: |-\n${indented(setup)}\n`}`,
    '___NOTES___',
    'none',
  ].join('\n\n')
const permission = (name: string, ...param: readonly (readonly [string, object])[]): string =>
  JSON.stringify({ instance: { key: { publicId: name, versionId: '1' }, param: param.map(([key, value]) => ({ key, value })) } })
const texts = (...list: readonly string[]) => ({ type: 2, listItem: list.map((string) => ({ type: 1, string })) })
const run = async (parts: Parts): Promise<string> => {
  const found = await testTemplate(tpl(parts))
  const [one] = found?.tests ?? []
  return one === undefined ? 'none' : one.outcome === 'passed' ? 'passed' : one.code === 'failed' ? one.values.message : `unknown ${one.values.what}`
}

describe('the tests of a custom template', () => {
  it.each<[string, Parts]>([
    [
      'a script that is injected',
      {
        code: "const injectScript = require('injectScript');\ninjectScript('https://cdn.example.com/a.js', data.gtmOnSuccess, data.gtmOnFailure, 'key');",
        test: "mock('injectScript', (url, ok) => { ok(); });\nrunCode({});\nassertApi('injectScript').wasCalled();\nassertApi('gtmOnSuccess').wasCalled();\nassertApi('gtmOnFailure').wasNotCalled();",
      },
    ],
    [
      'a mock that calls what it stands in for',
      {
        code: "const get = require('copyFromWindow');\nreturn get('a');",
        setup: "const real = require('makeString');",
        test: "mock('copyFromWindow', (key) => real(key) + '!');\nassertThat(runCode({})).isEqualTo('a!');",
      },
    ],
    [
      'arguments of an arrow',
      {
        code: "const f = require('callInWindow');\nf('x', 1);",
        test: "const seen = [];\nmock('callInWindow', () => { seen.push(arguments); });\nrunCode({});\nassertThat(seen).isEqualTo([['x', 1]]);",
      },
    ],
    [
      'declarations that are called as what browsers have',
      {
        code: "const Object = require('Object');\nconst JSON = require('JSON');\nconst Math = require('Math');\nreturn JSON.stringify(Object.keys({ a: 1 })) + Math.max(1, 2);",
        test: 'assertThat(runCode({})).isEqualTo(\'["a"]2\');',
      },
    ],
    [
      'a promise',
      {
        server: true,
        code: "const send = require('sendHttpRequest');\nreturn send('https://a.example/').then((r) => r.statusCode);",
        test: "const Promise = require('Promise');\nmock('sendHttpRequest', () => Promise.create((resolve) => resolve({ statusCode: 200 })));\nrunCode({}).then((status) => { assertThat(status).isEqualTo(200); });",
      },
    ],
    [
      'what is put off by a test that requires nothing',
      {
        server: true,
        code: "require('callLater')(() => data.gtmOnSuccess());",
        test: "runCode({});\ncallLater(() => { assertApi('gtmOnSuccess').wasCalled(); });",
      },
    ],
    [
      'the word arguments in a text',
      {
        code: 'return (function () { return arguments.length; })(1, 2);',
        test: "assertThat('wrong arguments' + runCode({}) + arguments.length).isEqualTo('wrong arguments20');",
      },
    ],
    [
      'objects that are mocked',
      {
        code: "const storage = require('localStorage');\nreturn storage.getItem('k');",
        test: "mockObject('localStorage', { getItem: (key) => key + '1' });\nassertThat(runCode({})).isEqualTo('k1');\nassertApi('localStorage.getItem').wasCalledWith('k');",
      },
    ],
    [
      'addresses, hashes and Base64',
      {
        server: true,
        code: "const parseUrl = require('parseUrl');\nconst sha = require('sha256Sync');\nreturn parseUrl('https://a.example/p?x=1').searchParams.x + sha('a', { outputEncoding: 'hex' }).slice(0, 4) + require('toBase64')('a');",
        test: "assertThat(runCode({})).isEqualTo('1ca97YQ==');",
      },
    ],
    [
      'a whole number from text that is a number, and 0 from any other',
      {
        code: "const makeInteger = require('makeInteger');\nreturn [makeInteger('12.9'), makeInteger('2014-10-02T15:01:23Z'), makeInteger('12px'), makeInteger(undefined)];",
        test: 'assertThat(runCode({})).isEqualTo([12, 0, 0, 0]);',
      },
    ],
    [
      'no domain where no address is',
      {
        server: true,
        code: "return require('computeEffectiveTldPlusOne')(undefined) || 'auto';",
        test: "assertThat(runCode({})).isEqualTo('auto');",
      },
    ],
    [
      'a hash that a server gives as a promise',
      {
        server: true,
        code: "return require('sha256')('a', { outputEncoding: 'hex' }).then((hash) => hash.slice(0, 4));",
        test: "runCode({}).then((hash) => { assertThat(hash).isEqualTo('ca97'); });",
      },
    ],
    [
      'what is put off',
      {
        code: "require('callLater')(() => data.gtmOnSuccess());",
        test: "runCode({});\nrequire('callLater')(() => { assertApi('gtmOnSuccess').wasCalled(); });",
      },
    ],
  ])('pass: %s', async (_, parts) => expect(await run(parts)).toBe('passed'))

  it.each<[string, Parts, string]>([
    ['what is not equal', { code: 'return 1;', test: 'assertThat(runCode({})).isEqualTo(2);' }, '1 is not equal to 2'],
    ['what was never called', { code: '', test: "runCode({});\nassertApi('gtmOnSuccess').wasCalled();" }, 'gtmOnSuccess was not called.'],
    [
      'other arguments',
      { code: "require('logToConsole')('a');", permissions: [permission('logging')], test: "runCode({});\nassertApi('logToConsole').wasCalledWith('b');" },
      "logToConsole was not called with ('b'); it was called with ('a').",
    ],
    ['code that is none', { code: 'return (;', test: 'runCode({});' }, 'The code cannot be read:'],
    ['window, which sandboxed JavaScript has not', { code: 'return window.a;', test: 'runCode({});' }, 'undefined'],
    ['work without end', { code: 'while (true) {}', test: 'runCode({});' }, 'unknown limit'],
    ['an API that is not known', { code: "require('makeCoffee')();", test: 'runCode({});' }, 'unknown calls makeCoffee'],
  ])('fail with what was expected: %s', async (_, parts, says) => expect(await run(parts)).toContain(says))

  it.each<[string, string, string, boolean]>([
    [
      'a script from an allowed host',
      "require('injectScript')('https://cdn.example.com/a.js', () => {}, () => {});",
      permission('inject_script', ['urls', texts('https://*.example.com/*')]),
      true,
    ],
    [
      'a script from another host',
      "require('injectScript')('https://evil.example/a.js', () => {}, () => {});",
      permission('inject_script', ['urls', texts('https://*.example.com/*')]),
      false,
    ],
    [
      'a global that may be read',
      "require('copyFromWindow')('a.b');",
      permission('access_globals', [
        'keys',
        {
          type: 2,
          listItem: [
            {
              type: 3,
              mapKey: ['key', 'read', 'write', 'execute'].map((string) => ({ type: 1, string })),
              mapValue: [
                { type: 1, string: 'a.b' },
                { type: 8, boolean: true },
                { type: 8, boolean: false },
                { type: 8, boolean: false },
              ],
            },
          ],
        },
      ]),
      true,
    ],
    [
      'a global that may not be written',
      "require('setInWindow')('a.b', 1, true);",
      permission('access_globals', [
        'keys',
        {
          type: 2,
          listItem: [
            {
              type: 3,
              mapKey: ['key', 'read', 'write', 'execute'].map((string) => ({ type: 1, string })),
              mapValue: [
                { type: 1, string: 'a.b' },
                { type: 8, boolean: true },
                { type: 8, boolean: false },
                { type: 8, boolean: false },
              ],
            },
          ],
        },
      ]),
      false,
    ],
    ['a cookie without permission', "require('getCookieValues')('a');", permission('logging'), false],
    [
      'a cookie by name',
      "require('getCookieValues')('_ga');",
      permission('get_cookies', ['cookieAccess', { type: 1, string: 'specific' }], ['cookieNames', texts('_ga')]),
      true,
    ],
    ['a pixel to anywhere', "require('sendPixel')('https://a.example/');", permission('send_pixel', ['allowedUrls', { type: 1, string: 'any' }]), true],
  ])('ask for permissions of what is not mocked: %s', async (_, code, granted, allowed) => {
    const outcome = await run({ code, permissions: [granted], test: 'runCode({});' })
    if (allowed) expect(outcome).toBe('passed')
    else expect(outcome).toMatch(/^The template has no permission for /)
  })

  it('run with the permissions that the editor finds in the code, and say which the list lacks', async () => {
    const code = "require('logToConsole')('a');\nconst kept = require(`templateStorage`);\nkept.setItem('a', 1);\nreturn kept.getItem('a');"
    const parts = { code, permissions: [permission('get_cookies')], test: 'assertThat(runCode({})).isEqualTo(1);' }
    const found = await testTemplate(tpl(parts))
    expect([found?.lacks, found?.tests.map(({ outcome }) => outcome)]).toEqual([['access_template_storage', 'logging'], ['passed']])
    expect(templateEntries(found ?? { lacks: [], tests: [] }).map(({ level, name }) => [level, name])).toEqual([
      ['warning', 'access_template_storage'],
      ['warning', 'logging'],
      ['pass', 'T'],
    ])
    const listed = await testTemplate(tpl({ ...parts, permissions: [permission('logging'), permission('access_template_storage')] }))
    expect(listed?.lacks).toEqual([])
  })

  it('are read where a text in quotes is broken without indentation', () => {
    const text = tpl({ code: '', test: '' }).replace(
      /scenarios:[\s\S]*?(?=___NOTES___)/,
      String.raw`scenarios:
- name: Long
  code: "runCode({\n  a: [{\n    id: \"1\"\
\ \"2\"\n  }]\n});\n\
    \ // end"
- name: Next
  code: runCode({});

`,
    )
    expect(readTpl(text)?.tests).toEqual([
      { name: 'Long', code: 'runCode({\n  a: [{\n    id: "1" "2"\n  }]\n});\n // end' },
      { name: 'Next', code: 'runCode({});' },
    ])
  })

  it('are read with commas too many in the permissions, and not at all from other texts', async () => {
    expect(readTpl(tpl({ code: '', test: '', permissions: [`${permission('logging')},`] }))?.permissions).toEqual({ logging: {} })
    expect(readTpl('hello')).toBeUndefined()
    expect(await testTemplate('hello')).toBeUndefined()
  })
})
