import { parse } from '@babel/parser'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { containerFromPlan } from '../container/index.ts'
import { planForTest as plan } from '../recording/recording.testing.ts'
import { compareCode } from './compareCode.ts'
import { scanCode } from './scanCode.ts'

const file = (text: string, path = 'src/a.tsx') => ({ path, text })
/** Events as `line api name`; a name that is not known is `?`. */
const told = (...files: { path: string; text: string }[]) => scanCode(files, parse).events.map(({ line, api, event }) => `${line} ${api} ${event ?? '?'}`)

describe('a call', () => {
  it.each<[string, string, string[]]>([
    ['the data layer', "window.dataLayer.push({ event: 'a' })", ['1 dataLayer a']],
    ['the data layer of another type', "(window as any).dataLayer?.push({ event: 'a' } as const)", ['1 dataLayer a']],
    ['the data layer where it is made', "(window.dataLayer = window.dataLayer || []).push({ event: 'a' })", ['1 dataLayer a']],
    ['the data layer by another name', "const layer = window.dataLayer || []\nlayer.push({ event: 'a' })", ['2 dataLayer a']],
    ['several messages', "dataLayer.push({ ecommerce: null }, { event: 'a' })", ['1 dataLayer a']],
    ['gtag', "gtag('config', 'G-1'); window.gtag?.('event', 'a', { b: 1 })", ['1 gtag a']],
    ['Next', "sendGTMEvent({ event: 'a' }); sendGAEvent('event', 'b', {})", ['1 dataLayer a', '1 gtag b']],
    ['Firebase', "logEvent(getAnalytics(), 'a', {})", ['1 gtag a']],
    ['Segment', "window.analytics.track('a', {})", ['1 segment a']],
    ['PostHog', "posthog?.capture('a')", ['1 posthog a']],
    ['our tracker', "window.tagmason('a', {})", ['1 tagmason a']],
    ['something else', "list.push({ event: 'a' }); emitter.track('a'); gtag('js', new Date())", []],
    ['the arguments of gtag', 'function gtag() { dataLayer.push(arguments) }', []],
    ['a constant', "const names = { a: 'x' } as const\nconst more = { ...names, b: `y_${names.a}` }\ndataLayer.push({ event: more.b })", ['3 dataLayer y_x']],
    ['an enum', "enum Names { A = 'x' }\ndataLayer.push({ event: Names.A })", ['2 dataLayer x']],
    ['two values', "dataLayer.push({ event: open ? 'on' : 'off' })", ['1 dataLayer on', '1 dataLayer off']],
    ['a value of the page', 'dataLayer.push({ event: location.hash })', ['1 dataLayer ?']],
    ['a name that is set again', "let name = 'a'\nname = other()\ndataLayer.push({ event: name })", ['3 dataLayer ?']],
    ['a constant that refers to itself', 'const a = { ...b }, b = { ...a }\ndataLayer.push({ event: a.x })', ['2 dataLayer ?']],
    [
      'a function around it',
      "const track = (name: string, more = {}) => window.dataLayer.push({ event: name, ...more })\ntrack('a')\ntrack('b', { c: 1 })",
      ['2 dataLayer a', '3 dataLayer b'],
    ],
    ['a function with a constant in it', "function track(event) { const message = { event }; dataLayer.push(message) }\ntrack('a')", ['2 dataLayer a']],
    ['a function that takes an object', "function track({ action, ...rest }) { gtag('event', action, rest) }\ntrack({ action: 'a', b: 1 })", ['2 gtag a']],
    ['a function that nothing calls', 'function track(name) { dataLayer.push({ event: name }) }', ['1 dataLayer ?']],
    ['a hook', "const track = useCallback((name) => gtag('event', name), [])\nconst B = () => <b onClick={() => track('a')}>x & y</b>", ['2 gtag a']],
    ['vue-gtag and Nuxt', "this.$gtag.event('a', {}); useTrackEvent('b', {})", ['1 gtag a', '1 gtag b']],
    ['a client by another name', "const client = usePostHog()\nclient.capture('a')", ['2 posthog a']],
    ['a client for servers', "posthog.capture({ distinctId: 'x', event: 'a', properties: { b: 1 } })", ['1 posthog a']],
    ['a client of the project itself', "const analytics = { track(name) { gtag('event', name) } }\nanalytics.track('a')", ['2 gtag a']],
    [
      'a name in two functions',
      "function a() { const name = 'a'; gtag('event', name) }\nfunction b() { const name = 'b'; gtag('event', name) }",
      ['1 gtag a', '2 gtag b'],
    ],
    ['a name that each branch sets', "let name\nif (x) name = 'a'\nelse name = 'b'\ngtag('event', name)", ['4 gtag a', '4 gtag b']],
    [
      'a message that grows',
      "function push(raw) { let event = raw; if (first) event = { ...raw, x: 1 }; dataLayer.push(event) }\npush({ event: 'a' })",
      ['2 dataLayer a'],
    ],
    ['a message that a function makes', "const message = (event) => ({ event })\ndataLayer.push(message('a'))", ['2 dataLayer a']],
    ['Object.assign', "dataLayer.push(Object.assign({}, { event: 'a' }, more))", ['1 dataLayer a']],
    [
      'functions around functions',
      "const push = (message) => dataLayer.push(message)\nfunction send(name, data) { push({ event: name, ...data }) }\nconst buy = () => send('a', {})\nsend('b', {})",
      ['3 dataLayer a', '4 dataLayer b'],
    ],
    ['a field of a class', "class A { static B = 'b'; #name = 'a'; go() { gtag('event', this.#name); gtag('event', A.B) } }", ['1 gtag a', '1 gtag b']],
    ['destructured constants', "const { A } = { A: 'a' }\ngtag('event', A)", ['2 gtag a']],
    ['a parameter that hides a constant', "const name = 'a'\nlist.forEach((name) => gtag('event', name))", ['2 gtag ?']],
    ['a function of a package of that name', "import { track } from '@vercel/analytics'\ntrack('a')", []],
  ])('to %s is found', (_, text, expected) => expect(told(file(text))).toEqual(expected))

  it('is followed through imports', () => {
    const names = file("export enum Names { A = 'a' }\nexport const b = 'b'\nexport default { c: 'c' }", 'src/names.ts')
    const track = file("export * from './names'\nexport class Tracker { send(name: string) { gtag('event', name) } }", 'src/track/index.ts')
    const page = file(
      "import { Names } from '@/names'\nimport more, * as all from '../names'\ntracker.send(Names.A)\ndataLayer.push({ event: all.b })\ndataLayer.push({ event: more.c })",
      'src/pages/page.ts',
    )
    expect(told(names, { ...track, text: track.text.replace('send(', 'sendEvent(') }, { ...page, text: page.text.replace('send(', 'sendEvent(') })).toEqual([
      '3 gtag a',
      '4 dataLayer b',
      '5 dataLayer c',
    ])
  })

  it('is followed through default exports, CommonJS and the scripts of a page', () => {
    const made = file('export default (type) => dataLayer.push({ event: type })', 'src/send.js')
    const page = file("import tell from './send'\ntell('a')", 'src/page.js')
    const names = file("const EVENTS = { B: 'b' }\nmodule.exports = { EVENTS }", 'lib/names.js')
    const common = file("const { EVENTS } = require('./names')\ngtag('event', EVENTS.B)", 'lib/common.js')
    const html = file("<script>const C = 'c'</script>\n<a (click)=\"gtag('event', C)\" @click=\"gtag('event', C)\">x</a>", 'x.html')
    expect(told(made, page, names, common, html)).toEqual(['2 gtag b', '2 dataLayer a', '2 gtag c', '2 gtag c'])
  })

  it('has the parameters that are set later, and those of an object that is cleaned', () => {
    const text =
      "function send(name, given) { const all = { page: 1, ...given }; const clean = Object.entries(all).reduce((a, [k, v]) => ({ ...a, [k]: v }), {}); gtag('event', name, clean) }\nconst more = { a: 1 }\nif (x) more.b = 'y'\nsend('e', more)"
    const [{ params } = { params: undefined }] = scanCode([file(text)], parse).events
    expect([...(params?.fields.keys() ?? [])]).toEqual(['page', 'b', 'a'])
  })

  it('is found in pages and components, at its line', () => {
    const html = file(
      "<p>\n<script>\ndataLayer.push({ event: 'a' })\n</script>\n<script type=\"application/ld+json\">{}</script>\n<a onclick=\"gtag('event', 'b')\">x</a>",
      'index.html',
    )
    const vue = file(
      "<template>\n  <a @click=\"gtag('event', 'c')\" />\n</template>\n<script setup lang=\"ts\">\nconst x = 1 as number\ndataLayer.push({ event: 'd' })\n</script>",
      'a.vue',
    )
    const svelte = file("<script lang=\"ts\">\n  posthog.capture('e')\n</script>\n<a on:click={() => gtag('event', 'f')}>x</a>", 'b.svelte')
    expect(told(html, vue, svelte)).toEqual(['2 gtag c', '6 dataLayer d', '2 posthog e', '4 gtag f', '3 dataLayer a', '6 gtag b'])
  })

  it('is told as not read where the file is none', () => {
    const { unread } = scanCode([file('const a = \n}', 'src/broken.ts')], parse)
    expect(unread).toMatchObject([{ file: 'src/broken.ts', line: 2 }])
  })
})

