// Everything that has to hold, in one command. Ends with a line per stage (name, count, seconds) and 'N passed, N failed'.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { installIfNeeded, root } from './install.mjs'

installIfNeeded()
process.chdir(root)
mkdirSync('reports', { recursive: true })

const run = (...command) => spawnSync('npx', ['--no-install', ...command], { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0

/** A stage that is one check. */
const check =
  (...command) =>
  () =>
    run(...command) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

/** A stage that counts its tests. `least` keeps a gate from rotting: fewer tests than that is a failure, to be lowered only with a reason. */
const tests = (project, least) => () => {
  const report = `reports/${project}.json`
  rmSync(report, { force: true })
  const good = run('vitest', 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`)
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests: passed, numFailedTests, numTotalTestSuites } = JSON.parse(readFileSync(report, 'utf8'))
  const few = passed + numFailedTests < least
  if (few) console.error(`${project}: ${passed + numFailedTests} tests in ${numTotalTestSuites} suites, and there must be ${least}. Tests were lost.`)
  return { passed, failed: Math.max(numFailedTests, good && !few ? 0 : 1) }
}

/** As many stories as coverage.json says there are. */
const storiesCounted = () => Object.values(JSON.parse(readFileSync('.storybook/coverage.json', 'utf8'))).reduce((sum, { stories }) => sum + stories, 0)

const stages = [
  ['format', check('oxfmt', '--check', '.')],
  ['lint', check('oxlint', '--type-aware', '--deny-warnings')],
  ['types', check('tsc', '-b')],
  ['dead code', check('knip')],
  // Without the container corpus beside the checkout there are some 170 fewer.
  ['unit', tests('unit', 3300)],
  ['render', tests('render', 780)],
  ['stories', tests('storybook', storiesCounted())],
  ['review', tests('review', 2)],
  [
    'build',
    () =>
      spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
        ? { passed: 1, failed: 0 }
        : { passed: 0, failed: 1 },
  ],
  ['package', tests('package', 7)],
  ['product', tests('product', 24)],
]

const only = process.argv.slice(2)
const unknown = only.filter((name) => !stages.some(([stage]) => stage === name))
if (unknown.length > 0) {
  console.error(`There is no stage '${unknown.join("', '")}': choose among ${stages.map((stage) => String(stage[0])).join(', ')}.`)
  process.exit(2)
}
const total = { passed: 0, failed: 0 }
const lines = []
for (const [name, stage] of stages) {
  if (only.length > 0 && !only.includes(name)) continue
  const started = Date.now()
  const { passed, failed } = stage()
  total.passed += passed
  total.failed += failed
  lines.push(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(10)} ${String(passed + failed).padStart(5)}  ${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s`,
  )
}
console.log(`\n${lines.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
