import { expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

it('finds the records of the project by name, each once, and none of another project', async () => {
  const { workspace } = sampleEngine()
  const found = await workspace.read('records.list', undefined)
  expect(found).toContainEqual({ id: 'anomalies/anomaly-1', name: 'Checkout conversion', path: '/analytics/anomalies' })
  expect(found).toContainEqual({ id: 'dashboards/dashboard-2', name: 'Campaign Performance', path: '/reports/builder' })
  expect(found).toContainEqual({ id: 'schedules/schedule-3', name: 'Checkout by Device', path: '/reports/scheduled' })
  expect(found).toContainEqual({ id: 'ownTemplates/template-lead-form-kit', name: 'Lead Form Kit', path: '/marketplace/my-templates' })
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
  expect(found.filter(({ name }) => name === '' || name === 'undefined')).toEqual([])
  expect(new Set(found.map(({ path }) => path)).size).toBe(18)
  await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  expect(await workspace.read('records.list', undefined)).toEqual([])
})

it('leaves out dashboards that others keep private', async () => {
  const { workspace, as } = sampleEngine()
  await workspace.act('dashboards.setSettings', { id: 'dashboard-1', name: 'Mine', description: '', range: '7', refresh: 'off', access: 'private' })
  const named = async (asked: typeof workspace) => (await asked.read('records.list', undefined)).some(({ id }) => id === 'dashboards/dashboard-1')
  expect([await named(workspace), await named(as('admin'))]).toEqual([true, true])
  const { workspace: other, store } = sampleEngine({ role: 'editor' })
  const row = await store.get('dashboards', 'dashboard-3')
  if (row === undefined) throw new Error('The sample has no third dashboard.')
  await store.commit([{ collection: 'dashboards', id: 'dashboard-3', row: { ...row, access: 'private' } }])
  expect((await other.read('records.list', undefined)).some(({ id }) => id === 'dashboards/dashboard-3')).toBe(false)
})
