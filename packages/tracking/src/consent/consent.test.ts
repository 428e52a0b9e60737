import type { Step } from '@tagmason/domain'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { containerFromPlan } from '../container/index.ts'
import { planFromGoals } from '../plan/index.ts'
import { container, type Part } from '../simulate/cases/build.ts'
import { onEvent, parameters, send, tag, tagOf, variable, when } from '../simulate/cases/parts.ts'
import { bruteForce } from './bruteForce.testing.ts'
import { proveConsent } from './prove.ts'

const html = (name: string, script: string, on: string) =>
  tagOf(name, 'html', parameters({ html: `<script>${script}</script>`, supportDocumentWrite: false }), on)
const verdicts = async (...given: Parameters<typeof proveConsent>) =>
  Object.fromEntries((await proveConsent(...given)).tags.map((one) => [one.tag, `${one.verdict} ${one.code}`]))
const made = (consent: 'denied' | 'none') => containerFromPlan(planFromGoals('Track sign-ups.'), { measurementId: 'G-AB12CD34', consent })

describe('the proof of consent', () => {
  it('proves a container that sets its own default first', async () => {
    expect(await verdicts(made('denied'))).toEqual({
      'Consent - Default denied': 'proven setsConsent',
      'Google tag - GA4': 'proven builtIn',
      'GA4 - sign_up': 'proven builtIn',
    })
  })

  it('shows the visit on which a default comes too late', async () => {
    const { tags } = await proveConsent(made('none'))
    expect(tags.find((one) => one.tag === 'Google tag - GA4')).toMatchObject({
      verdict: 'broken',
      code: 'beforeDefault',
      values: { types: expect.arrayContaining(['ad_storage']) as unknown, orders: ['defaultLate', 'gatewayLate'] },
      visit: [{ type: 'pageLoad' }],
    })
  })

  it.each([
    ['waits for consent that nothing sets first', 'broken beforeDefault', tag('T', 'All Pages', { needs: ['ad_storage'] })],
    ['asks for nothing', 'broken noCheck', tag('T', 'All Pages')],
    ['is declared to need none', 'proven notNeeded', tag('T', 'All Pages', { status: 'NOT_NEEDED' })],
    ['only pushes', 'proven sendsNothing', html('T', "dataLayer.push({ event: 'x' })", 'All Pages')],
    ['is paused', 'proven paused', tag('T', 'All Pages', { paused: true })],
    ['has no trigger', 'proven noTrigger', tag('T', [])],
  ])('says of a tag that %s: %s', async (_, verdict, part) => expect(await verdicts(container(part))).toEqual({ T: verdict }))

  it('says that a default of its own which is granted counts against who refused', async () => {
    const file = container(
      html('D', "gtag('consent', 'default', { ad_storage: 'granted' })", 'Consent Initialization - All Pages'),
      tag('T', 'go', { needs: ['ad_storage'] }),
      onEvent('go'),
    )
    expect((await verdicts(file, { late: 800 }))['T']).toBe('broken countsAsGranted')
  })

  it('says that nobody can know where a condition reads what only a browser has', async () => {
    const file = container(
      html('Banner', "load(function () { gtag('consent', 'update', {}) })", 'All Pages'),
      tag('T', 'go', { needs: ['ad_storage'] }),
      onEvent('go', 'go', when('Language', 'EQUALS', 'en')),
      variable('Language', 'jsm', { javascript: 'function () { return navigator.language }' }),
    )
    const { tags } = await proveConsent(file)
    expect(tags.find((one) => one.tag === 'T')).toMatchObject({ verdict: 'unknown', code: 'mayBeSetBy', values: { tags: ['Banner'] } })
  })

  it('predicts what hits say of consent, with an answer that comes within the time that tags wait', async () => {
    const { hits } = await proveConsent(made('denied'), { late: 300 })
    const of = (order: string, returning: boolean, answer: string) =>
      hits.find((one) => one.tag === 'Google tag - GA4' && one.order === order && one.returning === returning && one.answer === answer)
    expect(of('defaultFirst', true, 'granted')).toMatchObject({ gcs: 'G111', gcd: '11r1r1r1r5' })
    expect(of('defaultFirst', false, 'granted')).toMatchObject({ gcs: 'G100', gcd: '11p1p1p1p5' })
    const late = await proveConsent(made('denied'), { late: 800 })
    expect(late.hits.find((one) => one.order === 'defaultFirst' && one.returning && one.answer === 'granted')).toMatchObject({ gcs: 'G100' })
    const none = await proveConsent(made('none'))
    expect(none.hits.find((one) => one.order === 'defaultLate')).toMatchObject({ gcs: 'G1--', gcd: '11l1l1l1l5' })
  })

  const visit: readonly Step[] = [
    { type: 'pageLoad', url: 'https://www.example.com/' },
    { type: 'push', data: { event: 'go' } },
  ]
  const types = ['ad_storage', 'analytics_storage', 'ad_user_data', 'ad_personalization']
  const state = fc.constantFrom('granted', 'denied')
  const defaults = fc.option(fc.record({ on: fc.constantFrom('Consent Initialization - All Pages', 'All Pages'), ad: state, analytics: state }), {
    nil: undefined,
  })
  const tags = fc.array(
    fc.record({
      kind: fc.constantFrom('needs', 'google', 'plain', 'notNeeded'),
      on: fc.constantFrom('All Pages', 'go', 'Initialization - All Pages'),
      needs: fc.subarray(['ad_storage', 'analytics_storage'], { minLength: 1 }),
    }),
    { minLength: 1, maxLength: 3 },
  )

  it('says the same as trying every order and every state', async () => {
    await fc.assert(
      fc.asyncProperty(defaults, tags, async (own, list) => {
        const parts: Part[] = list.map(({ kind, on, needs }, at) =>
          kind === 'google'
            ? send(`T${at}`, on, {})
            : tag(`T${at}`, on, kind === 'needs' ? { needs } : kind === 'notNeeded' ? { status: 'NOT_NEEDED' as const } : {}),
        )
        if (own !== undefined) parts.push(html('D', `gtag('consent', 'default', { ad_storage: '${own.ad}', analytics_storage: '${own.analytics}' })`, own.on))
        const file = container(...parts, onEvent('go'))
        const broken = await bruteForce(file, visit, types)
        const { tags: proven } = await proveConsent(file, { late: 1 })
        const said = new Set(proven.filter(({ verdict }) => verdict === 'broken').map((one) => one.tag))
        expect([...said].toSorted()).toEqual([...broken].toSorted())
      }),
      { numRuns: 8 },
    )
  }, 60_000)
})
