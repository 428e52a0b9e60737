import type { Step } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { containerFromPlan } from '../container/index.ts'
import { planOf } from '../container/plans.testing.ts'
import type { ContainerFile } from '../gtm/index.ts'
import { container, type Part } from './cases/build.ts'
import { dataLayer, onEvent, send, tag, tagOf, variable, when } from './cases/parts.ts'
import { inEnglish } from '../sentences/english.testing.ts'
import { simulate, type SimulateOptions } from './simulate.ts'

const type = 'cvt_0_9000'
const home: Step = { type: 'pageLoad', url: 'https://www.example.com/shop?a=1', title: 'Shop' }
const go = (data: Readonly<Record<string, unknown>> = {}): Step => ({ type: 'push', data: { event: 'go', ...data } })

const text = (string: string) => ({ type: 1, string })
const yes = (boolean: boolean) => ({ type: 8, boolean })
const map = (values: Readonly<Record<string, object>>) => ({ type: 3, mapKey: Object.keys(values).map(text), mapValue: Object.values(values) })
const list = (...listItem: readonly object[]) => ({ type: 2, listItem })
const permission = (publicId: string, param: Readonly<Record<string, object>> = {}) => ({
  instance: { key: { publicId, versionId: '1' }, param: Object.entries(param).map(([key, value]) => ({ key, value })) },
})
const globals = (...keys: readonly string[]) =>
  permission('access_globals', { keys: list(...keys.map((key) => map({ key: text(key), read: yes(true), write: yes(true), execute: yes(true) }))) })
const anyData = permission('read_data_layer', { allowedKeys: text('any') })
const pixels = permission('send_pixel', { allowedUrls: text('specific'), urls: list(text('https://px.example.com/*')) })
const consent = (...types: readonly string[]) =>
  permission('access_consent', { consentTypes: list(...types.map((one) => map({ consentType: text(one), read: yes(true), write: yes(true) }))) })

/** A container whose one template has this code. */
const withCode = (code: string, permissions: readonly object[], ...parts: readonly Part[]): ContainerFile => {
  const file = container(...parts)
  const templateData = `___INFO___\n\n{"type":"TAG","displayName":"Own"}\n\n___SANDBOXED_JS_FOR_WEB_TEMPLATE___\n\n${code}\n\n___WEB_PERMISSIONS___\n\n${JSON.stringify(permissions)}\n`
  const customTemplate = (file.containerVersion.customTemplate ?? []).map((one) => ({ ...one, templateData }))
  return { ...file, containerVersion: { ...file.containerVersion, customTemplate } }
}
const field = (key: string, value: string) => ({ type: 'TEMPLATE', key, value })

/** What a variable of the template was at each event `go`. */
const valuesOf = async (code: string, permissions: readonly object[], steps: readonly Step[], options: SimulateOptions = {}): Promise<readonly unknown[]> => {
  const parts = [variable('V', type, { given: '{{plan}}', other: '{{nobody}}' }), dataLayer('plan'), onEvent('go'), send('T', 'go', { v: '{{V}}' })]
  const simulated = await simulate(withCode(code, permissions, ...parts), [home, ...steps], options)
  return simulated.steps.flatMap(({ events }) =>
    events.flatMap(({ tags }) =>
      tags.flatMap(({ parameters }) => parameters.flatMap(({ key, value }) => (key.endsWith('.v') ? [value.known ? value.value : 'unknown'] : []))),
    ),
  )
}
const log = "const get = require('copyFromDataLayer'); const read = require('copyFromWindow'); const write = require('setInWindow');"

