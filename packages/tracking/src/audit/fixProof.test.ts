import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { consentTypes } from '../container/consentTemplate.ts'
import { containerFromPlan } from '../container/index.ts'
import { planOf } from '../container/plans.testing.ts'
import { type ContainerFile, type Tag, type Trigger, readContainer, validateContainer, writeContainer } from '../gtm/index.ts'
import { home, push, stepsOf } from '../simulate/visits.testing.ts'
import { applyFix, audit, fixAll } from './index.ts'

const made = (consent: 'denied' | 'none') => containerFromPlan(planOf([]), { measurementId: 'G-AB12CD34EF', consent })
const withTrigger = (value: string): ContainerFile => {
  const file = made('denied')
  const trigger: Trigger = {
    triggerId: '901',
    name: 'Sold',
    type: 'CUSTOM_EVENT',
    customEventFilter: [
      {
        type: 'MATCH_REGEX',
        parameter: [
          { type: 'TEMPLATE', key: 'arg0', value: '{{_event}}' },
          { type: 'TEMPLATE', key: 'arg1', value },
        ],
      },
    ],
  }
  const tag: Tag = { tagId: '900', name: 'Pixel', type: 'html', parameter: [{ type: 'TEMPLATE', key: 'html', value: '<p></p>' }], firingTriggerId: ['901'] }
  return {
    ...file,
    containerVersion: {
      ...file.containerVersion,
      trigger: [...(file.containerVersion.trigger ?? []), trigger],
      tag: [...(file.containerVersion.tag ?? []), tag],
    },
  }
}
const fired = async (file: ContainerFile, event: string) => {
  const steps = await stepsOf(file, [home, push(event)])
  return steps.flatMap(({ fired: tags }) => tags).filter((tag) => tag === 'Pixel').length
}

describe('fixes for errors, proved by simulated visits', () => {
  it('insert a consent default that counts before every Google tag', async () => {
    const before = made('none')
    expect(audit(before).map(({ rule }) => rule)).toContain('A50')
    const { file } = fixAll(before, ['A50'])
    expect(audit(file).filter(({ rule }) => ['A50', 'A52', 'A54', 'A55'].includes(rule))).toEqual([])
    expect(validateContainer(file).filter(({ severity }) => severity === 'error')).toEqual([])
    const consentAt = async (each: ContainerFile) => (await stepsOf(each, [home]))[0]?.events.find(({ name }) => name === 'gtm.init')?.consent
    expect(await consentAt(before)).not.toMatchObject({ ad_storage: 'denied' })
    expect(await consentAt(file)).toEqual(Object.fromEntries(consentTypes.map((type) => [type, 'denied'])))
    // What was written can be read again, and holds the fix once.
    const again = readContainer(writeContainer(file)).file
    expect(again && fixAll(again, ['A50']).applied).toEqual([])
  })

  it('anchor names, so that longer ones no longer fire', async () => {
    const before = withTrigger('purchase|refund')
    const { file } = fixAll(before, ['A81'])
    expect([await fired(before, 'purchase'), await fired(before, 'purchase_started')]).toEqual([1, 1])
    expect([await fired(file, 'purchase'), await fired(file, 'refund'), await fired(file, 'purchase_started')]).toEqual([1, 1, 0])
  })

  it('close brackets, so that a trigger that never fired does', async () => {
    const before = withTrigger('^(purchase|refund')
    const { file } = fixAll(before, ['A80'])
    expect(await fired(before, 'purchase')).toBe(0)
    expect(await fired(file, 'purchase')).toBe(1)
  })

  it('leave what no bracket mends to a person, and mend nothing into an error', () => {
    expect(fixAll(withTrigger('sold*+'), ['A80']).applied).toEqual([])
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('(', ')', '[', ']', '\\', 'a', '|', '*', '?') }), (value) => {
        const file = withTrigger(value === '' ? 'a' : value)
        for (const { fix } of audit(file, { only: new Set(['A80']) })) {
          if (fix !== undefined) expect(audit(applyFix(file, fix), { only: new Set(['A80']) })).toEqual([])
        }
      }),
    )
  })
})
