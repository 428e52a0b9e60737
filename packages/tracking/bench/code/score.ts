import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ScannedCode } from '../../src/codeScan/index.ts'

/** A place where a repository tells of an event: file, line, API, name (null where only running tells it), parameter names with spaces between. */
type TrueEvent = readonly [file: string, line: number, api: string, event: string | null, params: string]

/** What a person read in one repository at one commit. */
export interface Truth {
  readonly repository: string
  readonly commit: string
  /** `heldBack` and `later`: written before the scanner saw it. */
  readonly half: 'seen' | 'heldBack' | 'later'
  readonly kind: string
  /** The folders that were read; '' is the whole repository. */
  readonly under: readonly string[]
  readonly events: readonly TrueEvent[]
}

/** How much of the truth was found, and how much of what was found is true. */
export interface Score {
  readonly truth: number
  readonly found: number
  readonly right: number
  /** The same of the names of parameters, at places that are right. */
  readonly params: { readonly truth: number; readonly found: number; readonly right: number }
  /** What is missing, and what is not there, as lines for people. */
  readonly missing: readonly string[]
  readonly invented: readonly string[]
}

export const truths = (): readonly Truth[] => JSON.parse(readFileSync(join(import.meta.dirname, 'truth.json'), 'utf8')) as Truth[]

const keyOf = (file: string, line: number, api: string, event: string | null) => `${file}:${line} ${api} ${event ?? '?'}`

/** Holds what the scanner found against the truth; an event counts at its file, line and API, by its name. Paths of `scanned` begin at the repository. */
export function scoreCode({ events }: Truth, scanned: ScannedCode): Score {
  const wanted = new Map(events.map(([file, line, api, event, params]) => [keyOf(file, line, api, event), params.split(' ').filter((name) => name !== '')]))
  const found = new Map(
    scanned.events
      .filter(({ event }) => !event?.startsWith('gtm.'))
      .map((each) => [keyOf(each.file, each.line, each.api, each.event), [...each.params.fields.keys()]]),
  )
  const right = [...found].flatMap(([key, names]) => {
    const truth = wanted.get(key)
    return truth === undefined ? [] : [{ truth, names, right: names.filter((name) => truth.includes(name)).length }]
  })
  const sum = (of: (each: (typeof right)[number]) => number) => right.reduce((total, each) => total + of(each), 0)
  return {
    truth: wanted.size,
    found: found.size,
    right: right.length,
    params: { truth: sum(({ truth }) => truth.length), found: sum(({ names }) => names.length), right: sum((each) => each.right) },
    missing: [...wanted.keys()].filter((key) => !found.has(key)),
    invented: [...found.keys()].filter((key) => !wanted.has(key)),
  }
}

export const sumOf = (scores: readonly Score[]): Score => {
  const total = (of: (score: Score) => number) => scores.reduce((all, score) => all + of(score), 0)
  return {
    truth: total(({ truth }) => truth),
    found: total(({ found }) => found),
    right: total(({ right }) => right),
    params: { truth: total(({ params }) => params.truth), found: total(({ params }) => params.found), right: total(({ params }) => params.right) },
    missing: scores.flatMap(({ missing }) => missing),
    invented: scores.flatMap(({ invented }) => invented),
  }
}