describe('a variable of a custom template', () => {
  it.each<[string, string, readonly object[], readonly unknown[]]>([
    ['computes from its fields', 'return data.given + "!";', [], ['gold!']],
    ['reads the data layer that it may read', `${log} return get("plan");`, [anyData], ['gold']],
    ['is undefined where it may not', `${log} return get("plan");`, [], [undefined]],
    ['is unknown where it reads a field that nobody knows', 'return data.other;', [], ['unknown']],
    ['is known where it leaves such a field alone', 'return data.given ? 1 : data.other;', [], [1]],
    ['is unknown where the container numbers what it reads', `${log} return get("gtm.uniqueEventId") || 0;`, [anyData], ['unknown']],
    [
      'is unknown where the page alone knows a global',
      `${log} return read("shop.id");`,
      [permission('access_globals', { keys: list(map({ key: text('shop.id'), read: yes(true), write: yes(false) })) })],
      ['unknown'],
    ],
    ['is unknown where it asks for the clock', "return require('getTimestampMillis')();", [], ['unknown']],
    ['is undefined where it throws', 'return data.given.a.b;', [], [undefined]],
  ])('%s', async (_, code, permissions, expected) => {
    expect(await valuesOf(code, permissions, [go({ plan: 'gold' })])).toEqual(expected)
  })

  it('keeps what it writes for the rest of the page, and another page has none of it', async () => {
    const code = `${log} const made = read("own.id"); if (made) return "kept " + made; write("own.id", data.given, true); return "new";`
    const values = await valuesOf(code, [globals('own.id')], [go({ plan: 'gold' }), go({ plan: 'blue' }), home, go({ plan: 'red' })])
    expect(values).toEqual(['new', 'kept gold', 'new'])
  })

  it('has the chance and the clock of the simulation, the same each time', async () => {
    const code = "return require('getTimestampMillis')() + '.' + require('generateRandom')(1, 1000000);"
    const options = { now: Date.UTC(2026, 0, 1), seed: 7 }
    const [once, other] = await valuesOf(code, [], [go(), go()], options)
    expect([once, other]).toEqual(await valuesOf(code, [], [go(), go()], options))
    expect(once).toMatch(/^1767225600000\.\d+$/)
    expect(other).not.toBe(once)
  })

  it('that never ends is unknown, and a long visit takes six seconds of a processor at most', async () => {
    const started = process.cpuUsage()
    const values = await valuesOf(
      'let n = 0; while (true) n = n + 1;',
      [],
      Array.from({ length: 40 }, (_, at) => go({ plan: at })),
    )
    const { user } = process.cpuUsage(started)
    expect(new Set(values)).toEqual(new Set(['unknown']))
    expect(user / 1000).toBeLessThan(6000)
  })
})

/** The outcome of the tag `T` of the template at `go`, and which tags fired there and after it. */
const firing = async (code: string, permissions: readonly object[], ...parts: readonly Part[]) => {
  const file = withCode(code, permissions, tagOf('T', type, [field('id', 'X1')], 'go'), onEvent('go'), ...parts)
  const { steps } = await simulate(file, [home, go()])
  const [step] = steps.slice(-1)
  const outcome = step?.events.flatMap(({ tags }) => tags).find(({ tag, outcome }) => tag === 'T' && outcome === 'fired')
  return { fired: step?.fired, unknown: step?.unknown.map(({ tag }) => tag), effects: inEnglish(outcome?.effects), step }
}

