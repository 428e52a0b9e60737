import type { Step } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { containerFromPlan } from '../container/index.ts'
import type { ContainerFile, Tag } from '../gtm/index.ts'
import { judgeMutants } from '../mutate/judge.ts'
import { mutantsOf } from '../mutate/mutantsOf.ts'
import { planFromGoals } from '../plan/index.ts'
import { container } from '../simulate/cases/build.ts'
import { dataLayer, onEvent, send, tag, variable, when } from '../simulate/cases/parts.ts'
import { inEnglish } from '../sentences/english.testing.ts'
import { effectOf } from './effect.ts'
import { twinOf } from './twin.testing.ts'
import { effectEntries, effectHeadline } from './words.ts'

const parts = [onEvent('order'), dataLayer('plan'), dataLayer('total')] as const
const order = (rows: Readonly<Record<string, string>>, on: readonly string[] = ['order']) => container(send('T', on, rows, { event: 'purchase' }), ...parts)
const before = order({ plan: '{{plan}}' })
const withTags = (file: ContainerFile, change: (tags: readonly Tag[]) => readonly Tag[]): ContainerFile => ({
  ...file,
  containerVersion: { ...file.containerVersion, tag: change(file.containerVersion.tag ?? []) },
})
const kinds = async (after: ContainerFile, visits?: readonly (readonly Step[])[]) =>
  (await effectOf(before, after, visits === undefined ? {} : { visits })).changes.map(({ kind, label }) => `${kind} ${label}`)

describe('the effect of another container', () => {
  it('is a loss where a tag is paused', async () => {
    expect(await kinds(withTags(before, (tags) => tags.map((one) => ({ ...one, paused: true }))))).toEqual(['lost GA4 event purchase'])
  })

  it('is a gain where there is one more tag', async () => {
    expect(await kinds(container(send('T', 'order', { plan: '{{plan}}' }, { event: 'purchase' }), tag('Pixel', 'order'), ...parts))).toEqual([
      'gained Custom HTML',
    ])
  })

  it('is a doubling where the same is sent twice', async () => {
    expect(await kinds(withTags(before, (tags) => [...tags, ...tags.map((one) => ({ ...one, tagId: '900', name: 'Copy' }))]))).toEqual([
      'doubled GA4 event purchase',
    ])
  })

  it('is a change where a value or the event is another', async () => {
    const { changes } = await effectOf(before, order({ plan: '{{total}}' }))
    expect(changes).toHaveLength(1)
    expect(changes[0]).toMatchObject({ kind: 'changed', parameters: [{ key: 'eventSettingsTable.plan', before: { value: 'Value of plan' } }] })
    expect(changes[0]?.visit.length).toBeLessThanOrEqual(2)
  })

  it('is a change of consent where the default is another', async () => {
    const plan = planFromGoals('Track sign-ups.')
    const made = (consent: 'denied' | 'none') => containerFromPlan(plan, { measurementId: 'G-AB12CD34', consent })
    const { changes } = await effectOf(made('denied'), made('none'))
    expect(changes.find(({ kind, label }) => kind === 'changed' && label === 'Google tag G-AB12CD34')?.consent).toContainEqual({
      type: 'ad_storage',
      before: 'denied',
      after: undefined,
    })
  })

  it('says what is no longer known', async () => {
    const after = container(
      send('T', 'order', { plan: '{{plan}}' }, { event: 'purchase' }),
      onEvent('order', 'order', when('Code', 'EQUALS', 'yes')),
      variable('Code', 'jsm', { javascript: 'function() { return navigator.language }' }),
      dataLayer('plan'),
    )
    expect(await kinds(after)).toContain('unknown GA4 event purchase')
  })

  it('is looked for on the given visits alone', async () => {
    const paused = withTags(before, (tags) => tags.map((one) => ({ ...one, paused: true })))
    const page: Step = { type: 'pageLoad', url: 'https://www.example.com/' }
    expect(await kinds(paused, [[page]])).toEqual([])
    expect(await kinds(paused, [[page, { type: 'push', data: { event: 'order' } }]])).toEqual(['lost GA4 event purchase'])
  })

  it('is told in one line, and each change with what is different', async () => {
    const effect = await effectOf(order({ plan: 'old' }), order({ plan: 'new' }))
    expect(inEnglish(effectHeadline(effect))).toMatch(/^1 changed \(\d+ visits\)$/)
    expect(inEnglish(effectEntries(effect))).toEqual([
      {
        code: 'changed',
        level: 'warning',
        label: 'changed',
        name: 'GA4 event purchase on order',
        message: '',
        details: ['eventSettingsTable.plan: "old" → "new"', expect.stringMatching(/^first seen: open .+, then push .+$/) as string],
      },
    ])
    expect(inEnglish(effectHeadline(await effectOf(before, before)))).toMatch(/^Nothing leaves the browser differently on \d+ visits\.$/)
  })

  const made = containerFromPlan(planFromGoals('Track purchases over $50, phone clicks and contact forms.'), { measurementId: 'G-AB12CD34', consent: 'denied' })

  it('is nothing for a twin with other names, ids and order', async () => {
    for (const file of [before, made]) expect((await effectOf(file, twinOf(file))).changes).toEqual([])
  }, 60_000)

  it('reports every fault that changes something, of every fourth', async () => {
    const judged = await judgeMutants(made, [])
    for (const [at, { file }] of mutantsOf(made).entries())
      if (at % 4 === 0 && judged[at]?.fate !== 'equivalent')
        expect({ ...judged[at], changes: (await effectOf(made, file)).changes.length }).not.toMatchObject({ changes: 0 })
  }, 120_000)
})