describe('what code tells of', () => {
  const container = containerFromPlan(plan, { measurementId: 'G-AB12CD34EF', consent: 'none' })
  const found = (text: string) => compareCode(scanCode([file(text)], parse), { plan, container }).findings.map(({ kind, event }) => `${kind} ${event}`)
  const right = "dataLayer.push({ event: 'sign_up', method: 'mail' }); dataLayer.push({ event: 'quote_sent', amount: Number(x) })"

  it.each<[string, string, string[]]>([
    ['nothing', right, []],
    ['what nothing hears', `${right}; dataLayer.push({ event: 'cake' })`, ['unplanned cake', 'unheard cake']],
    ['what is not pushed', "dataLayer.push({ event: 'sign_up', method: 'mail' })", ['notPushed quote_sent', 'unfed quote_sent']],
    [
      'another name',
      "dataLayer.push({ event: 'signUp', method: 'mail' }); dataLayer.push({ event: 'quote_sent', amount: 1 })",
      ['name signUp', 'name signUp', 'notPushed sign_up', 'unfed sign_up'],
    ],
    ['another name of a parameter', right.replace('method', 'Method'), ['name sign_up']],
    ['a missing parameter', right.replace(", method: 'mail'", ''), ['missing sign_up']],
    ['another type', right.replace('Number(x)', 'x.toFixed(2)'), ['type quote_sent']],
    ['what may be right', right.replace('Number(x)', 'x').replace("method: 'mail'", '...rest'), []],
    ['a name that is not known', `${right}; dataLayer.push({ event: x() })`, ['dynamic ']],
  ])('differs by %s', (_, text, expected) => expect(found(text)).toEqual(expected))

  it('is heard by triggers only where it reaches the data layer, and feeds patterns', () => {
    const trigger = (name: string, type: 'EQUALS' | 'STARTS_WITH' | 'MATCH_REGEX', wanted: string) => ({
      ...container.containerVersion.trigger?.find((each) => each.type === 'CUSTOM_EVENT'),
      triggerId: name,
      name,
      type: 'CUSTOM_EVENT' as const,
      customEventFilter: [
        {
          type,
          parameter: [
            { type: 'TEMPLATE' as const, key: 'arg0', value: '{{_event}}' },
            { type: 'TEMPLATE' as const, key: 'arg1', value: wanted },
          ],
        },
      ],
    })
    const waiting = [
      trigger('one', 'EQUALS', 'buy'),
      trigger('many', 'STARTS_WITH', 'cart_'),
      trigger('list', 'MATCH_REGEX', '^(a|b)$'),
      trigger('all', 'MATCH_REGEX', '.*'),
    ]
    const other = { ...container, containerVersion: { ...container.containerVersion, trigger: waiting as typeof container.containerVersion.trigger } }
    const by = (text: string) => {
      const report = compareCode(scanCode([file(text)], parse), { container: other })
      return [report.rows.map(({ event, heard }) => `${event}: ${heard?.join(' ')}`), report.findings.map(({ kind, event }) => `${kind} ${event}`)]
    }
    expect(by("posthog.capture('buy'); gtag('event', 'cart_add'); dataLayer.push({ event: 'a' })")).toEqual([
      ['buy: ', 'a: list all', 'b: list all', 'cart_add: many all'],
      ['unfed buy', 'unfed b'],
    ])
    expect(by("gtag('event', 'buy')")[1]).toEqual(['unfed cart_', 'unfed a', 'unfed b'])
    expect(by('gtag("event", name)')[1]).toEqual(['unfed buy', 'unfed a', 'unfed b', 'dynamic '])
  })

  it('is a row with its places and triggers', () => {
    expect(compareCode(scanCode([file(right)], parse), { plan, container }).rows[0]).toEqual({
      event: 'sign_up',
      planned: true,
      pushed: [{ file: 'src/a.tsx', line: 1, api: 'dataLayer' }],
      heard: [expect.any(String)],
    })
  })
})

it('reads any text without a fault, and finds a written name again', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('a.ts', 'a.tsx', 'a.vue', 'a.html'), (text, path) => {
      expect(scanCode([{ path, text }], parse).files).toBe(1)
    }),
  )
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.constantFrom('const', 'let', 'var'), (name, kind) => {
      fc.pre(!name.startsWith('gtm.'))
      const written = `${kind} names = { it: ${JSON.stringify(name)} }\ndataLayer.push({ ...{}, event: names.it })`
      expect(scanCode([{ path: 'a.ts', text: written }], parse).events.map(({ event }) => event)).toEqual([name])
    }),
  )
})
