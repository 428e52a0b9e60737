import type { Expectation, MeasurementPlan, Step } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { containerFromPlan } from '../../container/index.ts'
import { planOf, plannedEvent } from '../../container/plans.testing.ts'
import { runTest } from './run.ts'
import { inEnglish } from '../../sentences/english.testing.ts'

const plan: MeasurementPlan = planOf([
  plannedEvent({ name: 'sign_up', parameters: [{ name: 'method', type: 'string', example: 'mail' }], trigger: { type: 'customEvent', event: 'sign_up' } }),
  plannedEvent({ name: 'chat', trigger: { type: 'customEvent', event: 'chat' } }),
  plannedEvent({ name: 'dom', trigger: { type: 'elementVisibility', selector: 'p:hover', conditions: [] } }),
])
const container = containerFromPlan(plan, { measurementId: 'G-AB12CD34EF', consent: 'none' })
const page: Step = { type: 'pageLoad', url: 'https://shop.example/' }
const signUp: Step = { type: 'push', data: { event: 'sign_up', method: 'mail' } }
const seen: Step = { type: 'visibility', element: { tag: 'p' } }

/** What goes wrong where the last of the steps expects this. */
const failures = async (expected: Expectation, last: Step = signUp, file = container): Promise<readonly string[]> => {
  const { failures } = await runTest(file, { name: 'A', steps: [page, last], expected: [undefined, expected] })
  expect(failures.every(({ step }) => step === 2)).toBe(true)
  return inEnglish(failures.map(({ message }) => message))
}

describe('a test passes where the step leads to what it expects', () => {
  it.each<Expectation>([
    {},
    { fired: ['GA4 - sign_up'], notFired: ['GA4 - chat', 'Google tag - GA4'] },
    { only: ['GA4 - sign_up'], order: ['GA4 - sign_up'] },
    { tags: { 'GA4 - sign_up': { parameters: { eventName: 'sign_up', 'eventSettingsTable.method': 'mail' } } } },
    { tags: { 'GA4 - sign_up': {} } },
    { tags: { 'GA4 - sign_up': { on: 'sign_up', times: 1, parameters: { 'eventSettingsTable.plan': null } } } },
  ])('%j', async (expected) => expect(await failures(expected)).toEqual([]))
})

describe('a test fails with what happened and why', () => {
  it.each<[Expectation, string | RegExp, Step?]>([
    [{ fired: ['GA4 - chat'] }, /^'GA4 - chat' has to fire and does not\. .+chat.+\.$/],
    [{ fired: ['GA4 - sign_up', 'GA4 - sign_up'] }, "'GA4 - sign_up' has to fire 2 times and fires once."],
    [{ notFired: ['GA4 - sign_up'] }, "'GA4 - sign_up' must not fire and fires once."],
    [{ only: [] }, "'GA4 - sign_up' fires and only nothing should."],
    [{ only: ['GA4 - chat', 'GA4 - sign_up'] }, /^'GA4 - chat' has to fire and does not/],
    [{ order: ['GA4 - sign_up', 'GA4 - chat'] }, "The tags have to fire in the order 'GA4 - sign_up', 'GA4 - chat' and fire as 'GA4 - sign_up'."],
    [{ unknown: ['GA4 - sign_up'] }, "It is known whether 'GA4 - sign_up' fires: it fires once."],
    [{ unknown: ['GA4 - chat'] }, "It is known whether 'GA4 - chat' fires: it does not fire."],
    [{ notFired: ['GA4 - sing_up'] }, "There is no tag 'GA4 - sing_up' in the container: correct the name."],
    [{ tags: { 'GA4 - sign_up': { parameters: { eventName: 'sign' } } } }, 'eventName of \'GA4 - sign_up\' has to be "sign" and is "sign_up".'],
    [
      { tags: { 'GA4 - sign_up': { parameters: { 'eventSettingsTable.plan': 1 } } } },
      /^'GA4 - sign_up' has no parameter eventSettingsTable\.plan; it has .*eventName/,
    ],
    [{ tags: { 'GA4 - chat': { parameters: { eventName: 'chat' } } } }, /^'GA4 - chat' has to fire and does not/],
    [{ tags: { 'GA4 - sign_up': { on: 'gtm.js' } } }, "'GA4 - sign_up' has to fire on 'gtm.js' and fires on 'sign_up'."],
    [{ tags: { 'GA4 - sign_up': { times: 2 } } }, "'GA4 - sign_up' has to fire 2 times and fires once."],
    [{ tags: { 'GA4 - sign_up': { unknown: ['eventName'] } } }, 'eventName of \'GA4 - sign_up\' has to be unknown outside a browser and is "sign_up".'],
    [{ tags: { 'GA4 - sign_up': { parameters: { eventName: null } } } }, 'eventName of \'GA4 - sign_up\' has to be null and is "sign_up".'],
  ])('%j', async (expected, says, last) => {
    const found = await failures(expected, last)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(says instanceof RegExp ? says : new RegExp(`^${says.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`))
  })

  it('where it is unknown whether a tag fires', async () => {
    expect(await failures({ unknown: ['GA4 - dom'] }, seen)).toEqual([])
    const [fired] = await failures({ fired: ['GA4 - dom'] }, seen)
    expect(fired).toMatch(/^'GA4 - dom' has to fire and it is unknown whether it does\. ./)
    expect((await failures({ notFired: ['GA4 - dom'] }, seen))[0]).toMatch(/^'GA4 - dom' must not fire and it is unknown whether it does\. ./)
    expect((await failures({ only: [] }, seen))[0]).toMatch(/^It is unknown whether 'GA4 - dom' fires, .*name it under unknown\. ./)
    expect(await failures({ only: [], unknown: ['GA4 - dom'] }, seen)).toEqual([])
  })

  it('where a parameter is unknown', async () => {
    const file = structuredClone(container)
    for (const variable of file.containerVersion.variable ?? [])
      if (variable.type === 'v')
        Object.assign(variable, { type: 'jsm', parameter: [{ type: 'TEMPLATE', key: 'javascript', value: 'function() { return navigator.userAgent }' }] })
    const [message] = await failures({ tags: { 'GA4 - sign_up': { parameters: { 'eventSettingsTable.method': 'mail' } } } }, signUp, file)
    expect(message).toMatch(/^eventSettingsTable\.method of 'GA4 - sign_up' has to be "mail" and is unknown\. .*navigator\.userAgent/)
  })
})
