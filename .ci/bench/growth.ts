import { audit, planFromGoals, readContainer } from '@tagmason/tracking'
import { hostilePages } from '../../packages/engine/src/setup/page/hostile.testing.ts'
import { pageElements } from '../../packages/engine/src/setup/page/pageElements.ts'
import { hostileContents } from '../../packages/tracking/src/audit/hostile.testing.ts'
import { clean } from '../../packages/tracking/src/audit/testing/clean.ts'
import { put } from '../../packages/tracking/src/gtm/testing/sample.ts'
import { wordDiff } from '../../packages/ui/src/DiffView/wordDiff.ts'

/** How long something takes for a quarter of an input and for the whole of it, in milliseconds, and how many times longer that is. */
export interface Growth {
  name: string
  quarter: number
  whole: number
  times: number
}

const rounds = 7

/** What is over sooner is no wait for anybody, and too short to be compared. */
const shortest = 5

const timeOf = (work: () => void) => {
  const started = performance.now()
  work()
  return performance.now() - started
}

/** Both lengths in turns, so that they meet the same machine; the quickest of each, as other work can only add. */
function growth<T>(name: string, inputOf: (share: number) => T, work: (input: T) => void): Growth {
  const [part, all] = [inputOf(0.25), inputOf(1)]
  let [quarter, whole] = [Infinity, Infinity]
  for (let round = 0; round < rounds; round++) {
    quarter = Math.min(
      quarter,
      timeOf(() => work(part)),
    )
    whole = Math.min(
      whole,
      timeOf(() => work(all)),
    )
  }
  return { name, quarter, whole, times: whole < shortest ? 1 : whole / quarter }
}

/** How the time grows for inputs that want to be slow: four times the length should take some four times as long, and never sixteen. */
export function growths(goals: string): Growth[] {
  const words = (kind: string, share: number) => Array.from({ length: 20_000 * share }, (_, at) => `${kind}${at}`).join(' ')
  return [
    ...hostileContents.map(({ name, path, of }) =>
      growth(
        `audit of ${name}`,
        (share) => {
          const { file } = readContainer(JSON.stringify(put(clean, `containerVersion.${path}`, of(200_000 * share))))
          if (file === null) throw new Error(`The hostile container '${name}' cannot be read, so its audit cannot be measured.`)
          return file
        },
        (file) => void audit(file),
      ),
    ),
    ...Object.entries(hostilePages).map(([name, of]) =>
      growth(`elements of ${name}`, of, (page) => {
        try {
          pageElements(page, 500)
        } catch {
          // Refused, which takes its time, too.
        }
      }),
    ),
    growth(
      'plan of 10,000 characters',
      (share) => goals.slice(0, 10_000 * share),
      (text) => void planFromGoals(text),
    ),
    growth(
      'difference of 20,000 words',
      (share) => [words('old', share), words('new', share)] as const,
      ([before, after]) => void wordDiff(before, after),
    ),
  ]
}
