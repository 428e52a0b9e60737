import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Notes, readFrames } from './frames.ts'
import { type Segment, segmentSuffix } from './log.ts'

/**
 * Finds the segments that a stopped process left, oldest first. A frame that was only begun is no part of its segment: nobody was told that it was taken.
 * `take` gets the notes of each.
 */
export async function leftSegments(folder: string, take: (notes: Notes) => void): Promise<Segment[]> {
  const found: Segment[] = []
  for (const file of (await readdir(folder)).filter((each) => each.endsWith(segmentSuffix)).sort()) {
    const path = join(folder, file)
    const bytes = await readFile(path)
    const { frames, whole, damaged } = readFrames(bytes)
    for (const { notes } of frames) take(notes)
    if (frames.length > 0 || damaged) found.push({ name: file.slice(0, -segmentSuffix.length), path, bytes: damaged ? bytes.length : whole })
    else await rm(path)
  }
  return found
}
