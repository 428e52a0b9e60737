import { type ConsentMode, type Language, type MeasurementPlan, mostSurvivors, type Survivor, type TestStrength } from '@tagmason/domain'
import {
  expectationAgainst,
  type Judged,
  judgeMutants,
  loadSentences,
  missingOf,
  mutantsOf,
  mutateResult,
  parseTests,
  sentenceOf,
  testsOfPlan,
  testsYaml,
  withMissing,
  worded,
} from '@tagmason/tracking'
import { mustRead } from '../containerChanges.ts'
import { proofFile } from './proofFile.ts'
import { shortText } from './told.ts'

/** Tests as a file of them, or the plan that they are made from. */
export type GivenTests = { text: string } | { plan: MeasurementPlan; consent: ConsentMode; measurementId: string }

/** About so many visits are run, which takes some five seconds of a processor; of larger containers a regular sample of the faults is tried. */
export const strengthWork = 30_000

/** Puts small faults into a container's file, one at a time, and says which of them its tests notice. */
export async function strengthOfFile(text: string, given: GivenTests, language: Language): Promise<TestStrength> {
  try {
    const file = mustRead(text)
    const { consent, measurementId } = 'plan' in given ? given : {}
    const written =
      'plan' in given
        ? testsYaml(worded(await loadSentences('en'), await testsOfPlan(given.plan, { ...(consent && { consent }), ...(measurementId && { measurementId }) })))
        : given.text
    const tests = written.trim() === '' || /^tests: \[\]$/m.test(written) ? { tests: [] } : parseTests(written)
    if ('message' in tests) {
      const message = worded(await loadSentences(language), tests.message)
      return impossible(tests.place === undefined ? message : `${tests.place.line}:${tests.place.column} ${message}`)
    }
    const judged = await judgeMutants(file, tests.tests, { work: strengthWork })
    const faults = mutantsOf(file).length
    const sample = judged.length < faults ? strengthWork : undefined
    const missing = missingOf(judged)
    const count = (fate: Judged['fate']) => judged.filter((one) => one.fate === fate).length
    return {
      tests: tests.tests.length,
      killed: count('killed'),
      survived: count('survived'),
      equivalent: count('equivalent'),
      faults,
      survivors: judged.flatMap((one) => (one.fate === 'survived' ? [survivor(one)] : [])).slice(0, mostSurvivors),
      missing: missing.length,
      written: missing.length === 0 ? '' : withMissing(tests.tests.length === 0 ? 'tests: []\n' : written, missing),
      // A proof is about a file of tests, which has one at least.
      given: tests.tests.length === 0 ? '' : written,
      proof: tests.tests.length === 0 ? '' : proofFile(mutateResult(file, written, judged, sample)),
      impossible: '',
    }
  } catch (error) {
    return impossible(worded(await loadSentences(language), sentenceOf(error)))
  }
}

const impossible = (sentence: string): TestStrength => ({
  tests: 0,
  killed: 0,
  survived: 0,
  equivalent: 0,
  faults: 0,
  survivors: [],
  missing: 0,
  written: '',
  given: '',
  proof: '',
  impossible: sentence,
})

function survivor(one: Judged & { readonly fate: 'survived' }): Survivor {
  const { test = '', steps, at } = one.visit
  const expected = expectationAgainst(one.visit)
  const { code, kind, name } = one
  const [what, before, after] = [shortText(one.what), shortText(one.before), shortText(one.after)]
  return {
    code,
    kind,
    name,
    what,
    before,
    after,
    test,
    visit: steps.slice(0, at + 1),
    step: at + 1,
    expect: expected === undefined ? '' : JSON.stringify(expected),
  }
}
