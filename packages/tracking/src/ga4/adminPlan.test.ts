import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPlan, plannedEvent, planOf, wholeCatalogue } from '../container/plans.testing.ts'
import { inEnglish, refusalInEnglish } from '../sentences/english.testing.ts'
import { type AdminPlan, ga4FromPlan } from './adminPlan.ts'
import { enhancedMeasurement } from './enhanced.ts'
import { knownParameters } from './knownParameters.ts'

const stepOf = (plan: AdminPlan, id: string) => plan.steps.find((step) => step.id === id)
const kindsOf = (plan: AdminPlan) => plan.steps.map((step) => step.id.split(':')[0])

describe('ga4FromPlan', () => {
  it('sets up in the order that Google asks for', () => {
    const kinds = kindsOf(ga4FromPlan(wholeCatalogue))
    expect([...new Set(kinds)]).toEqual(['property', 'stream', 'retention', 'enhancedMeasurement', 'customDimension', 'customMetric', 'keyEvent'])
    expect(kindsOf(ga4FromPlan(planOf([]), { property: '123' }))).toEqual(['stream', 'retention'])
  })

  it('leaves the other domains of a site to a person, with where to enter them', () => {
    const { left } = ga4FromPlan(planOf([], { site: 'shop.example' }), { ownDomains: ['pay.example', 'shop.example'] })
    expect(inEnglish(left)).toEqual([
      { kind: 'domains', name: 'shop.example, pay.example', why: expect.stringMatching(/shop\.example, pay\.example.*Configure your domains\.$/) as string },
    ])
    expect(ga4FromPlan(planOf([], { site: 'shop.example' })).left).toEqual([])
  })

  it('writes the calls as the API takes them', () => {
    const event = plannedEvent({
      name: 'start_trial',
      keyEvent: true,
      value: { amount: 20, currency: 'EUR' },
      parameters: [
        { name: 'plan_name', type: 'string', example: 'Pro' },
        { name: 'seconds', type: 'number', example: 3 },
        { name: 'link_url', type: 'string', example: '/x' },
      ],
    })
    const plan = ga4FromPlan(planOf([event], { site: 'Shop.Example' }), { property: 'properties/123' })
    expect(stepOf(plan, 'stream')).toMatchObject({
      method: 'POST',
      path: '/v1beta/properties/123/dataStreams',
      body: { type: 'WEB_DATA_STREAM', displayName: 'shop.example', webStreamData: { defaultUri: 'https://shop.example' } },
      existing: { list: { method: 'GET', path: '/v1beta/properties/123/dataStreams' }, match: ['webStreamData.defaultUri'] },
      onExisting: 'keep',
      yields: { stream: 'name', measurementId: 'webStreamData.measurementId' },
    })
    expect(stepOf(plan, 'retention')).toMatchObject({
      method: 'PATCH',
      query: { updateMask: 'event_data_retention,user_data_retention' },
      onExisting: 'update',
      onlyWhen: { eventDataRetention: ['TWO_MONTHS'], userDataRetention: ['TWO_MONTHS', 'FOURTEEN_MONTHS'] },
    })
    expect(stepOf(plan, 'customDimension:plan_name')).toMatchObject({
      body: { parameterName: 'plan_name', displayName: 'Plan name', description: 'Sent with start_trial', scope: 'EVENT' },
      existing: { match: ['parameterName', 'scope'] },
    })
    expect(stepOf(plan, 'customMetric:seconds')?.body).toMatchObject({ parameterName: 'seconds', measurementUnit: 'SECONDS' })
    expect(stepOf(plan, 'keyEvent:start_trial')).toMatchObject({
      path: '/v1beta/properties/123/keyEvents',
      body: { eventName: 'start_trial', countingMethod: 'ONCE_PER_EVENT', defaultValue: { numericValue: 20, currencyCode: 'EUR' } },
      existing: { match: ['eventName'] },
    })
    expect(plan.steps).toHaveLength(5)
    expect(Object.keys(plan.placeholders)).toEqual(['stream', 'measurementId'])
  })

  it('keeps GA4’s own names for what GA4 collects, and leaves out what is off', () => {
    const automatic = plannedEvent({
      name: 'file_download',
      kind: 'automatic',
      keyEvent: true,
      trigger: { type: 'automatic', setting: 'fileDownloadsEnabled' },
    })
    const off = plannedEvent({ name: 'sign_up', keyEvent: true, enabled: false })
    expect(
      ga4FromPlan(planOf([automatic, off]))
        .steps.filter((step) => step.id.startsWith('keyEvent'))
        .map((step) => step.id),
    ).toEqual(['keyEvent:file_download'])
  })

  it('makes text of a parameter that is a number in one event and text in another', () => {
    const one = plannedEvent({ name: 'one', parameters: [{ name: 'size', type: 'number', example: 1 }] })
    const two = plannedEvent({ name: 'two', parameters: [{ name: 'size', type: 'string', example: 'L' }] })
    expect(kindsOf(ga4FromPlan(planOf([one, two]), { property: '1' })).slice(2)).toEqual(['customDimension'])
  })

  it('keeps to the limits and says what is left', () => {
    const events = Array.from({ length: 32 }, (_, index) =>
      plannedEvent({
        name: `event_${String.fromCharCode(97 + (index % 26))}${index}`,
        keyEvent: true,
        parameters: [0, 1].flatMap((n) => [
          { name: `text_${index}_${n}`, type: 'string' as const, example: 'x' },
          { name: `number_${index}_${n}`, type: 'number' as const, example: 1 },
        ]),
      }),
    )
    const plan = ga4FromPlan(planOf(events), { property: '1' })
    const count = (list: readonly string[], kind: string) => list.filter((one) => one === kind).length
    expect(['customDimension', 'customMetric', 'keyEvent'].map((kind) => count(kindsOf(plan).map(String), kind))).toEqual([50, 50, 30])
    const left = plan.left.map((one) => one.kind)
    expect(['customDimension', 'customMetric', 'keyEvent'].map((kind) => count(left, kind))).toEqual([14, 14, 2])
    expect(inEnglish(plan.left).every((one) => /^GA4 takes \d+ .+; .+\.$/.test(one.why))).toBe(true)
  })

  it('refuses a property and an address that are none', () => {
    expect(refusalInEnglish(() => ga4FromPlan(planOf([]), { property: 'G-123' }))).toContain('The property "G-123" is no GA4 property')
    expect(refusalInEnglish(() => ga4FromPlan(planOf([]), { streamUri: ' // ' }))).toContain('is no web address')
  })

  it('writes valid, different definitions for any plan', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const { steps, placeholders } = ga4FromPlan(plan)
        expect(new Set(steps.map((step) => step.id)).size).toBe(steps.length)
        const names = new Set<string>()
        for (const { id, body, path, purpose } of steps) {
          for (const [, key = ''] of `${path} ${JSON.stringify(body)}`.matchAll(/\{(\w+)\}/g)) expect(Object.keys(placeholders)).toContain(key)
          expect(inEnglish(purpose)).toMatch(/^[A-Z].*\.$/)
          if (!id.startsWith('custom')) continue
          expect(body['displayName']).toMatch(/^[A-Za-z][A-Za-z0-9 _]{0,81}$/)
          expect(knownParameters.has(String(body['parameterName']))).toBe(false)
          expect(String(body['description']).length).toBeLessThanOrEqual(150)
          names.add(String(body['parameterName'])).add(`display ${String(body['displayName'])}`)
        }
        expect(names.size).toBe(2 * steps.filter((step) => step.id.startsWith('custom')).length)
      }),
      { numRuns: 200 },
    )
  })
})

