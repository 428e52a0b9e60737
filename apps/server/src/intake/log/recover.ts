import { open, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { type Frame, readFrames } from './frames.ts'
import { inSlices } from './inSlices.ts'
import { type Segment, segmentSuffix } from './log.ts'

/** What segments of versions before frames had a checksum of their length end with. */
const oldSuffix = '.log'

/** How the file of a segment is to be read. `isLast`: the process that wrote it may have been stopped in it. */
export const readingOf = (path: string, isLast: boolean) => {
  const old = path.endsWith(oldSuffix)
  // Those versions left what was begun in the file.
  return { old, mayEnd: isLast || old }
}

/**
 * Finds the segments that a stopped process left, oldest first. A frame that was only begun in the last of them is no part of it, and is cut off: nobody was told that it was taken. Everything
 * else that cannot be read is damage, which the drain reports. `take` gets each frame.
 */
export async function* leftSegments(folder: string, take: (frame: Frame) => void): AsyncGenerator<Segment> {
  const files = (await readdir(folder)).filter((each) => each.endsWith(segmentSuffix) || each.endsWith(oldSuffix)).sort()
  for (const file of files) {
    const path = join(folder, file)
    const bytes = await readFile(path)
    const { frames, whole, holes } = readFrames(bytes, readingOf(path, file === files.at(-1)))
    await inSlices(frames, take)
    const isDamaged = holes.length > 0
    if (frames.length === 0 && !isDamaged) {
      await rm(path)
      continue
    }
    if (!isDamaged && whole < bytes.length) await cut(path, whole)
    yield { name: file.slice(0, file.lastIndexOf('.')), path, bytes: isDamaged ? bytes.length : whole }
    // Requests are answered between two files.
    await setImmediate()
  }
}

/** Later it is not the last file any more, and what was begun in it would look like damage. */
async function cut(path: string, length: number): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.truncate(length)
    await file.sync()
  } finally {
    await file.close()
  }
}
