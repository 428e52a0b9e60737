import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { anEvent } from '../../events/events.testing.ts'
import { shortHash } from '../ids.ts'
import { openDrain } from './drain.ts'
import { encodeFrame } from './frames.ts'
import { leftSegments } from './recover.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tagmason-damage-'))
})
afterEach(() => rm(folder, { recursive: true }))

const frameOf = (id: string) => encodeFrame({ ids: [shortHash(id)], sessions: [] }, [anEvent({ id, name: 'tick', time: 1 })])
const nameOf = (file: number) => `0000-${file}`

/** A start over a folder of files: what reached the store, what was warned of, and the files that are left. */
async function start(files: readonly Buffer[]) {
  const here = join(folder, crypto.randomUUID())
  await mkdir(here)
  await Promise.all(files.map((bytes, at) => writeFile(join(here, `${nameOf(at)}.wal`), bytes)))
  const [ids, noted, warnings]: [string[], string[], string[]] = [[], [], []]
  const open = () =>
    openDrain({
      append: async (block) => void ids.push(...block.events().map(({ id }) => id)),
      keepNotes: async (notes) => void noted.push(...notes.ids),
      warn: (message) => void warnings.push(message),
      pause: 1,
    })
  const begin = async () => {
    const drain = open()
    for await (const segment of leftSegments(here, () => undefined)) drain.add(segment)
    await drain.empty()
    await drain.stop()
  }
  await begin()
  const after = { ids: [...ids], noted: [...noted], warnings: [...warnings], left: (await readdir(here)).sort() }
  // Another start finds nothing more to do, and reports nothing twice.
  await begin()
  expect([ids.length, warnings.length]).toEqual([after.ids.length, after.warnings.length])
  return { ...after, kept: (file: number) => readFile(join(here, `${nameOf(file)}.damaged`)) }
}

describe('a damaged log', () => {
  it('gives all frames whose own bytes are as they were, reports each damaged file once and keeps it', async () => {
    const logs = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 })
    const damage = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 255 })), { minLength: 1, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(logs, damage, async (counts, changes) => {
        const frames = counts.map((count, file) => Array.from({ length: count }, (_, at) => ({ id: `${file}-${at}`, bytes: frameOf(`${file}-${at}`) })))
        const before = frames.map((each) => Buffer.concat(each.map(({ bytes }) => bytes)))
        const files = before.map((bytes) => Buffer.from(bytes))
        for (const [file, at, by] of changes) {
          const bytes = files[file % files.length]
          if (bytes !== undefined) bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ by
        }
        const damaged = files.flatMap((bytes, file) => (before[file]?.equals(bytes) === true ? [] : [file]))
        const sound = frames.flatMap((each, file) => {
          let end = 0
          return each.flatMap(({ id, bytes }) => {
            const from = end
            end += bytes.length
            return files[file]?.subarray(from, end).equals(bytes) === true ? [id] : []
          })
        })
        const { ids, noted, warnings, left, kept } = await start(files)
        expect(ids).toEqual(expect.arrayContaining(sound))
        expect(new Set(ids).size).toBe(ids.length)
        for (const id of ids) expect(noted).toContain(shortHash(id))
        expect(left).toEqual(damaged.map((file) => `${nameOf(file)}.damaged`))
        expect(warnings).toHaveLength(damaged.length)
        for (const file of damaged) expect(await kept(file)).toEqual(files[file])
      }),
      { numRuns: 150 },
    )
  })

  it.each([
    ['impossible', 0xffffffff],
    ['small', 3],
    ['as if more were to come', 5000],
    ['zero', 0],
  ])('with a length that is %s loses no acknowledged event, in any frame of any file', async (_, length) => {
    for (const file of [0, 1])
      for (const at of [0, 1, 2]) {
        const frames = [0, 1].map((each) => [0, 1, 2].map((number) => frameOf(`${each}-${number}`)))
        frames[file]?.[at]?.writeUInt32LE(length, 0)
        const { ids, warnings, left } = await start(frames.map((each) => Buffer.concat(each)))
        expect(ids.toSorted()).toEqual(['0-0', '0-1', '0-2', '1-0', '1-1', '1-2'])
        expect([warnings.length, left]).toEqual([1, [`${nameOf(file)}.damaged`]])
      }
  })

  it('takes for begun only what ends too early in the last file', async () => {
    const torn = Buffer.concat([frameOf('1'), frameOf('2').subarray(0, 20)])
    const last = await start([frameOf('0'), torn])
    expect(last).toMatchObject({ ids: ['0', '1'], warnings: [], left: [] })
    const middle = await start([torn, frameOf('3')])
    expect(middle).toMatchObject({ ids: ['1', '3'], left: [`${nameOf(0)}.damaged`] })
    expect(middle.warnings).toHaveLength(1)
    expect(await start([frameOf('2').subarray(0, 20)])).toMatchObject({ ids: [], warnings: [], left: [] })
  })

  it('cuts off what was begun, so that it is no damage when other files follow', async () => {
    const path = join(folder, `${nameOf(0)}.wal`)
    await writeFile(path, Buffer.concat([frameOf('1'), frameOf('2').subarray(0, 20)]))
    for await (const segment of leftSegments(folder, () => undefined)) expect(segment.bytes).toBe(frameOf('1').length)
    expect(await readFile(path)).toEqual(frameOf('1'))
  })
})
