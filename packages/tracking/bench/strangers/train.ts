// Trains the judge of the planner on the open batches and the gold set: npx tsx packages/tracking/bench/strangers/train.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventsFrom } from '../../src/plan/events.ts'
import { featuresOf, isJudged, sureness } from '../../src/plan/judge.ts'
import { readGoals } from '../../src/plan/plan.ts'
import { distantDrafts } from '../../src/plan/suggestions.ts'
import type { GoldGoal } from '../planner.ts'
import { openBatches, type StrangerGoal } from './gold.ts'
import { meaning, pairs } from './score.ts'

/** The gold set was written for the phrases of the catalogue, which must stay right. */
const goldWeight = 2

/** A draft with what stands around it, and whether it was asked for. */
interface Example {
  features: string[]
  asked: boolean
  weight: number
  /** What is left out together: a writer, a business. */
  writer: string
  business: string
  /** To count the score: the goal, and the event it makes. */
  goal: string
  event: string
  must: boolean
  /** It is offered only. */
  suggested?: true
}

/** The examples of a stranger's goal. */
function examplesOf(goal: StrangerGoal, writer: string): Example[] {
  const state = readGoals(goal.text, goal.language)
  const drafts = state.sentences.flatMap((read) => read.drafts.map((draft) => ({ read, draft })))
  const events = eventsFrom(
    drafts.map(({ draft }) => draft),
    ({ span }) => span.text,
    'EUR',
  )
  // Wishes told twice are merged later: one of them is paired, and all of that name are right.
  const distinct = events.filter((event, at) => events.findIndex(({ name }) => name === event.name) === at)
  const found = pairs(goal, distinct)
  const asked = new Map(distinct.map((event, at) => [event.name, found[at]]))
  const judged = drafts.flatMap(({ read, draft }, at) => {
    const name = events[at]?.name ?? ''
    if (!isJudged(draft, read, state.sentences)) return []
    const wanted = asked.get(name)
    return [
      {
        features: featuresOf(state.analysis, state.sentences, read, draft),
        asked: wanted !== undefined,
        weight: 1,
        writer,
        business: goal.business,
        goal: goal.id,
        event: name,
        must: wanted?.must ?? false,
      },
    ]
  })
  // Suggestions are right where they name what nothing else does.
  const left = goal.events.filter((event) => !found.includes(event))
  const known = new Set(distinct.map(({ name }) => name))
  const distant = distantDrafts(state)
  const names = eventsFrom(
    distant.map(({ draft }) => draft),
    ({ span }) => span.text,
    'EUR',
  )
  const suggested = distant.flatMap(({ draft, read }, at) => {
    const name = names[at]?.name ?? ''
    if (known.has(name)) return []
    const wanted = left.find((event) => meaning(event, name) > 0)
    const features = featuresOf(state.analysis, state.sentences, read, draft)
    return [
      {
        features,
        asked: wanted !== undefined,
        weight: 0.4,
        writer,
        business: goal.business,
        goal: goal.id,
        event: name,
        must: wanted?.must ?? false,
        suggested: true,
      },
    ]
  })
  return [...judged, ...suggested]
}

function goldExamples(goal: GoldGoal): Example[] {
  const state = readGoals(goal.goal, goal.language)
  const names = new Set(goal.events.flatMap(({ name }) => name))
  return state.sentences.flatMap((read) =>
    read.drafts
      .filter((draft) => isJudged(draft, read, state.sentences))
      .map((draft) => {
        const [event] = eventsFrom([draft], ({ span }) => span.text, 'EUR')
        return {
          features: featuresOf(state.analysis, state.sentences, read, draft),
          asked: names.has(event?.name ?? ''),
          weight: goldWeight,
          writer: 'gold',
          business: 'gold',
          goal: goal.id,
          event: event?.name ?? '',
          must: true,
        }
      }),
  )
}

function allExamples(): Example[] {
  const gold = ['seen', 'tuning-en-de', 'tuning-es-fr'].flatMap(
    (file) => JSON.parse(readFileSync(join(import.meta.dirname, `../gold/${file}.json`), 'utf8')) as GoldGoal[],
  )
  return [...openBatches().flatMap(({ writer, goals }) => goals.flatMap((goal) => examplesOf(goal, writer))), ...gold.flatMap(goldExamples)]
}

interface Model {
  bias: number
  weights: Map<string, number>
}

const rounds = 250
const pull = 0.003

