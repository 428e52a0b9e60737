import { describe, expect, it } from 'vitest'
import { createSandbox } from './createSandbox.ts'
import { inEnglish } from '../../sentences/english.testing.ts'
import { page, run } from './run.testing.ts'

const body = (code: string) => `function() { ${code} }`
const unknown = expect.objectContaining({ known: false }) as unknown

declare global {
  // What code would have to reach to have got out.
  var escaped: unknown
}

describe('code that tries to get out reaches nothing', () => {
  it.each([
    'return ({}).constructor.constructor("return globalThis")().escaped = 1',
    'return [].constructor.constructor("escaped = 1")()',
    'return (async function() {}).constructor("escaped = 1")()',
    'return (function*() {}).constructor("escaped = 1")().next()',
    'return (async function*() {}).constructor("escaped = 1")().next()',
    'return Reflect.construct(Object.getPrototypeOf(function() {}).constructor, ["escaped = 1"])()',
    '(0, eval)("escaped = 1"); return 1',
    'return import("node:fs")',
    'return require("fs")',
    'return process.exit()',
    'return globalThis.process',
    'return window.top.escaped = 1',
    'return console.constructor.constructor("escaped = 1")()',
    'return document.constructor.constructor("escaped = 1")()',
    'return dataLayer.push.constructor("escaped = 1")()',
    'try { foo } catch (e) { return e.constructor.constructor("escaped = 1")() }',
    'try { null.x } catch (e) { return e.constructor.constructor("return process")() }',
    'return $ask.constructor("escaped = 1")() + {{X}}',
    'return $ask(99)',
    'Error.prepareStackTrace = function(e, s) { return s }; return new Error().stack[0].getThis().escaped = 1',
    'return Promise.resolve().then(function() { escaped = 1 })',
    'var o = { then: function(f) { escaped = 1; f() } }; return Promise.resolve(o)',
    'return { toJSON: function() { return escaped } }',
    'return { toString: function() { return escaped } }',
  ])('%s', async (code) => {
    const result = await run(body(code), { X: 1 })
    // Code that fails gives undefined, as on the page.
    expect(result.known ? result.value : undefined).toBeUndefined()
    expect(globalThis.escaped).toBeUndefined()
  })

  it.each([
    'function(){}; while(1){}',
    'function(){}); while(1){} (',
    'function(){ return 1 })(); while(1){}; (function(){ return 2 }',
    'function(){ return 1 }}); (function(){{',
    'function(){ return 1 }]; while(1){}; [function(){}',
    'function(){} /*',
    'function(){ return 1 } // */ ) } ; (',
    '}); (function(){',
    '{{A}}}; while(1){}',
  ])('code that closes its brackets early: %s', async (code) => {
    const result = await run(code, { A: 1 })
    if (result.known) expect(result.value).toBe(1)
    else expect(inEnglish(result.because)).toMatch(/Google Tag Manager would take|instead of a function/)
  })

  it.each([
    '"})(); while(1){}; (function(){return "',
    "'}; while(1){}; '",
    '`}${globalThis}',
    '\\"; while(1){}',
    '\n}\n)',
    '*/ while(1){} /*',
    '\u2028}',
    '{{B}}',
    '</script>',
  ])('a value is data and never code: %s', async (value) => {
    expect(await run(body('return [{{A}}, "x{{A}}", \'{{A}}\', `{{A}}`]'), { A: value, B: 'wrong' })).toEqual({
      known: true,
      value: [value, `x${value}`, value, value],
    })
    expect(await run(body('return Object.keys({{A}})[0]'), { A: Object.fromEntries([[value, 1]]) })).toEqual({ known: true, value })
    expect(await run(body('return location.href + document.title'), {}, { title: value })).toEqual({ known: true, value: page.url + value })
  })
})

