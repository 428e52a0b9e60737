import type { Step } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { container, type Part } from '../simulate/cases/build.ts'
import { dataLayer, onEvent, parameters, send, tagOf, trigger, variable } from '../simulate/cases/parts.ts'
import { canaryFor, formIn } from './canary.ts'
import { taintOf } from './taint.ts'
import type { TaintForm, TaintSource } from './types.ts'

/** Ways into a variable called `In`, and where a canary has to be found to come from. */
const sources: readonly (readonly [says: string, from: `${TaintSource['kind']} ${string}`, parts: readonly Part[], on: string])[] = [
  ['a query key', 'address ?mail', [variable('In', 'u', { component: 'QUERY', queryKey: 'mail' })], 'All Pages'],
  ['the path', 'address path', [variable('In', 'u', { component: 'PATH' })], 'All Pages'],
  ['the fragment', 'address fragment', [variable('In', 'u', { component: 'FRAGMENT' })], 'All Pages'],
  ['the referrer', 'referrer ', [variable('In', 'f', { component: 'URL' })], 'All Pages'],
  ['the title', 'title ', [variable('In', 'j', { name: 'document.title' })], 'All Pages'],
  ['a cookie', 'cookie mail', [variable('In', 'k', { name: 'mail', decodeCookie: true })], 'All Pages'],
  ['a global', 'global site.user', [variable('In', 'j', { name: 'site.user' })], 'All Pages'],
  ['the data layer', 'dataLayer user.email', [dataLayer('user.email', { name: 'In' })], 'go'],
  ['version 1 of the data layer', 'dataLayer phone', [dataLayer('phone', { name: 'In', version: 1 })], 'go'],
  ['a form field', 'element attribute value', [variable('In', 'd', { selectorType: 'CSS', elementSelector: 'input', attributeName: 'value' })], 'All Pages'],
  ['a text that was clicked', 'element text', [variable('In', 'aev', { varType: 'TEXT' })], 'click'],
  ['an attribute that was clicked', 'element attribute data-mail', [variable('In', 'aev', { varType: 'ATTRIBUTE', attribute: 'data-mail' })], 'click'],
]

/** Ways from `In` to `Out`. */
const ways: readonly (readonly [says: string, part: Part, forms: readonly TaintForm[]])[] = [
  ['as it is', variable('Out', 'c', { value: '{{In}}' }), ['plain', 'encoded']],
  ['in small letters', variable('Out', 'jsm', { javascript: 'function () { return String({{In}}).toLowerCase() }' }), ['plain', 'normalized', 'encoded']],
  ['encoded', variable('Out', 'jsm', { javascript: 'function () { return encodeURIComponent({{In}}) }' }), ['plain', 'encoded']],
  ['inside of a text', variable('Out', 'c', { value: 'visitor {{In}} of ours' }), ['plain', 'encoded']],
  [
    'by a table of all',
    variable('Out', 'remm', { input: '{{In}}', map: [['.*', '{{In}}']], fullMatch: false, ignoreCase: true, replaceAfterMatch: false, setDefaultValue: false }),
    ['plain', 'encoded'],
  ],
]

const planted = sources.flatMap((source) => ways.map((way) => [source, way] as const))

