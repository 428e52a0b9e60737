import type { AuditEntry } from '@tagmason/domain'
import { sample } from '@tagmason/domain/sample'
import { describe, expect, it } from 'vitest'
import { sampleEngine, testClock } from '../testing/sampleEngine.ts'

describe('achievements', () => {
  const day = 86_400_000
  const at = (days: number) => new Date(Date.parse(testClock) - days * day).toISOString()
  const user = 'owner@localhost'

  async function project() {
    const { workspace, store } = sampleEngine()
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    let count = 0
    return {
      workspace,
      store,
      did: (action: string, days = 1, by = user, resource = 'shop', status: AuditEntry['status'] = 'Success') => {
        const row = { id: `log-${++count}`, timestamp: at(days), user: by, action, resource, ipAddress: '', status }
        return store.commit([{ collection: 'auditLog', id: row.id, row }])
      },
      earned: async () => (await workspace.read('courses.overview', undefined)).achievements.filter((row) => row.earned).map((row) => row.title),
    }
  }

  it('First Plan is earned by making one, and stays when it is gone (LEARN-CERT-15-B, DATA-ACHIEVEMENT-01-B)', async () => {
    const { workspace, earned } = await project()
    expect(await earned()).toEqual([])
    await workspace.act('plans.generate', { goals: 'Somebody sends the contact form.' })
    expect(await earned()).toEqual(['First Plan'])
    await workspace.act('plans.startOver', undefined)
    expect(await earned()).toEqual(['First Plan'])
  })

  it('Clean Container is earned by deploying while no issue is open, by oneself, in this space, and with success (LEARN-CERT-15-B, DATA-ACHIEVEMENT-01-B)', async () => {
    const { did, earned, store } = await project()
    await did('containers.markDeployed', 1, 'somebody@example.com')
    await did('containers.markDeployed', 1, user, 'analytics-dashboard/GTM-1')
    await did('containers.markDeployed', 1, user, 'shop', 'Failed')
    expect(await earned()).toEqual([])
    await did('containers.markDeployed', 1, user, 'shop/GTM-1')
    expect(await earned()).toEqual(['Clean Container'])
    const [issue] = sample.issues
    if (issue === undefined) throw new Error('The sample has no issue.')
    await store.commit([{ collection: 'issues', id: 'i', row: { ...issue, id: 'i', project: 'shop', status: 'pending' } }])
    expect(await earned()).toEqual([])
  })

  it('Consent Keeper takes 90 days under watch without an issue about consent', async () => {
    const { did, earned, store } = await project()
    await did('issues.check', 89)
    expect(await earned()).toEqual([])
    await did('issues.check', 91, 'daniel.okafor@example.com')
    expect(await earned()).toEqual(['Consent Keeper'])
    const [issue] = sample.issues
    if (issue === undefined) throw new Error('The sample has no issue.')
    const row = { ...issue, id: 'i', project: 'shop', title: 'A tag fires before consent', status: 'resolved' as const, detected_at: at(89) }
    await store.commit([{ collection: 'issues', id: 'i', row }])
    expect(await earned()).toEqual([])
    await store.commit([{ collection: 'issues', id: 'i', row: { ...row, detected_at: at(91) } }])
    expect(await earned()).toEqual(['Consent Keeper'])
  })

  it('Teacher and Forecaster are earned by a tutorial and a model of one’s own', async () => {
    const { did, earned, store } = await project()
    const [[tutorial], [model]] = [sample.communityTutorials, sample.models]
    if (tutorial === undefined || model === undefined) throw new Error('The sample has no tutorial or no model.')
    await did('models.train')
    await store.commit([
      { collection: 'communityTutorials', id: 't', row: { ...tutorial, id: 't', project: 'shop', memberId: 'member-1', status: 'approved' } },
      { collection: 'models', id: 'm', row: { ...model, id: 'm', project: 'shop', accuracy: 89 } },
    ])
    expect(await earned()).toEqual(['Teacher'])
    await store.commit([{ collection: 'models', id: 'm', row: { ...model, id: 'm', project: 'shop', accuracy: 90 } }])
    expect(await earned()).toEqual(['Teacher', 'Forecaster'])
  })
})
