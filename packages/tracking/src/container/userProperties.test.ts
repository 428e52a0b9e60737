import { measurementPlanSchema } from '@tagmason/domain'
import fc from 'fast-check'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { ga4FromPlan } from '../ga4/adminPlan.ts'
import { validateContainer } from '../gtm/index.ts'
import { nameProblem } from '../ga4/names.ts'
import { simulate } from '../simulate/index.ts'
import { snippetsFromPlan } from '../snippets/fromPlan.ts'
import { specificationMarkdown } from '../specification/pages.ts'
import { specificationOfContainer, specificationOfPlan } from '../specification/specification.ts'
import { containerFromPlan } from './fromPlan.ts'
import { plannedEvent, planOf } from './plans.testing.ts'

const because = { start: 0, end: 0, text: '' }
const plan = planOf([plannedEvent({ name: 'quote_sent' })], {
  userProperties: [
    { id: 'u1', name: 'login_status', source: 'login_status', example: 'logged_in', because },
    { id: 'u2', name: 'subscription_plan', source: 'user.plan', example: 'premium', because },
  ],
})
const options = { measurementId: 'G-ABC123', consent: 'none' } as const

/** What the snippet of a plan pushes. */
function pushedBy(html: string): Record<string, unknown> {
  const page: { window?: unknown; dataLayer?: unknown[] } = {}
  page.window = page
  runInContext(html.replace(/<\/?script>/g, ''), createContext(page))
  return JSON.parse(JSON.stringify(page.dataLayer?.[0])) as Record<string, unknown>
}

describe('user properties of a plan', () => {
  it('go with the page view and with every event, when the page says what the snippet says', async () => {
    const [page, event] = (
      await simulate(containerFromPlan(plan, options), [
        { type: 'pageLoad', url: 'https://shop.example/', dataLayer: [pushedBy(snippetsFromPlan(plan, { consent: 'none' }).userProperties)] },
        { type: 'push', data: { event: 'quote_sent' } },
      ])
    ).steps
    const sent = (step: typeof page, name: string) =>
      Object.fromEntries(
        (step?.events ?? [])
          .flatMap(({ tags }) => tags)
          .filter(({ tag, outcome }) => tag === name && outcome === 'fired')
          .flatMap(({ parameters }) => parameters)
          .flatMap(({ key, value }) => (key.startsWith('userProperties.') && value.known ? [[key, value.value]] : [])),
      )
    const known = { 'userProperties.login_status': 'logged_in', 'userProperties.subscription_plan': 'premium' }
    expect(sent(page, 'Google tag - GA4')).toEqual(known)
    expect(sent(event, 'GA4 - quote_sent')).toEqual(known)
  })

  it('are set up in GA4 with the scope of the user', () => {
    const steps = ga4FromPlan(plan).steps.filter(({ body }) => body['scope'] === 'USER')
    expect(steps.map(({ path, body }) => [path, body['parameterName'], body['displayName']])).toEqual([
      ['/v1beta/{property}/customDimensions', 'login_status', 'Login status'],
      ['/v1beta/{property}/customDimensions', 'subscription_plan', 'Subscription plan'],
    ])
  })

  it('are in the specification for developers, of the plan and of its container', () => {
    expect(specificationMarkdown(specificationOfPlan(plan))).toMatch(/## The visitor[\s\S]*\| login\\_status \| string \| no \|[\s\S]*plan: 'premium'/)
    expect(specificationOfContainer(containerFromPlan(plan, options)).visitor?.fields.map(({ name }) => name)).toEqual(['login_status', 'user.plan'])
    expect(specificationOfPlan(planOf([])).visitor).toBeUndefined()
    expect(snippetsFromPlan(planOf([]), { consent: 'none' }).userProperties).toBe('')
  })

  it('whatever they are called, have names and values that GA4 takes, in a container without a serious finding', () => {
    const path = fc.stringMatching(/^[A-Za-z_]\w{0,8}(\.[A-Za-z_]\w{0,8}){0,2}$/)
    const property = fc.record({
      id: fc.constant('u1'),
      name: fc.string({ minLength: 1, maxLength: 40 }),
      source: path,
      example: fc.string({ maxLength: 36 }),
      because: fc.constant(because),
    })
    fc.assert(
      fc.property(fc.array(property, { maxLength: 25 }), (userProperties) => {
        const any = measurementPlanSchema.parse(planOf([plannedEvent({ name: 'quote_sent' })], { userProperties }))
        const file = containerFromPlan(any, options)
        expect(validateContainer(file).filter(({ severity }) => severity !== 'info')).toEqual([])
        for (const { body } of ga4FromPlan(any).steps)
          if (body['scope'] === 'USER') expect(nameProblem(String(body['parameterName']), 'userProperty')).toBeNull()
        const { userProperties: html } = snippetsFromPlan(any, { consent: 'none' })
        if (userProperties.length > 0) expect(Object.keys(pushedBy(html)).length).toBeGreaterThan(0)
      }),
      { numRuns: 100 },
    )
  })
})
