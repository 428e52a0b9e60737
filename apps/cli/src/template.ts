import { templateEntries, templateHeadline, testTemplate } from '@tagmason/tracking'
import { formOf } from './answer.ts'
import { options } from './options.ts'
import { type Streams, Unusable } from './streams.ts'
import { textAt } from './textAt.ts'
import { templateUsage } from './usage/template.ts'
import { written } from './written.ts'

/** `tagmason template test FILE.tpl`: runs the tests that a custom template brings along. Returns 0 where all pass, 1 where one fails. */
export async function template(args: string[], { out }: Streams): Promise<number> {
  const { values, positionals } = options(args, templateUsage.flags)
  const [act, path, extra] = positionals
  if (act !== 'test' || path === undefined) throw new Unusable("No template was named: use 'tagmason template test FILE.tpl'.")
  if (extra !== undefined) throw new Unusable(`One template is tested at a time, and '${extra}' is a second file: leave it out.`)
  const form = formOf(values)
  const found = await testTemplate(await textAt(path))
  if (found === undefined) throw new Unusable(`${path} is no custom template with sandboxed JavaScript: name a .tpl file as Tag Manager exports it.`)
  if (found.tests.length === 0) throw new Unusable(`${path} brings no tests along: write some into its ___TESTS___.`)
  const failed = found.tests.filter(({ outcome }) => outcome === 'failed').length
  const report = {
    command: 'template test',
    file: path,
    title: templateHeadline(path, found.tests),
    entries: templateEntries(found),
    data: { passed: failed === 0, ...found },
  }
  out(await written(report, form))
  return failed === 0 ? 0 : 1
}
