import type { ReportEntry } from '@tagmason/domain'
import { type ConsentScenario, type PredictedHit, proveConsent, type TagConsentProof, visitWords } from '@tagmason/tracking'
import { containerAt } from '../containerAt.ts'
import { type SimulateValues, simulateOptions, simulating } from '../simulateOptions.ts'
import type { Outcome } from './outcome.ts'

export interface ConsentGiven {
  /** Milliseconds. */
  readonly late: number
  readonly region: string
}

/** Whether a container respects consent whatever comes first; it passes where every tag is proven. */
export async function consentOutcome(path: string, { late, region }: ConsentGiven, values: SimulateValues): Promise<Outcome> {
  const { file } = await containerAt(path)
  const proof = await simulating(path, () => proveConsent(file, { ...simulateOptions(values), late, region }))
  const count = (verdict: TagConsentProof['verdict']) => proof.tags.filter((one) => one.verdict === verdict).length
  const summary = { proven: count('proven'), broken: count('broken'), unknown: count('unknown'), visits: proof.visits }
  return {
    report: {
      command: 'consent prove',
      file: path,
      title: `${path}: ${summary.proven} proven, ${summary.broken} broken, ${summary.unknown} that nobody can know (${proof.visits} visits)`,
      entries: proof.tags.map((one) => entryOf(one, proof.hits)),
      data: proof,
    },
    passed: summary.broken + summary.unknown === 0,
    summary,
    inputs: { container: file },
    options: { late, region },
  }
}

const proven: Readonly<Record<Extract<TagConsentProof, { verdict: 'proven' }>['code'], string>> = {
  gated: 'It waits for the consent that it needs.',
  builtIn: 'It is a tag of Google that carries the state of consent.',
  notNeeded: 'It is declared to need no consent.',
  setsConsent: 'It only sets consent.',
  sendsNothing: 'It only pushes to the data layer.',
  afterConsent: 'It fires only when something is granted.',
  paused: 'It is paused.',
  noTrigger: 'It has no trigger.',
}

const broken: Readonly<Record<Extract<TagConsentProof, { verdict: 'broken' }>['code'], string>> = {
  beforeDefault: 'It runs while no default is set, which counts as granted',
  countsAsGranted: 'It runs because consent counts as granted that the visitor did not give',
  noCheck: 'It asks for no consent and runs though all is denied: say which consent it needs, or that it needs none',
}

const orders: Readonly<Record<ConsentScenario['order'], string>> = {
  defaultFirst: 'the default comes first',
  updateFirst: "the visitor's answer comes before the default",
  defaultLate: 'the default comes after the container',
  gatewayLate: 'the default comes late behind a Google tag gateway',
  regional: 'the default is for one region',
}

const hitWords = ({ order, returning, answer, inRegion, gcs, gcd }: PredictedHit): string =>
  `hit when ${orders[order]}${inRegion === false ? ', visitor elsewhere' : ''}, ${returning ? 'answered before' : 'new visitor'}, ${answer}: gcs=${gcs} gcd=${gcd}`

const entryOf = (one: TagConsentProof, hits: readonly PredictedHit[]): ReportEntry => {
  const entry = { code: one.code, label: one.verdict, name: one.tag }
  const details = hits.filter(({ tag }) => tag === one.tag).map(hitWords)
  if (one.verdict === 'proven') return { ...entry, level: 'pass', message: proven[one.code], details }
  if (one.verdict === 'unknown')
    return {
      ...entry,
      level: 'warning',
      message:
        one.code === 'notReached'
          ? 'No visit was found that fires it.'
          : `Nobody can know, because of what the code of ${one.values.tags.map((tag) => `'${tag}'`).join(', ') || 'a template'} does.`,
      details,
    }
  const types = one.values.types.length === 0 ? '' : ` (${one.values.types.join(', ')})`
  return {
    ...entry,
    level: 'error',
    message: `${broken[one.code]}${types}, where ${one.values.orders.map((order) => orders[order]).join('; ')}.`,
    details: [`first seen: ${visitWords(one.visit)}`, ...details],
  }
}
