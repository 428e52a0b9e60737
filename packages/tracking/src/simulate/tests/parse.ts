import { type ContainerTest, type Expectation, expectationInput, type Step, stepsInput, testsInput } from '@tagmason/domain'
import { joined } from '../../sentences/list.ts'
import { say } from '../../sentences/say.ts'
import { type Document, documentOf, type FileFault, type Path, type Place } from './document.ts'
import { issueWords } from './issueWords.ts'

/** A test as it stands in a file. */
export interface PlacedTest extends ContainerTest {
  readonly place: Place
  /** Of each step. */
  readonly places: readonly Place[]
  /** Of what each step expects, or of the step. */
  readonly expectedPlaces: readonly Place[]
}

export interface TestFile {
  /** The container that it is about, as a path from the file. */
  readonly container: string | undefined
  readonly tests: readonly PlacedTest[]
}

type Issues = readonly { readonly code?: string; readonly path: Path; readonly message: string }[]

/** The tests of a YAML or JSON text, or what is wrong with it first. */
export function parseTests(text: string): TestFile | FileFault {
  const source = documentOf(text)
  return 'message' in source ? source : testsOf(source)
}

/**
 * The visit of a YAML or JSON text: a list of steps, an object with `steps`, or the test of that name in a file of tests, whose only one needs no name.
 */
export function parseVisit(text: string, name?: string): readonly Step[] | FileFault {
  const source = documentOf(text)
  if ('message' in source) return source
  const { value } = source
  if (!isObject(value) || 'steps' in value) {
    if (name !== undefined) return { message: say('tests.file.noNames'), place: undefined }
    const path = isObject(value) ? ['steps'] : []
    const { data, error } = stepsInput.safeParse(isObject(value) ? value['steps'] : value)
    return data ?? faultOf(source, path, error?.issues ?? [])
  }
  const file = testsOf(source)
  if ('message' in file) return file
  const test = name === undefined ? file.tests[0] : file.tests.find((one) => one.name === name)
  if (test !== undefined && (name !== undefined || file.tests.length === 1)) return test.steps
  const names = joined(
    file.tests.map((one) => say('text.said', { text: one.name })),
    'list.comma',
  )
  const message = name === undefined ? say('tests.file.several', { names }) : say('tests.file.noTest', { name, names })
  return { message, place: source.place(['tests']) }
}

function testsOf(source: Document): TestFile | FileFault {
  const { data, error } = testsInput.safeParse(source.value)
  if (data === undefined) return faultOf(source, [], error.issues)
  const tests: PlacedTest[] = []
  for (const [at, { name, steps: given }] of data.tests.entries()) {
    const path = ['tests', at, 'steps']
    const { data: steps, error: wrongStep } = stepsInput.safeParse(given.map(withoutExpect))
    if (steps === undefined) return faultOf(source, path, wrongStep.issues)
    const expected: (Expectation | undefined)[] = []
    for (const [step, one] of given.entries()) {
      const result = expectationInput.optional().safeParse(expectOf(one))
      if (result.error !== undefined) return faultOf(source, [...path, step, 'expect'], result.error.issues)
      expected.push(result.data)
    }
    const places = given.map((_, step) => source.place([...path, step]))
    const expectedPlaces = given.map((_, step) => source.place([...path, step, 'expect']))
    tests.push({ name, steps, expected, place: source.place(['tests', at]), places, expectedPlaces })
  }
  return { container: data.container, tests }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value)
const expectOf = (step: unknown) => (isObject(step) ? step['expect'] : undefined)
const withoutExpect = (step: unknown) => (isObject(step) ? Object.fromEntries(Object.entries(step).filter(([key]) => key !== 'expect')) : step)

function faultOf(source: Document, under: Path, issues: Issues): FileFault {
  // A misspelt key is the reason why another one is missing.
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0]
  const path = [...under, ...(issue?.path ?? [])]
  const words = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
  const message = issue === undefined ? say('tests.file.unreadable') : issueWords(issue.message)
  return { message: words === '' ? message : say('tests.file.at', { place: words.replace(/^\./, ''), message }), place: source.place(path) }
}
