import type { Workspace } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'
import { withContainerId } from './withContainerId.ts'

const [id, other] = ['GTM-BAKE77', 'GTM-BAKE88']

async function planned(...containers: readonly string[]) {
  const { workspace } = sampleEngine()
  await workspace.act('projects.create', { name: 'Bakery', website: 'bakery.example', timeZone: 'Europe/Madrid' })
  await workspace.act('plans.generate', { goals: 'Track purchases and newsletter sign-ups' })
  const made = await workspace.read('plans.files', undefined)
  for (const one of containers) await workspace.act('containers.connect', { id: one })
  return { workspace, text: made?.container?.text ?? '' }
}
const give = (workspace: Workspace, text: string, container?: string) =>
  workspace.act('containers.upload', { fileName: 'container.json', text, ...(container === undefined ? {} : { container }) })
const rowOf = async (workspace: Workspace, of: string) => (await workspace.read('containers.list', undefined)).containers.find((one) => one.id === of)

describe('a file with the placeholder of an id', () => {
  it('is of the container that the member names, and is stored with its id', async () => {
    const { workspace, text } = await planned(id)
    expect(text).toMatch(/"publicId": *"GTM-XXXXXXX"/)
    const review = await give(workspace, text, id)
    expect(review).toMatchObject({ kind: 'container', containerId: id, known: true, unnamed: true, targets: [{ id, own: false, first: true }] })
    const done = await workspace.act('containers.import', undefined)
    expect(done).toMatchObject({ containerId: id, changed: 0 })
    const { text: stored } = await workspace.act('containers.export', { id })
    expect(JSON.parse(stored).containerVersion.container.publicId).toBe(id)
    expect(JSON.parse(stored)).toEqual(JSON.parse(withContainerId(text, id)))
    expect((await workspace.read('containers.details', { id })).file?.tags.length).toBeGreaterThan(0)
    expect((await workspace.read('containers.visit', { containerId: id })).tags).toBeGreaterThan(0)
  })

  it('proves nothing: the container stays pending until an export of it is imported', async () => {
    const { workspace, text } = await planned(id)
    await give(workspace, text, id)
    await workspace.act('containers.import', undefined)
    expect(await rowOf(workspace, id)).toMatchObject({ status: 'pending', importedAt: '2026-03-01T12:00:00.000Z' })
    expect((await workspace.act('containers.verify', { id })).status).toBe('pending')
    const { tags } = await workspace.read('containers.list', undefined)
    expect(new Set(tags.map(({ status }) => status))).toEqual(new Set(['draft']))
    await give(workspace, withContainerId(text, id))
    await workspace.act('containers.import', undefined)
    expect((await workspace.act('containers.verify', { id })).status).toBe('connected')
  })

  it('goes into what is stored of the named container, which comes first', async () => {
    const { workspace, text } = await planned(other, id)
    for (const one of [other, id]) {
      await give(workspace, withContainerId(text, one))
      await workspace.act('containers.import', undefined)
    }
    const review = await give(workspace, text, id)
    expect(review).toMatchObject({
      containerId: id,
      targets: [
        { id, first: false },
        { id: other, first: false },
      ],
    })
  })

  it('is refused without a name, or under one that the project does not have', async () => {
    const { workspace, text } = await planned(id)
    expect(await give(workspace, text)).toMatchObject({ kind: 'unusable', unnamed: true, findings: [{ code: 'F010' }] })
    await expect(give(workspace, text, other)).rejects.toMatchObject({ code: 'notFound' })
    await expect(give(workspace, text, 'nothing')).rejects.toMatchObject({ code: 'invalid' })
  })

  it('alone is for the name: an export stays of the container that it names', async () => {
    const { workspace, text } = await planned(id, other)
    const review = await give(workspace, withContainerId(text, other), id)
    expect(review).toMatchObject({ containerId: other, targets: [{ id: other, own: true }] })
    expect(review).not.toHaveProperty('unnamed')
  })
})

describe('withContainerId', () => {
  it('writes the id in the place of the placeholder only', () => {
    expect(withContainerId('{"publicId" : "GTM-XXXX","tag":"{\\"publicId\\":\\"GTM-XXXX\\"}"}', id)).toBe(
      `{"publicId" : "${id}","tag":"{\\"publicId\\":\\"GTM-XXXX\\"}"}`,
    )
    expect(withContainerId('{"publicId":"GTM-ABCD"}', id)).toBe('{"publicId":"GTM-ABCD"}')
  })
})
