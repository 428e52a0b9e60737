import type { Language, SimulatedStep, Step, VisitRun } from '@tagmason/domain'
import { loadSentences, readContainer, type Sentence, SentenceError, simulate, type SimulateOptions, testsYaml, type Words, worded } from '@tagmason/tracking'
import { bounded } from './bounded.ts'

/**
 * Runs a container over the steps of a visit and keeps what a screen can hold, in the language of the member who asks. Takes as long as the container's own
 * expressions take, and reading it, so a server asks for it through `Ports.simulate`.
 */
export async function simulateVisit(
  text: string,
  steps: readonly Step[],
  { language, ...options }: Pick<SimulateOptions, 'now'> & { language: Language },
): Promise<VisitRun> {
  const { file, findings } = readContainer(text)
  if (file === null) {
    const why = worded(await loadSentences(language), findings).map(({ message }) => message)
    return { steps: [], test: '', notes: [], impossible: why.join(' ') }
  }
  try {
    const run = await simulate(file, steps, options)
    // Worded before it is cut: how long texts are depends on the language.
    const sentences = await loadSentences(language)
    const { steps: told, notes = [] } = worded(sentences, run)
    return { steps: bounded(told, sentences), test: testOf(steps, run.steps), notes: [...notes], impossible: '' }
  } catch (error) {
    if (error instanceof SentenceError) return impossibleVisit(error.sentence, language)
    throw error
  }
}

/** What comes of a visit that cannot be run. */
export const impossibleVisit = async (why: Sentence, language: Language): Promise<VisitRun> => ({
  steps: [],
  test: '',
  notes: [],
  impossible: worded(await loadSentences(language), why),
})

/** The visit as a file of tests: what fired fires again, and nothing else. */
function testOf(steps: readonly Step[], done: readonly SimulatedStep<Words>[]): string {
  const expected = done.map(({ fired, unknown }) => ({
    only: [...fired],
    ...(unknown.length === 0 ? {} : { unknown: unknown.map(({ tag }) => tag) }),
  }))
  const file = testsYaml({ tests: [{ name: 'Visit from Preview Mode', steps, expected }], left: [] })
  // What it says on top is of a plan's own tests.
  return file.replace(/^(#.*\n)+\n*/, '')
}
