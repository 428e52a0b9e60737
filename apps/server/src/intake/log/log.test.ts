import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { brokenDisk } from '../testing/brokenDisk.testing.ts'
import { encodeFrame, readFrames } from './frames.ts'
import { openLog, type Segment } from './log.ts'
import { leftSegments } from './recover.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tagmason-log-'))
})
afterEach(() => rm(folder, { recursive: true }))

const frame = (id: number) => encodeFrame({ ids: [id.toString(16).padStart(16, '0')], sessions: [] }, [])

function open(segment = { bytes: 1_000_000, age: 60_000 }) {
  const disk = brokenDisk()
  const ended: Segment[] = []
  const log = openLog({ folder, disk, segment, reserve: 1, ended: (each) => void ended.push(each) })
  const idsOf = async (each: Segment) =>
    readFrames((await readFile(each.path)).subarray(0, each.bytes)).frames.flatMap(({ notes }) => notes.ids.map((id) => Number.parseInt(id, 16)))
  return { disk, ended, log, kept: async () => (await Promise.all(ended.map(idsOf))).flat() }
}

describe('the log', () => {
  it('writes what comes together with one fdatasync, in order, before it says so', async () => {
    const { log, disk, kept } = open()
    const all = [...Array(500).keys()]
    await Promise.all(all.map((id) => log.append(frame(id))))
    expect(disk.syncs).toBe(1)
    expect(log.waiting).toBe(0)
    await log.roll()
    expect(await kept()).toEqual(all)
  })

  it('goes into segments that end with their size, or with their age', async () => {
    const { log, ended, kept } = open({ bytes: 100, age: 60_000 })
    for (let id = 0; id < 20; id++) await log.append(frame(id))
    expect(ended.length).toBeGreaterThanOrEqual(3)
    expect(ended.map(({ name }) => name)).toEqual(ended.map(({ name }) => name).toSorted())
    await log.roll()
    expect(await kept()).toEqual([...Array(20).keys()])

    const aged = open({ bytes: 1_000_000, age: 5 })
    await aged.log.append(frame(1))
    while (aged.ended.length === 0) await new Promise((resolve) => setTimeout(resolve, 1))
    expect(await aged.kept()).toEqual([1])
  })

  it('leaves no empty segment behind', async () => {
    const { log, disk } = open()
    await log.roll()
    disk.trouble.write = 'once'
    await expect(log.append(frame(1))).rejects.toThrow('ENOSPC')
    expect(await readdir(folder)).toEqual([])
  })

  it.each([['write'], ['sync'], ['create']] as const)('that fails to %s says so to all that waited, and never has what it refused', async (what) => {
    const { log, disk, kept } = open()
    await log.append(frame(1))
    if (what === 'create') await log.roll()
    disk.trouble[what] = 'once'
    const refused = await Promise.allSettled([log.append(frame(2)), log.append(frame(3))])
    expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(log.waiting).toBe(0)
    await log.append(frame(4))
    await log.roll()
    expect(await kept()).toEqual([1, 4])
    // Nor has it after a crash.
    const left: string[] = []
    for await (const segment of leftSegments(folder, ({ notes }) => left.push(...notes.ids))) expect(segment.bytes).toBeGreaterThan(0)
    expect(left.map((id) => Number.parseInt(id, 16)).sort()).toEqual([1, 4])
  })

  it('that cannot even be cut knows where its good part ends', async () => {
    const { log, disk, kept } = open()
    await log.append(frame(1))
    Object.assign(disk.trouble, { sync: 'once', truncate: 'always' })
    await expect(log.append(frame(2))).rejects.toThrow('EIO')
    await log.append(frame(3))
    await log.roll()
    expect(await kept()).toEqual([1, 3])
  })

  it('begins no segment on a disk that is nearly full', async () => {
    const { log, disk, ended } = open()
    disk.trouble.free = 0
    await expect(log.append(frame(1))).rejects.toMatchObject({ code: 'ENOSPC', message: 'only 0 bytes are free' })
    delete disk.trouble.free
    await log.append(frame(2))
    await log.roll()
    expect(ended).toHaveLength(1)
  })
})
