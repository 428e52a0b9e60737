import { parse } from '@babel/parser'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scanCode } from './scanCode.ts'

const scanned = (text: string, path = 'src/a.tsx') => scanCode([{ path, text }], parse).events
/** Events as `line api name`; a name that is not known is `?`. */
const told = (text: string, path?: string) => scanned(text, path).map(({ line, api, event }) => `${line} ${api} ${event ?? '?'}`)

describe('code in a text of the program', () => {
  it.each<[string, string, string[]]>([
    ['a script of React', "const A = () => <script dangerouslySetInnerHTML={{ __html: `\n  dataLayer.push({ event: 'a' })\n` }} />", ['2 dataLayer a']],
    ['a script of Next', "const A = () => <Script id=\"x\">{`\n\n  gtag('event', 'a')`}</Script>", ['3 gtag a']],
    ['a script by its own text', 'const code = `dataLayer.push({ event: "a" })`\nconst A = () => <script>{code}</script>', ['1 dataLayer a']],
    ['a script that is made', "const script = document.createElement('script')\nscript.textContent = \"gtag('event', 'a')\"", ['2 gtag a']],
    ['a script of Nuxt', 'useHead({ script: [{ innerHTML: `dataLayer.push({ event: "a" })` }] })', ['1 dataLayer a']],
    ['a page that a server sends', "app.get('/', (c) => c.html(`<p>Thanks</p>\n<script>\ndataLayer.push({ event: 'a' })\n</script>`))", ['3 dataLayer a']],
    ['a whole page', "const page = (total) => `<!doctype html><body>\n<script>dataLayer.push({ event: 'a', value: ${total} })</script>`", ['2 dataLayer a']],
    ['markup by its tag', "const button = html`<button onclick=\"gtag('event', 'a')\">x</button>`", ['1 gtag a']],
    ['markup that is put into a page', "box.innerHTML = `<b onclick=\"gtag('event', 'a')\">x</b>`", ['1 gtag a']],
    ['document.write', "document.write('<script>' + 'dataLayer.push({ event: \"' + name + '\" })' + '</scr' + 'ipt>')\nconst name = 'a'", ['1 dataLayer a']],
    ['lines that are joined', 'script.text = ["dataLayer.push({", "event: \'a\' })"].join(\'\')', ['1 dataLayer a']],
    ['a string with line breaks', 'script.text = "const x = 1;\\n\\ndataLayer.push({ event: \'a\' })"', ['1 dataLayer a']],
    ['a constant of the program', "const names = { buy: 'a' }\nscript.text = `dataLayer.push({ event: '${names.buy}', b: 1 })`", ['2 dataLayer a']],
    ['a name with a constant in it', "const shop = 'x'\nscript.text = `gtag('event', 'buy_${shop}')`", ['2 gtag buy_x']],
    ['a template in the text', "const shop = 'x', kind = 'y'\nscript.text = `const z = 'z'\\ngtag('event', \\`${shop}_\\${z}_${kind}\\`)`", ['2 gtag x_z_y']],
    ['a value of the program as JSON', "script.text = `dataLayer.push(${JSON.stringify({ event: 'a' })})`", ['1 dataLayer a']],
    ['what only running tells', 'const page = (name) => html`<script>gtag("event", "${name}")</script>`', ['1 gtag ?']],
    ['JSON-LD', "const A = () => <script type=\"application/ld+json\">{`gtag('event', 'a')`}</script>", []],
    ['a snippet for readers', "const snippet = `<script>dataLayer.push({ event: 'a' })</script>`\nconst A = () => <pre>{snippet}</pre>", []],
    ['what is no code', 'script.text = `dataLayer.push({ event: `', []],
    ['a style', 'const A = () => <style dangerouslySetInnerHTML={{ __html: `a { color: red }` }} />', []],
  ])('is read of %s', (_, text, events) => expect(told(text)).toEqual(events))

  it('keeps the names and types of parameters, as far as they are known', () => {
    const [event] = scanned(
      'const page = (order) => html`<script>dataLayer.push({ event: "a", value: ${order.total}, plan: "${order.plan}", level: 5 })</script>`',
    )
    expect([...(event?.params.fields ?? [])]).toEqual([
      ['value', { kind: 'unknown' }],
      ['plan', { kind: 'unknown', type: 'string' }],
      ['level', { kind: 'known', value: 5 }],
    ])
  })

  it('is read of scripts in pages as well, with the lines of the page', () => {
    const page = "<html>\n<script>\nconst s = document.createElement('script')\ns.id = 'x'\nconst script = s\nscript.text = `\n gtag('event', 'a')`\n</script>"
    expect(told(page, 'index.html')).toEqual(['7 gtag a'])
  })

  it('never stops a scan, whatever the text is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(scanCode([{ path: 'a.ts', text: `script.text = ${JSON.stringify(text)}\ngtag('event', 'b')` }], parse).unread).toEqual([])
      }),
    )
  })
})
