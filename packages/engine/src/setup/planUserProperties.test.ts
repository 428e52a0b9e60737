import { storedPlanSchema } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

async function planned(text = 'Track newsletter sign-ups and purchases.') {
  const { workspace } = sampleEngine()
  return { workspace, stored: await workspace.act('plans.generate', { goals: text }) }
}

describe('user properties of a plan', () => {
  const property = { name: 'Customer type!', source: 'customer.type', example: 'business' }

  it('come from the goals, are added, changed and removed, and go into every file', async () => {
    const { workspace, stored } = await planned('Track purchases. We want to tell members from guests.')
    expect(stored.plan.userProperties).toMatchObject([{ id: 'u1', name: 'login_status', because: { text: 'tell members from guests' } }])
    const added = await workspace.act('plans.saveUserProperty', property)
    expect(added.plan.userProperties?.[1]).toEqual({ ...property, id: 'u2', name: 'customer_type', because: expect.objectContaining({ text: '' }) as object })
    const files = await workspace.read('plans.files', undefined)
    expect(files?.container.text).toContain('{{DLV - customer.type}}')
    expect(files?.ga4.steps.map(({ id }) => id)).toEqual(expect.arrayContaining(['userDimension:login_status', 'userDimension:customer_type']))
    expect(files?.snippets.userProperties).toContain("type: 'business'")
    const changed = await workspace.act('plans.saveUserProperty', { ...property, id: 'u1', name: 'member_status' })
    expect(changed.plan.userProperties?.[0]).toMatchObject({ id: 'u1', name: 'member_status', because: { text: 'tell members from guests' } })
    const left = await workspace.act('plans.removeUserProperty', { id: 'u1' })
    expect(left.plan.userProperties?.map(({ id }) => id)).toEqual(['u2'])
    expect(storedPlanSchema.parse(left)).toEqual(left)
    await expect(workspace.act('plans.removeUserProperty', { id: 'u1' })).rejects.toThrow(/no user property 'u1'/)
  })

  it('are refused for personal data, for a name that is taken, for a source that is no key, and beyond what GA4 takes', async () => {
    const { workspace } = await planned()
    const save = (change: Partial<typeof property> & { id?: string }) => workspace.act('plans.saveUserProperty', { ...property, ...change })
    await expect(save({ name: 'E-Mail' })).rejects.toThrow(/personal data must not be sent/)
    await expect(save({ name: 'correo electrónico' })).rejects.toThrow(/personal data must not be sent/)
    await expect(save({ source: 'not a key' })).rejects.toMatchObject({ code: 'invalid' })
    await expect(save({ example: 'x'.repeat(37) })).rejects.toMatchObject({ code: 'invalid' })
    for (let number = 1; number <= 25; number++) await save({ name: `p${number}` })
    await expect(save({ name: 'p1' })).rejects.toThrow(/already/)
    await expect(save({ name: 'p26' })).rejects.toThrow(/25 user properties/)
  })
})
