import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testTemplate } from '../src/index.ts'

/** How many of their own tests public templates pass here. */
export interface TemplateScore {
  /** Those that bring tests along. */
  readonly templates: number
  readonly tests: number
  readonly passed: number
}

/** The folder of `.tpl` files, in folders of any depth, which stay out of this repository: their licences are their owners'. */
const folder = process.env['TAGMASON_TEMPLATES'] ?? join(import.meta.dirname, '../../../../shared/data/gtm-templates')

/** Runs the tests of every template; undefined where the folder is not there. */
export async function templateScore(): Promise<TemplateScore | undefined> {
  if (!existsSync(folder)) return undefined
  const score = { templates: 0, tests: 0, passed: 0 }
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tpl'))
  for (const path of paths.toSorted()) {
    const found = await testTemplate(readFileSync(join(folder, path), 'utf8'))
    if (found === undefined || found.tests.length === 0) continue
    score.templates++
    score.tests += found.tests.length
    score.passed += found.tests.filter(({ outcome }) => outcome === 'passed').length
  }
  return score
}
