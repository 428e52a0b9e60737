import { runInThisContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { run } from './run.testing.ts'
import { inEnglish } from '../../sentences/english.testing.ts'

const of = (code: string) => run(`function() { ${code} }`)

/** What code gives here and in this program, which has the same standard. */
async function both(code: string) {
  const here: unknown = runInThisContext(`(function () { ${code} })()`)
  expect(await of(code)).toEqual({ known: true, value: here })
}

const address = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.constantFrom(
    'https://user:pass@x.example:8443/a/../b?q=%C3%A4+1&q=2#h',
    'mailto:ann@example.com',
    'HTTP://EXAMPLE.com:80',
    '//x',
    '/p?a',
    '',
    'x y',
    '?a=1',
  ),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
)
const part = fc.constantFrom('protocol', 'username', 'password', 'host', 'hostname', 'port', 'pathname', 'search', 'hash')
const word = fc.oneof(fc.constantFrom('a', 'q', '?a=1&a=2', '#x', 'ä &=+%', '443'), fc.string({ unit: 'binary', maxLength: 8 }))
const told = `[u.href, u.origin, u.protocol, u.username, u.password, u.host, u.hostname, u.port, u.pathname, u.search, u.hash, String(u), JSON.stringify([u])]`

describe('addresses in custom JavaScript', () => {
  it('are read and changed as everywhere', async () => {
    await fc.assert(
      fc.asyncProperty(address, fc.option(address, { nil: undefined }), fc.array(fc.tuple(part, word), { maxLength: 3 }), async (text, base, changes) => {
        const given = [text, ...(base === undefined ? [] : [base])].map((one) => JSON.stringify(one)).join(', ')
        const steps = changes.map(([key, value]) => `u.${key} = ${JSON.stringify(value)}; `).join('')
        await both(`try { var u = new URL(${given}) } catch (e) { return [e instanceof TypeError, URL.canParse(${given})] } ${steps}return ${told}`)
      }),
      { numRuns: 100 },
    )
  })

  it('have queries that follow the address, and the address them', async () => {
    const step = fc.oneof(
      fc.tuple(fc.constantFrom('append', 'set'), word, word).map(([act, name, value]) => `p.${act}(${JSON.stringify(name)}, ${JSON.stringify(value)});`),
      fc
        .tuple(fc.constantFrom('delete', 'has'), fc.array(word, { minLength: 1, maxLength: 2 }))
        .map(([act, given]) => `p.${act}(${JSON.stringify(given).slice(1, -1)});`),
      fc.constant('p.sort();'),
      word.map((value) => `u.search = ${JSON.stringify(value)};`),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 5 }), async (steps) => {
        await both(`
          var u = new URL('https://x.example/?q=1&a=%2B+&q'), p = u.searchParams, each = []
          ${steps.join(' ')}
          p.forEach(function (value, name) { each.push([name, value]) })
          return [u.href, u.search, p + '', each, [...p], [...p.keys()], [...p.values()], p.size, p.get('q'), p.getAll('q'), p.has('a'), p === u.searchParams]`)
      }),
      { numRuns: 100 },
    )
  })

  it.each([
    `return new URLSearchParams({ a: 1, 'b c': 'd&' }) + ''`,
    `return new URLSearchParams([['a', 1], ['a', null]]) + ''`,
    `return new URLSearchParams(new URLSearchParams('?a=1&b')) + ''`,
    `try { new URLSearchParams([['a']]) } catch (e) { return e instanceof TypeError }`,
    `try { new URLSearchParams('').get() } catch (e) { return e instanceof TypeError }`,
    `try { URL('https://x.example') } catch (e) { return e instanceof TypeError }`,
    `return [URL.parse('x'), URL.canParse('a:b'), Object.keys(new URL('a:b')), Object.prototype.toString.call(new URL('a:b')), URL.name]`,
    `return Object.fromEntries(new URL('https://x.example/?a=1&b=2').searchParams)`,
  ])('%s', both)

  it('may be those of the page', async () => {
    expect(await of(`return [new URL(location).searchParams.get('id'), new URL('/b', document.URL).href]`)).toEqual({
      known: true,
      value: ['7', 'https://shop.example/b'],
    })
  })

  it.each([
    [`return URL.createObjectURL({})`, 'calls URL.createObjectURL, which depends on the browser'],
    [`return new URL('https://x.example/')`, 'gives an object of the type URL'],
    [`for (var n = 0; ; n++) new URL('https://x.example/' + n)`, 'more memory, deeper calls or longer texts'],
    [`return new URL('https://x.example/' + 'a'.repeat(2e6)).href`, 'more memory, deeper calls or longer texts'],
    [`return window['U' + 'RL']`, 'reads URL, which the globals of the page do not tell'],
  ])('that only a browser knows, or that take too much, are unknown: %s', async (code, says) => {
    expect(inEnglish(await of(code))).toMatchObject({ known: false, because: expect.stringContaining(says) as string })
  })
})
