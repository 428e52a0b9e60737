// Whether feedback makes the order of suggestions better for feedback that was not learned from.
import { rankedBy } from '../src/ranking/acceptance.ts'
import { seeded } from './random.ts'

export interface RankingScore {
  /** The chance that a suggestion which is taken up later stands before one that is turned down: half where the order says nothing. */
  before: number
  after: number
  /** The same order with every taste drawn evenly, in which nothing can be learned: near `before`, or the measure flatters. */
  withoutTaste: number
  teams: number
  learned: number
  heldOut: number
}

const rules = ['slowPage', 'busyHours', 'weekChange', 'segmentDiffers', 'segmentChanged', 'noKeyEvent', 'valueMissing', 'draftEvents']
const kinds = ['Optimization', 'Alert', 'Opportunity', 'Trend']
const topics = ['Conversion', 'Traffic', 'Growth', 'Content']

/** Draws teams with tastes of their own, lets the order learn from their first decisions, and looks at the next ones. */
export function scoreRanking(teams = 200, learned = 20, heldOut = 20): RankingScore {
  const run = (taste: number) => {
    let [before, after] = [0, 0]
    let counted = 0
    for (let seed = 1; seed <= teams; seed++) {
      const random = seeded(seed)
      const likes = new Map([...rules, ...kinds, ...topics].map((trait) => [trait, taste * random.normal()]))
      const decisions = Array.from({ length: learned + heldOut }, () => {
        const traits = [random.pick(rules), random.pick(kinds), random.pick(topics)]
        const liking = traits.reduce((sum, trait) => sum + (likes.get(trait) ?? 0), 0)
        return { traits, accepted: random.next() < 1 / (1 + Math.exp(-liking)) }
      })
      const [past, next] = [decisions.slice(0, learned), decisions.slice(learned)]
      const [plain, ranked] = [pairsInOrder(next), pairsInOrder(rankedBy(next, ({ traits }) => traits, past))]
      if (plain === null || ranked === null) continue
      before += plain
      after += ranked
      counted++
    }
    return { before: before / counted, after: after / counted, teams: counted }
  }
  const { before, after, teams: counted } = run(1)
  return { before, after, withoutTaste: run(0).after, teams: counted, learned, heldOut }
}

/** Null where all were decided alike. */
function pairsInOrder(rows: readonly { accepted: boolean }[]): number | null {
  let [right, all] = [0, 0]
  for (const [at, one] of rows.entries())
    for (const other of rows.slice(at + 1)) {
      if (one.accepted === other.accepted) continue
      all++
      if (one.accepted) right++
    }
  return all === 0 ? null : right / all
}