describe('enhancedMeasurement', () => {
  const scroll = plannedEvent({ name: 'scroll_depth', trigger: { type: 'scrollDepth', percents: [50, 90] } })
  const history = plannedEvent({ name: 'page_view', kind: 'automatic', trigger: { type: 'historyChange', conditions: [] } })
  const onBlog = [{ subject: 'pagePath' as const, is: 'contains' as const, value: '/blog' }]
  const search = plannedEvent({ name: 'view_search_results', kind: 'automatic', trigger: { type: 'automatic', setting: 'siteSearchEnabled' } })
  const form = plannedEvent({ name: 'form_submit', kind: 'automatic', trigger: { type: 'automatic', setting: 'formInteractionsEnabled' } })

  it('leaves every setting alone that the plan does not need', () => {
    expect(enhancedMeasurement(planOf([]))).toEqual({})
    expect(stepOf(ga4FromPlan(planOf([])), 'enhancedMeasurement')).toBeUndefined()
    expect(stepOf(ga4FromPlan(planOf([form])), 'enhancedMeasurement')).toMatchObject({
      path: '/v1alpha/{stream}/enhancedMeasurementSettings',
      query: { updateMask: 'stream_enabled,form_interactions_enabled' },
      body: { streamEnabled: true, formInteractionsEnabled: true },
    })
  })
  it('turns off what tags of the plan count themselves', () => {
    expect(enhancedMeasurement(planOf([scroll, history]))).toEqual({ scrollsEnabled: false, pageChangesEnabled: false })
    expect(enhancedMeasurement(planOf([{ ...scroll, enabled: false }]))).toEqual({})
  })
  it('turns nothing off for tags that see only a part, or send something else', () => {
    const part = [
      plannedEvent({ name: 'blog_scroll', trigger: { type: 'scrollDepth', percents: [90], conditions: onBlog } }),
      plannedEvent({ name: 'half', trigger: { type: 'scrollDepth', percents: [50] } }),
      plannedEvent({ ...history, trigger: { type: 'historyChange', conditions: onBlog } }),
      plannedEvent({ name: 'step_change', trigger: { type: 'historyChange', conditions: [] } }),
    ]
    expect(enhancedMeasurement(planOf(part))).toEqual({})
  })
  it('turns on what the plan asks for', () => {
    const own = plannedEvent({ name: 'scroll', trigger: { type: 'automatic', setting: 'scrollsEnabled' } })
    expect(enhancedMeasurement(planOf([form, own, scroll]))).toEqual({ streamEnabled: true, formInteractionsEnabled: true, scrollsEnabled: true })
  })
  it('never replaces search parameters that are there, and names them before site search goes on', () => {
    const { steps } = ga4FromPlan(planOf([search]), { property: '1' })
    expect(steps.slice(2).map((step) => step.id)).toEqual(['enhancedMeasurement:searchQueryParameter', 'enhancedMeasurement'])
    expect(steps[2]).toMatchObject({ query: { updateMask: 'search_query_parameter' }, onlyWhen: { searchQueryParameter: [''] } })
    expect(steps[3]?.body).toEqual({ streamEnabled: true, siteSearchEnabled: true })
  })
})

describe('what no call sets up', () => {
  it('is named with its events and what to do instead', () => {
    const because = { start: 0, end: 1, text: 'x' }
    const buy = plannedEvent({ id: 'e1', name: 'purchase' })
    const add = plannedEvent({ id: 'e2', name: 'add_to_cart' })
    const plan = ga4FromPlan({
      ...planOf([buy, add]),
      audiences: [{ id: 'a1', includes: ['e2'], excludes: ['e1'], days: 30, because }],
      dashboards: [{ id: 'd1', chart: 'funnel', events: ['e2', 'e1'], dimension: 'country', because }],
    })
    expect(inEnglish(plan.left).map(({ kind, name }) => [kind, name])).toEqual([
      ['audience', 'add_to_cart, not purchase'],
      ['dashboard', 'funnel: add_to_cart, purchase by country'],
    ])
    expect(inEnglish(plan.left)[0]?.why).toMatch(/create it in GA4 .+ add_to_cart and none of purchase in 30 days\.$/)
    expect(inEnglish(plan.left)[1]?.why).toMatch(/build it in GA4 under Explore/)
  })
})