/** Logistic regression with a pull towards 0, by gradient descent with a step per feature (AdaGrad). Deterministic. */
function train(examples: readonly Example[]): Model {
  const counts = new Map<string, number>()
  for (const { features } of examples) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const names = [...counts].filter(([, count]) => count >= 4).map(([name]) => name)
  const index = new Map(names.map((name, at) => [name, at]))
  const rows = examples.map(({ features, asked, weight }) => ({
    at: features.flatMap((feature) => index.get(feature) ?? []),
    asked: asked ? 1 : 0,
    weight,
  }))
  const weights = new Float64Array(names.length + 1)
  const past = new Float64Array(names.length + 1).fill(1e-6)
  for (let round = 0; round < rounds; round++) {
    const slope = new Float64Array(names.length + 1)
    for (const { at, asked, weight } of rows) {
      let sum = weights[names.length] ?? 0
      for (const i of at) sum += weights[i] ?? 0
      const error = (1 / (1 + Math.exp(-sum)) - asked) * weight
      for (const i of at) slope[i] = (slope[i] ?? 0) + error
      slope[names.length] = (slope[names.length] ?? 0) + error
    }
    for (let i = 0; i <= names.length; i++) {
      const step = (slope[i] ?? 0) / rows.length + (i < names.length ? pull * (weights[i] ?? 0) : 0)
      past[i] = (past[i] ?? 0) + step * step
      weights[i] = (weights[i] ?? 0) - (0.3 * step) / Math.sqrt(past[i] ?? 1)
    }
  }
  return { bias: weights[names.length] ?? 0, weights: new Map(names.map((name, at) => [name, weights[at] ?? 0])) }
}

const scoreOf = (model: Model, { features }: Example): number => features.reduce((sum, feature) => sum + (model.weights.get(feature) ?? 0), model.bias)

/** F1 of the judged events when each group is judged by a model that has not seen it. `wanted`: events that must be there. */
function leaveOut(
  examples: readonly Example[],
  group: 'writer' | 'business',
  wanted: number,
  phrases: number,
  others: number,
): { f1: number; hit: number; false: number } {
  const groups = [...new Set(examples.map((example) => example[group]))].filter((name) => name !== 'gold')
  let hit = 0
  let wrong = 0
  for (const name of groups) {
    const model = train(examples.filter((example) => example[group] !== name))
    const seen = new Set<string>()
    for (const example of examples) {
      if (
        example[group] !== name ||
        example.suggested ||
        scoreOf(model, example) < (/^o:phrase[123]$/.test(example.features[0] ?? '') ? phrases : others) ||
        seen.has(`${example.goal} ${example.event}`)
      )
        continue
      seen.add(`${example.goal} ${example.event}`)
      if (!example.asked) wrong++
      else if (example.must) hit++
    }
  }
  return { f1: (2 * hit) / (hit + wrong + wanted), hit, false: wrong }
}

/** Thresholds of the judge: phrases of the lexicons, and what is composed. */
const least = { phrases: -2, others: -0.45 }

/** The sums of a stranger's drafts, by judges that have not seen the writer. */
function unseenSums(examples: readonly Example[]): { sum: number; asked: boolean }[] {
  const own = examples.filter(({ writer }) => writer !== 'gold')
  return [...new Set(own.map(({ writer }) => writer))].flatMap((name) => {
    const model = train(examples.filter(({ writer }) => writer !== name))
    return own.filter(({ writer, suggested }) => writer === name && !suggested).map((example) => ({ sum: scoreOf(model, example), asked: example.asked }))
  })
}

/** What says a tenth of confidence, and how much of it is right, for judges that have not seen the writer. */
export function calibration(): { from: number; events: number; right: number }[] {
  const examples = allExamples()
  const sure = unseenSums(examples).map(({ sum, asked }) => ({ share: sureness(sum * 100), asked }))
  return Array.from({ length: 10 }, (_, tenth) => {
    const own = sure.filter(({ share }) => Math.floor(share / 10) === tenth || (tenth === 9 && share === 100))
    return { from: tenth * 10, events: own.length, right: own.filter(({ asked }) => asked).length / Math.max(1, own.length) }
  })
}

const wantedEvents = (): number => openBatches().flatMap(({ goals }) => goals.flatMap(({ events }) => events.filter(({ must }) => must))).length

/** The score by judges that have not seen the writer, or the business; words of the grid were chosen with all in sight. */
export function judgedUnseen(): { group: 'writer' | 'business'; f1: number }[] {
  const examples = allExamples()
  return (['writer', 'business'] as const).map((group) => ({ group, f1: leaveOut(examples, group, wantedEvents(), least.phrases, least.others).f1 }))
}

if (process.argv[1]?.endsWith('train.ts')) {
  const model = train(allExamples())
  const whole = [...model.weights].map(([name, weight]) => [name, Math.round(weight * 100)] as const).filter(([, weight]) => Math.abs(weight) >= 6)
  const lines = whole.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, weight]) => `  '${name}': ${weight},`)
  const text = [
    '/** Written by bench/strangers/train.ts. */',
    `export const leastOfPhrases = ${least.phrases * 100}`,
    `export const leastOfOthers = ${least.others * 100}`,
    `export const bias = ${Math.round(model.bias * 100)}`,
    `export const weights: Readonly<Record<string, number>> = {\n${lines.join('\n')}\n}\n`,
  ]
  writeFileSync(join(import.meta.dirname, '../../src/plan/judge.generated.ts'), text.join('\n'))
}
