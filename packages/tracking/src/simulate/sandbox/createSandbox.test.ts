import type { Resolved } from '../outcomes.ts'
import { describe, expect, it } from 'vitest'
import { createSandbox } from './createSandbox.ts'
import { page, run } from './run.testing.ts'
import { inEnglish } from '../../sentences/english.testing.ts'

const known = (value: unknown): Resolved => ({ known: true, value })
const body = (code: string) => `function() { ${code} }`
const because = async (code: string, ...more: [Record<string, unknown>?, Partial<typeof page>?]) => {
  const result = await run(body(code), ...more)
  return result.known ? `known: ${JSON.stringify(result.value)}` : inEnglish(result.because)
}

describe('custom JavaScript gives', () => {
  it.each<[string, unknown, Record<string, unknown>?]>([
    ['return {{Price}} * 2', 42, { Price: 21 }],
    ['return {{Missing}}', undefined, { Missing: undefined }],
    ['return {{List}}.map(function(x) { return x.id }).join()', '1,2', { List: [{ id: 1 }, { id: 2 }] }],
    ['return "a{{X}}b" + \'{{X}}\' + `{{X}}${ {{X}} }`', 'a$`"bq'.replace('q', '') + '$`"$`"$`"', { X: '$`"' }],
    ['return {{Low}} > 1 ? {{Never asked}} : "low"', 'low', { Low: 0 }],
    ['/* {{Note}} */ return 1 // {{Note}}\n', 1],
    ['return /[{]{2}a/.test("{" + "{a") && 8 / 2 / 2', 2],
    ['var $ask = 1; return $ask + {{X}}', 3, { X: 2 }],
    ['for (i = 0; i < 3; i++); return i', 3],
    ['window.mine = 1; return mine + this.mine + self.mine', 3],
    [
      'return [document.title, document.location.hash, location + "", document.cookie, document.referrer]',
      ['Cart', '#top', 'https://shop.example/cart/?id=7#top', '_ga=GA1.1.2.3; lang=de%2Dat', 'https://search.example/'],
    ],
    ['return [digitalData.page, flag, user.id, navigator.language, shop.name, shop.open, shop.other]', ['home', true, 5, 'en-GB', 'A', true, undefined]],
    [
      'return [dataLayer.length, dataLayer[0][2].ad_storage, window.dataLayer.filter(function(m) { return m.event === "purchase" })[0].value]',
      [3, 'denied', 5],
    ],
    [
      'return { a: undefined, b: [NaN, -0, , Infinity, null], ["__proto__"]: { polluted: 1 } }',
      Object.fromEntries([
        ['a', undefined],
        ['b', [NaN, -0, undefined, Infinity, null]],
        ['__proto__', { polluted: 1 }],
      ]),
    ],
    ['console.log("x"); return [[1, [2]], [3]].flat(2).concat([4]).sort().indexOf(4)', 3],
    ['return new Date("2024-01-22").toISOString() + new Date(0).getTime()', '2024-01-22T00:00:00.000Z0'],
    ['throw new Error("no")', undefined],
    ['return undefined.x', undefined],
    ['', undefined],
  ])('%s', async (code, value, values) => {
    const result = await run(body(code), values)
    expect(result).toEqual(known(value))
  })

  it('the time and chance that it is given, the same each time', async () => {
    const code = body('return [Date.now(), new Date().toISOString(), Math.random(), Math.random()]')
    const now = Date.UTC(2024, 0, 22)
    const [first, second, other] = [
      await run(code, {}, { now }, { seed: 1 }),
      await run(code, {}, { now }, { seed: 1 }),
      await run(code, {}, { now }, { seed: 2 }),
    ]
    expect(first).toEqual(second)
    expect(first).not.toEqual(other)
    expect(first.known && first.value).toEqual([now, '2024-01-22T00:00:00.000Z', expect.closeTo(0.5, 0), expect.closeTo(0.5, 0)])
  })

  it('an arrow, too', async () => expect(await run('() => 5')).toEqual(known(5)))
})