describe('a tag of a custom template', () => {
  it('that sends a pixel and succeeds leaves nothing open', async () => {
    const { effects } = await firing("require('sendPixel')('https://px.example.com/a?id=' + data.id, data.gtmOnSuccess, data.gtmOnFailure);", [pixels])
    expect(effects).toEqual([])
  })

  it('says what it has no permission for, and what is open of what it loads', async () => {
    const other = await firing("require('sendPixel')('https://elsewhere.example.com/a', data.gtmOnSuccess);", [pixels])
    expect(other.effects).toEqual(['Its template has no permission for send_pixel https://elsewhere.example.com/a.'])
    const script = permission('inject_script', { urls: list(text('https://cdn.example.com/*')) })
    const loads = await firing("require('injectScript')('https://cdn.example.com/x.js', data.gtmOnSuccess, data.gtmOnFailure);", [script])
    expect(loads.effects).toEqual(['It loads https://cdn.example.com/x.js, and what that does is known in a browser only.'])
  })

  it('pushes a message that fires other tags, with its values', async () => {
    const code = "require('createQueue')('dataLayer')({ event: 'told', id: data.id });"
    const { fired, step } = await firing(code, [globals('dataLayer')], onEvent('told'), tag('After', 'told'), dataLayer('id'))
    expect(fired).toEqual(['T', 'After'])
    expect(step?.events.at(-1)?.dataLayer).toMatchObject({ id: 'X1' })
  })

  it('sets consent before what waits: tags that need it fire or do not', async () => {
    const needs = [onEvent('told'), tag('Needs', 'told', { needs: ['ad_storage'] })]
    const told = "require('createQueue')('dataLayer')({ event: 'told' });"
    const denies = await firing(`${told} require('setDefaultConsentState')({ ad_storage: 'denied' });`, [globals('dataLayer'), consent('ad_storage')], ...needs)
    expect(denies.fired).toEqual(['T'])
    expect(denies.unknown).toEqual([])
    const grants = await firing(`${told} require('updateConsentState')({ ad_storage: 'granted' });`, [globals('dataLayer'), consent('ad_storage')], ...needs)
    expect(grants.fired).toEqual(['T', 'Needs'])
  })

  it('leaves consent unknown only where it may set it later', async () => {
    const later = "require('addConsentListener')('ad_storage', () => require('updateConsentState')({ ad_storage: 'granted' }));"
    const never = "const update = require('updateConsentState'); if (data.id === 'X2') update({ ad_storage: 'denied' });"
    const needs = [tag('Needs', 'go', { needs: ['ad_storage'] })]
    expect((await firing(later, [consent('ad_storage')], ...needs)).unknown).toEqual(['Needs'])
    expect((await firing(never, [consent('ad_storage')], ...needs)).fired).toEqual(['T', 'Needs'])
  })

  it.each([
    ['data.gtmOnSuccess();', ['T', 'Main'], []],
    ['data.gtmOnFailure();', ['T'], []],
    ["require('logToConsole')(1); data.gtmOnSuccess();", ['T'], []],
    ["require('callLater')(() => {});", ['T'], ['Main']],
  ])('as a setup tag decides whether the main tag fires, as far as it says: %s', async (code, fired, unknown) => {
    const found = await firing(code, [], onEvent('main', 'go'), tag('Main', 'main', { setup: 'T', stopOnSetupFailure: true }))
    expect([found.fired, found.unknown]).toEqual([fired, unknown])
  })

  it('sets a cookie that a cookie variable reads', async () => {
    const set = permission('set_cookies', {
      allowedCookies: list(map({ name: text('seen'), domain: text('*'), path: text('*'), secure: text('any'), session: text('any') })),
    })
    const parts = [variable('C', 'k', { name: 'seen' }), onEvent('next'), tag('Known', 'next', {}), onEvent('again', 'next', when('C', 'EQUALS', 'a%20b'))]
    const file = withCode("require('setCookie')('seen', 'a b', {});", [set], tagOf('T', type, [], 'go'), onEvent('go'), ...parts, tag('Seen', 'again'))
    const { steps } = await simulate(file, [home, go(), { type: 'push', data: { event: 'next' } }])
    expect(steps.at(-1)?.fired).toEqual(['Known', 'Seen'])
  })
})

it('a template that is run leaves the same consent as our own, which is read: one letter more in its code changes nothing', async () => {
  const made = containerFromPlan(planOf([]), { measurementId: 'G-AB12CD34EF', consent: 'denied' })
  const customTemplate = (made.containerVersion.customTemplate ?? []).map((one) => ({
    ...one,
    templateData: one.templateData.replace('___SANDBOXED_JS_FOR_WEB_TEMPLATE___\n', '___SANDBOXED_JS_FOR_WEB_TEMPLATE___\n\n// Own\n'),
  }))
  expect(customTemplate[0]?.templateData).toContain('// Own')
  const other = { ...made, containerVersion: { ...made.containerVersion, customTemplate } }
  const states = async (file: ContainerFile) => (await simulate(file, [home])).steps[0]?.events.map(({ name, consent }) => [name, consent])
  const own = await states(made)
  expect(own?.at(-1)?.[1]).toMatchObject({ ad_storage: 'denied' })
  expect(await states(other)).toEqual(own)
})
