import { loadInterpreter } from '../simulate/sandbox/interpreter.ts'
import { lackingPermissions } from './permissions.ts'
import { readTpl, type Template } from './readTpl.ts'
import { runTemplate } from './runTemplate.ts'
import { testWorld } from './world.ts'

/** What became of one test of a template: `failed` says what it expected otherwise, `unknown` what only a browser could have answered, or that it took too long. */
export type TemplateTestResult = { readonly name: string } & (
  | { readonly outcome: 'passed' }
  | { readonly outcome: 'failed'; readonly code: 'failed'; readonly values: { readonly message: string } }
  | { readonly outcome: 'failed'; readonly code: 'unknown'; readonly values: { readonly what: string } }
)

export interface TemplateTests {
  readonly template: Pick<Template, 'name' | 'type' | 'isServer'>
  /** Permissions that its code needs and its list lacks, and that Tag Manager's editor adds by itself; the tests run with them. */
  readonly lacks: readonly string[]
  readonly tests: readonly TemplateTestResult[]
}

/**
 * Runs the tests that a template's own text brings along, each in a world of its own. What is mocked asks for no permission, and what
 * the editor finds in the code is permitted, as in Google's editor.
 * @returns undefined where the text is no template with code, or WebAssembly is missing.
 */
export async function testTemplate(text: string): Promise<TemplateTests | undefined> {
  const template = readTpl(text)
  const module = await loadInterpreter()
  if (template === undefined || module === null) return undefined
  const { name, type, isServer, setup, tests } = template
  const lacks = lackingPermissions(template.code, template.permissions)
  const edited = { ...template, permissions: { ...template.permissions, ...Object.fromEntries(lacks.map((one) => [one, {}])) } }
  const results = tests.map((test): TemplateTestResult => {
    const run = runTemplate(module, edited, { world: testWorld, data: '[1]', test: `${setup}\n${test.code}` })
    if ('unknown' in run) return { name: test.name, outcome: 'failed', code: 'unknown', values: { what: run.unknown } }
    return run.failure === null
      ? { name: test.name, outcome: 'passed' }
      : { name: test.name, outcome: 'failed', code: 'failed', values: { message: run.failure } }
  })
  return { template: { name, type, isServer }, lacks, tests: results }
}
