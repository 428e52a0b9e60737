import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { places } from '../review/places.ts'
import type { ReleaseAnswer } from './protocol.ts'

// The index of all pictures is about half a megabyte.
const git = async (...args: string[]): Promise<string> => (await promisify(execFile)('git', args, { cwd: places.root, maxBuffer: 50_000_000 })).stdout

/** The pictures that the last release had: those at the newest tag `v…` that this commit comes from. Without a tag where there is none, or no git. */
export async function lastRelease(): Promise<ReleaseAnswer> {
  try {
    const tag = (await git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*')).trim()
    return { tag, pictures: JSON.parse(await git('show', `${tag}:./.storybook/pictures/index.json`)) as ReleaseAnswer['pictures'] }
  } catch {
    return { pictures: {} }
  }
}