describe('the flow of personal data', () => {
  it.each(planted.map(([source, way]) => [source[0], way[0], source, way] as const))(
    'is found, and nothing else: from %s, %s',
    async (_, __, [, from, parts, on], [, way, forms]) => {
      const file = container(
        ...parts,
        way,
        tagOf('Pixel', 'img', parameters({ url: 'https://px.example/?a={{Out}}', useCacheBuster: false }), on),
        tagOf('Decoy', 'img', parameters({ url: 'https://px.example/?a={{Other}}', useCacheBuster: false }), on),
        dataLayer('other_key', { name: 'Other' }),
        onEvent('go'),
        trigger('click', 'CLICK'),
      )
      const { flows } = await taintOf(file)
      const said = flows.map(({ source, tag, parameter, automatic }) => `${source.kind} ${source.key} → ${tag} ${parameter}${automatic ? ' automatic' : ''}`)
      const decoys = ['dataLayer other_key → Decoy url']
      // A referrer is one source, and of an address only the part that is read.
      expect(said.filter((one) => !decoys.includes(one))).toEqual([`${from} → Pixel url`])
      expect(forms).toContain(flows.find(({ tag }) => tag === 'Pixel')?.form)
    },
  )

  it.each<[string, string, string]>([
    ['a pixel', "const send = require('sendPixel'), url = require('getUrl'); send('https://px.example/?m=' + url('query', false, null, 'mail'))", 'sendPixel'],
    [
      'a script',
      "const load = require('injectScript'), url = require('getUrl'); load('https://js.example/a.js?m=' + url('query', false, null, 'mail'))",
      'injectScript',
    ],
    [
      'an encoded pixel',
      "const send = require('sendPixel'), url = require('getUrl'), enc = require('encodeUriComponent'); send('https://px.example/?m=' + enc(url('query', false, null, 'mail')))",
      'sendPixel',
    ],
  ])('is found in the address of %s that a template asks for', async (_, code, api) => {
    const asks = (publicId: string) => ({ instance: { key: { publicId, versionId: '1' }, param: [] } })
    const any = { instance: { key: { publicId: 'send_pixel', versionId: '1' }, param: [{ key: 'allowedUrls', value: { type: 1, string: 'any' } }] } }
    const scripts = {
      instance: {
        key: { publicId: 'inject_script', versionId: '1' },
        param: [{ key: 'urls', value: { type: 2, listItem: [{ type: 1, string: 'https://js.example/*' }] } }],
      },
    }
    const file = container(tagOf('Own', 'cvt_0_9000', [], 'All Pages'))
    const templateOf = (text: string) =>
      `___INFO___\n\n{"type":"TAG","displayName":"Own"}\n\n___SANDBOXED_JS_FOR_WEB_TEMPLATE___\n\n${text}\n\n___WEB_PERMISSIONS___\n\n${JSON.stringify([any, scripts, asks('get_url')])}\n`
    const customTemplate = (file.containerVersion.customTemplate ?? []).map((one) => ({ ...one, templateData: templateOf(code) }))
    const page: Step = { type: 'pageLoad', url: 'https://www.example.com/?mail=x' }
    const made = { ...file, containerVersion: { ...file.containerVersion, customTemplate } }
    const { flows, open } = await taintOf(made, { visits: [[page]] })
    expect(flows.filter(({ tag }) => tag === 'Own').map(({ source, parameter }) => [source.kind, source.key, parameter])).toEqual([['address', '?mail', api]])
    // A pixel is all that it asks for; what a script does only a browser can tell.
    expect(open.filter(({ tag }) => tag === 'Own')).toHaveLength(api === 'injectScript' ? 1 : 0)
  })

  it('counts sixty planted flows', () => {
    expect(planted).toHaveLength(60)
  })

  it('takes what gtag takes by itself, unless the tag says something else', async () => {
    const of = async (rows: Readonly<Record<string, string>>) =>
      (await taintOf(container(send('T', 'All Pages', rows)))).flows.map(
        ({ source, parameter, automatic }) => `${source.kind} ${source.key} ${parameter} ${automatic}`,
      )
    expect(await of({})).toEqual(
      ['address ?contact', 'address ?other', 'address path', 'title ', 'referrer '].map(
        (one) => `${one} page_${one.startsWith('address') ? 'location' : one.startsWith('title') ? 'title' : 'referrer'} true`,
      ),
    )
    expect(await of({ page_location: 'https://www.example.com/', page_title: 'Shop', page_referrer: 'none' })).toEqual([])
  })

  it('says what only a browser can tell', async () => {
    const file = container(send('T', 'All Pages', { a: '{{Lang}}' }), variable('Lang', 'jsm', { javascript: 'function () { return navigator.language }' }))
    expect((await taintOf(file)).open).toContainEqual({ tag: 'T', tagId: expect.any(String) as string, parameter: 'eventSettingsTable.a' })
  })

  it('leaves out tags that only push to the data layer', async () => {
    const file = container(tagOf('T', 'html', parameters({ html: "<script>dataLayer.push({ event: 'x' })</script>" }), 'All Pages'))
    expect((await taintOf(file)).flows).toEqual([])
  })

  it.each<[string, (value: string) => string, TaintForm]>([
    ['plain', (value) => `x ${value}`, 'plain'],
    ['small letters', (value) => value.toLowerCase(), 'normalized'],
    ['an address', (value) => `?a=${encodeURIComponent(value)}`, 'encoded'],
    ['Base64', (value) => btoa(value), 'encoded'],
    ['SHA-256 of small letters', () => '7c2dc0dd46bf1d3a3b7a8b4a0d1a3a6e', 'hashed'],
  ])('knows a canary in %s', async (says, made, form) => {
    const canary = canaryFor('email', 7)
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(canary.value.toLowerCase()))
    const text = says.startsWith('SHA') ? Buffer.from(digest).toString('hex') : made(canary.value)
    expect(formIn({ sent: [text] }, canary)).toBe(form)
    expect(formIn({ sent: 'Canary.8zq@Person.example' }, canary)).toBeUndefined()
  })
})