describe('code that leaves something behind', () => {
  it.each([
    ['Object.prototype.polluted = 1; return 1', 'return ({}).polluted'],
    ['({}).__proto__.polluted = 1; return 1', 'return [].polluted'],
    ['Array.prototype.map = function() { return "mine" }; return 1', 'return [1].map(String)[0] === "1" ? undefined : 1'],
    ['JSON.parse = JSON.stringify = function() { return "mine" }; return 1', 'return JSON.parse("1") === 1 ? undefined : 1'],
    ['String.prototype.toString = function() { return "mine" }; return 1', 'return "a" + "" === "a" ? undefined : 1'],
    ['document.later = 1; return 1', 'return undefined'],
    ['Promise.resolve().then(function() { Object.prototype.polluted = 1 }); return 1', 'return ({}).polluted'],
  ])('is forgotten: %s', async (first, second) => {
    const sandbox = await createSandbox()
    const ask = () => ({ known: true, value: 1 }) as const
    sandbox.run(body(first), ask, page)
    expect(sandbox.run(body(second), ask, page)).toEqual({ known: true, value: undefined })
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it('does not change what it was given', async () => {
    const given = { deep: [1] }
    expect(await run(body('{{A}}.deep.push(2); {{A}}.deep = 5; dataLayer[1].value = 9; return {{A}}.deep.length'), { A: given })).toEqual({
      known: true,
      value: 1,
    })
    expect([given, page.dataLayer[1]]).toEqual([{ deep: [1] }, { event: 'purchase', value: 5 }])
  })

  it('cannot touch what reads its result', async () => {
    const result = await run(
      body(
        'JSON.stringify = function() { return "[1]" }; Object.prototype.toString = function() { return "[object Array]" }; Array.isArray = function() { return true }; return { a: "b" }',
      ),
    )
    expect(result).toEqual({ known: true, value: { a: 'b' } })
  })
})

describe('code that never ends or grows is cut off, the same way each time', () => {
  it.each([
    'while (1) {}',
    'for (;;) try { while (1) {} } catch (e) {} finally { continue }',
    'try { while (1) {} } finally { return 1 }',
    'return /(a+)+$/.test("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab")',
    'function f() { return f() + 1 } return f()',
    'var a = []; while (1) a.push(a.length)',
    'var s = "x"; while (1) s += s',
    'return "a".repeat(1e9).length',
    'return "a".repeat(1e6).indexOf("a".repeat(5e5) + "b")',
    'return new Array(4e9).join("x").length',
    'return new Array(4e9).indexOf(1)',
    'return Array.prototype.indexOf.call({ length: 9007199254740991 }, 1)',
    'var n = 0; return Array.prototype.indexOf.call({ get length() { return n++ ? 9007199254740991 : 0 } }, 1)',
    'return Array.prototype.lastIndexOf.call({ length: { valueOf: function() { return 9007199254740991 } } }, 1)',
    'return [].concat({ length: 9007199254740990, [Symbol.isConcatSpreadable]: true }).length',
    'return [new Array(4e9)].flat().length',
    'return new Set(new Array(4e9)).size',
    'return [...new Array(4e9)].length',
    'return JSON.stringify(new Array(4e9)).length',
    'return new Array(4e9).values().drop(4e9).next()',
    'return { get a() { while (1) {} } }',
    'return new Array(4e9)',
    'return String.raw({ raw: { length: 9007199254740991 } })',
    'return Array.from({ length: 9007199254740991 }).length',
    'var s = "1".repeat(1500000); for (;;) +s',
    'var o = {}; for (var i = 0; i < 20000; i++) o["k" + i] = i; for (;;) ({ ...o })',
    'return {{A}}.split("").map(function(c) { return {{A}}.split("").join(c) }).length',
  ])(
    '%s',
    async (code) => {
      const first = await run(body(code), { A: 'a'.repeat(20_000) })
      expect(first).toEqual(unknown)
      expect(await run(body(code), { A: 'a'.repeat(20_000) })).toEqual(first)
    },
    60_000,
  )

  it('counts work and not time', async () => {
    const loop = (times: number) => body(`for (var i = 0; i < ${times}; i++); return i`)
    expect(await run(loop(100_000))).toEqual({ known: true, value: 100_000 })
    expect(await run(loop(100_000), {}, {}, { timeLimitMs: 5 })).toEqual(unknown)
    expect(await run(loop(1_000_000))).toEqual(unknown)
  })

  it.each(['return Math.max.apply(null, new Array(4e9))', 'return JSON.parse("[".repeat(1e6))', 'return new Array(-1)'])(
    'or fails as in a browser: %s',
    async (code) => expect(await run(body(code))).toEqual({ known: true, value: undefined }),
  )

  it('and goes on with the next', async () => {
    const sandbox = await createSandbox()
    const ask = () => ({ known: true, value: 1 }) as const
    for (const code of ['while (1) {}', 'var a = []; while (1) a.push(a)', 'function f() { f() } f()']) sandbox.run(body(code), ask, page)
    expect(sandbox.run(body('return {{A}}'), ask, page)).toEqual({ known: true, value: 1 })
  })
})
