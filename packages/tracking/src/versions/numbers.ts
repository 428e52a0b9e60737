import { say } from '../sentences/say.ts'
import { SentenceError } from '../sentences/sentenceError.ts'
import type { ReleaseType } from './types.ts'

const pattern = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/

function parts(version: string): [major: number, minor: number, patch: number] {
  const found = pattern.exec(version)
  if (found === null) throw new SentenceError(say('versions.noNumber', { version }))
  return [Number(found[1]), Number(found[2]), Number(found[3])]
}

/**
 * The number that follows a version (Semantic Versioning 2.0.0, clauses 6 to 8); 1.0.0 follows nothing.
 * @throws SentenceError when the version is not three numbers
 */
export function nextVersion(version: string | null, type: ReleaseType): string {
  if (version === null) return '1.0.0'
  const [major, minor, patch] = parts(version)
  if (type === 'major') return `${major + 1}.0.0`
  return type === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`
}

/**
 * Sorts version numbers, the smaller first: by numbers, not by letters.
 * @throws SentenceError when one of them is not three numbers
 */
export function versionOrder(one: string, other: string): number {
  const others = parts(other)
  return (
    parts(one)
      .map((part, at) => part - (others[at] ?? 0))
      .find((difference) => difference !== 0) ?? 0
  )
}