describe('custom JavaScript is unknown, and the reason names it, where it', () => {
  it.each<[string, string, Record<string, unknown>?]>([
    ['return {{Other}}', '{{Other}} is not known.'],
    ['try { return {{Other}} } catch (e) { return 1 }', '{{Other}} is not known.'],
    ['return document.querySelector("#buy").id', 'reads document.querySelector'],
    ['return document.body.className', 'reads document.body'],
    ['return navigator.userAgent', 'reads navigator.userAgent'],
    ['return localStorage.getItem("a")', 'reads localStorage.getItem'],
    ['return digitalData.user', 'reads digitalData.user'],
    ['return foo', 'reads foo'],
    ['return typeof foo', 'reads foo'],
    ['return window.foo || "none"', 'reads foo'],
    ['try { return foo } catch (e) { return "none" }', 'reads foo'],
    ['return "foo" in window', 'asks whether there is foo'],
    ['"use strict"; foo = 1; return foo', 'asks whether there is foo'],
    ['return window.hasOwnProperty("foo")', 'asks whether there is foo'],
    ['return Object.keys(window).length', 'lists what is in window'],
    ['for (var key in window) return key', 'lists what is in window'],
    ['Object.setPrototypeOf(window, null); return typeof foo', 'changes window'],
    ['return window["docu" + "ment"].title', 'reads document.title'],
    ['return String(document)', 'reads document.toString'],
    ['return Object.prototype.toString.call(document)', 'reads document.Symbol(Symbol.toStringTag)'],
    ['return dataLayer[2]["gtm.element"].id', 'reads gtm.element'],
    ['dataLayer.push({ event: "x" }); return 1', 'pushes to the data layer'],
    ['document.cookie = "a=b"; return 1', 'changes document.cookie'],
    ['location.href = "/"; return 1', 'changes location.href'],
    ['return setTimeout(function() {}, 1)', 'reads setTimeout'],
    ['return new Date().getTime()', 'asks for the time'],
    ['return new Date(0).getHours()', 'time zone'],
    ['return "" + new Date(0)', 'time zone'],
    ['return new Date(2024, 1, 1).getTime()', 'time zone'],
    ['return new Date("22 January 2024").getTime()', 'time zone'],
    ['return Math.random()', 'asks Math.random for chance'],
    ['return "a".localeCompare("b")', 'localeCompare'],
    ['return RegExp.$1', 'reads RegExp.$1'],
    ['return eval("1")', 'runs a text as code'],
    ['return new Function("return 1")()', 'runs a text as code'],
    ['return function() {}', 'gives a function'],
    ['return { a: [Symbol("x")] }', 'gives a symbol'],
    ['return Promise.resolve(1)', 'gives an object of the type Promise'],
    ['return new Map()', 'gives an object of the type Map'],
    ['var a = {}; a.a = a; return a', 'gives an object that holds itself'],
    ['return { get a() { throw 1 } }', 'gives an object that fails when it is read'],
    ['return { get a() { throw "own words" } }', 'gives an object that fails when it is read'],
    ['return 10n', 'The code has 10n'],
    ['return /{{X}}/.test("a")', 'a reference in a regular expression', { X: 'a' }],
    ['return {{X}}', 'reads {{X}}', { X: () => 1 }],
    ['return (', 'not JavaScript that Google Tag Manager would take'],
  ])('%s', async (code, says, values) => expect(await because(code, values)).toContain(says))

  it('does not know the title', async () => expect(await because('return document.title', {}, { title: undefined })).toContain('reads document.title'))
  it('is no function', async () =>
    expect(inEnglish(await run('5'))).toMatchObject({ known: false, because: expect.stringContaining('a number instead of a function') as string }))
})

describe('the sandbox', () => {
  it('runs code again only where something that it asked for has changed', async () => {
    const sandbox = await createSandbox()
    const asked: string[] = []
    const ask = (value: number) => (name: string) => {
      asked.push(name)
      return known(name === 'A' ? value : 10)
    }
    const code = body('return {{A}} + {{B}}')
    expect([sandbox.run(code, ask(1), page), sandbox.run(code, ask(1), page), sandbox.run(code, ask(2), page)]).toEqual([known(11), known(11), known(12)])
    expect(asked).toEqual(['A', 'B', 'A', 'B', 'A', 'A', 'B'])
    expect(sandbox.run(body('return location.hash'), ask(1), page)).toEqual(known('#top'))
    expect(sandbox.run(body('return location.hash'), ask(1), { ...page, url: 'https://shop.example/#a' })).toEqual(known('#a'))
  })

  it('lets code ask for a variable that is code itself', async () => {
    const sandbox = await createSandbox()
    const none = (name: string): Resolved => ({ known: false, because: name })
    const inner = (name: string): Resolved => (name === 'Inner' ? sandbox.run(body('return "in"'), none, page) : none(name))
    expect(sandbox.run(body('return {{Inner}} + "out"'), inner, page)).toEqual(known('inout'))
  })

  it('goes ten variables deep and no deeper', async () => {
    const sandbox = await createSandbox()
    const chain = (left: number): Resolved =>
      left === 0 ? known('end') : sandbox.run(body('return {{Next}}'), () => chain(left - 1), { ...page, title: String(left) })
    expect(chain(10)).toEqual(known('end'))
    expect(inEnglish(chain(11))).toMatchObject({ known: false, because: expect.stringContaining('10 times over') as string })
    expect(chain(10)).toEqual(known('end'))
  })

  it('does only so much work in one simulation', async () => {
    const sandbox = await createSandbox({ timeLimitMs: 20_000 })
    const loop = (name: string) => sandbox.run(body(`var n = 0; while (n < 4e6) n++; return {{${name}}}`), () => known(1), page)
    let count = 0
    while (loop(`Name ${count}`).known && count < 100) count++
    // Four million turns are eight million jumps: eight hundred of the twenty thousand units.
    expect(count).toBe(24)
    expect(inEnglish(loop('Last'))).toMatchObject({ because: expect.stringContaining('took more work than one simulation may') as string })
    expect((await createSandbox()).run(body('return 1'), () => known(1), page)).toEqual(known(1))
  }, 60_000)

  it('runs nothing after its end', async () => {
    const sandbox = await createSandbox()
    sandbox.dispose()
    expect(sandbox.run(body('return 1'), () => known(1), page).known).toBe(false)
  })

  it('says so where the machine has no room left, and the next one is as new', async () => {
    const sandbox = await createSandbox()
    const run = () => sandbox.run(body('function f(n) { return n === 0 ? 0 : 1 + f(n - 1) } return f(300)'), () => known(1), page)
    const deep = (): Resolved => {
      try {
        return deep()
      } catch {
        return run()
      }
    }
    const result = deep()
    expect(result.known ? result.value : inEnglish(result.because)).toMatch(/broke the interpreter|^300$/)
    expect((await createSandbox()).run(body('return 1'), () => known(1), page)).toEqual(known(1))
  })
})
