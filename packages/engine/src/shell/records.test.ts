import { expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

it('finds the records of the project by name, each once, and none of another project', async () => {
  const { workspace } = sampleEngine()
  const found = await workspace.read('records.list', undefined)
  expect(found).toContainEqual({ id: 'anomalies/anomaly-1', name: 'Checkout conversion', path: '/analytics/anomalies' })
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
  expect(found.filter(({ name }) => name === '' || name === 'undefined')).toEqual([])
  expect(new Set(found.map(({ path }) => path)).size).toBe(15)
  await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  expect(await workspace.read('records.list', undefined)).toEqual([])
})
