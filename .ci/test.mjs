// Everything that has to hold, in one command. Ends with a line per stage (name, count, seconds, how busy the cores were) and 'N passed, N failed'.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { installIfNeeded, root } from './install.mjs'

installIfNeeded()
process.chdir(root)
mkdirSync('reports', { recursive: true })

const run = (...command) => runWith({}, ...command)
const runWith = (env, ...command) =>
  spawnSync('npx', ['--no-install', ...command], { stdio: 'inherit', shell: process.platform === 'win32', env: { ...process.env, ...env } }).status === 0

/** A stage that is one check. */
const check =
  (...command) =>
  () =>
    run(...command) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

/** What failed, to be named again at the end, where it is seen. */
const failures = []
const nameFailures = ({ testResults }) => {
  for (const { name, assertionResults, message } of testResults) {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    for (const { fullName, failureMessages } of failed) failures.push(`${fullName} (${name}): ${(failureMessages[0] ?? '').slice(0, 1500)}`)
    if (failed.length === 0 && message) failures.push(`${name}: ${message.slice(0, 1500)}`)
  }
}

/** A stage that counts its tests. `least` keeps a gate from rotting: fewer tests than that is a failure, to be lowered only with a reason. */
const tests = (project, least) => () => {
  const report = `reports/${project}.json`
  rmSync(report, { force: true })
  // Vitest would leave a core to a person who works beside it.
  const workers = `--maxWorkers=${availableParallelism()}`
  // These projects play no stories, so Storybook's configuration is not read.
  const good = runWith(
    { TAGMASON_STORIES: '0' },
    'vitest',
    'run',
    '--project',
    project,
    workers,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  )
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const results = JSON.parse(readFileSync(report, 'utf8'))
  nameFailures(results)
  const { numPassedTests: passed, numFailedTests, numTotalTestSuites } = results
  const few = passed + numFailedTests < least
  if (few) console.error(`${project}: ${passed + numFailedTests} tests in ${numTotalTestSuites} suites, and there must be ${least}. Tests were lost.`)
  return { passed, failed: Math.max(numFailedTests, good && !few ? 0 : 1) }
}

/** Pictures are compared where they were taken: another system draws letters otherwise. */
const pictured = process.platform === 'linux' && process.arch === 'x64'

/** Every story is played once for all that is checked of it, in several browsers at once, and must be one of those that coverage.json counts. */
const stories = () => {
  const least = Object.values(JSON.parse(readFileSync('.storybook/coverage.json', 'utf8'))).reduce((sum, area) => sum + area.stories, 0)
  const good = run('tsx', '.storybook/review/cli.ts', pictured ? 'pictured' : 'stories')
  const parts = existsSync('reports/pictures') ? readdirSync('reports/pictures').filter((name) => /^vitest\.\d+\.json$/.test(name)) : []
  const counts = parts.map((name) => JSON.parse(readFileSync(`reports/pictures/${name}`, 'utf8')))
  const passed = counts.reduce((sum, { numPassedTests }) => sum + numPassedTests, 0)
  const failed = counts.reduce((sum, { numFailedTests }) => sum + numFailedTests, 0)
  for (const part of counts) nameFailures(part)
  if (passed + failed < least) console.error(`stories: ${passed + failed} were played, and there must be ${least}. Stories were lost.`)
  return { passed, failed: Math.max(failed, good && passed + failed >= least ? 0 : 1) }
}

/** Every picture is a test: those that the stories took are held here against the accepted ones, the counts and the requirements. */
const pictures = () => {
  if (!pictured) {
    console.log('Pictures are compared on Linux x64 only: none were taken here.')
    return { passed: 0, failed: 0 }
  }
  const summary = 'reports/pictures/summary.json'
  rmSync(summary, { force: true })
  const good = run('tsx', '.storybook/review/cli.ts', 'judge')
  if (!existsSync(summary)) return { passed: 0, failed: 1 }
  const { same, faults } = JSON.parse(readFileSync(summary, 'utf8'))
  failures.push(...faults)
  return { passed: same, failed: good ? 0 : Math.max(1, faults.length) }
}

/** What the specification says is held by stories and tests of this run, or it is not held: a comment holds nothing. */
const requirements = () => {
  if (!pictured) {
    console.log('Stories keep records on Linux x64 only: what holds the requirements is judged there.')
    return { passed: 0, failed: 0 }
  }
  const summary = 'reports/requirements.txt'
  rmSync(summary, { force: true })
  const good = run('tsx', '.ci/requirements.ts', '--gate')
  if (!existsSync(summary)) return { passed: 0, failed: 1 }
  const [counts, ...faults] = readFileSync(summary, 'utf8').split('\n')
  failures.push(...faults.filter(Boolean))
  return { passed: Number(counts.split(' ')[0]), failed: good ? 0 : Math.max(1, Number(counts.split(' ')[1])) }
}

const stages = [
  ['format', check('oxfmt', '--check', '.')],
  ['lint', check('oxlint', '--type-aware', '--deny-warnings')],
  ['types', check('tsc', '-b')],
  ['dead code', check('knip')],
  // Without the container corpus beside the checkout there are some hundreds fewer.
  ['unit', tests('unit', 3800)],
  ['render', tests('render', 800)],
  ['server', tests('server', 1300)],
  ['stories', stories],
  ['pictures', pictures],
  ['review', tests('review', 12)],
  [
    'build',
    () =>
      spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
        ? { passed: 1, failed: 0 }
        : { passed: 0, failed: 1 },
  ],
  ['package', tests('package', 110)],
  ['product', tests('product', 30)],
  ['requirements', requirements],
]

const only = process.argv.slice(2)
const unknown = only.filter((name) => !stages.some(([stage]) => stage === name))
if (unknown.length > 0) {
  console.error(`There is no stage '${unknown.join("', '")}': choose among ${stages.map((stage) => String(stage[0])).join(', ')}.`)
  process.exit(2)
}
/** Milliseconds of work that the cores of this machine have done. */
const worked = () => cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys, 0)

const total = { passed: 0, failed: 0 }
const lines = []
for (const [name, stage] of stages) {
  if (only.length > 0 && !only.includes(name)) continue
  const [started, before] = [Date.now(), worked()]
  const { passed, failed } = stage()
  total.passed += passed
  total.failed += failed
  const took = Date.now() - started
  // How busy the cores were tells which stages could share them.
  const busy = Math.round((100 * (worked() - before)) / (took * cpus().length))
  lines.push(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(12)} ${String(passed + failed).padStart(5)}  ${(took / 1000).toFixed(1).padStart(6)} s, cores ${String(busy).padStart(3)} %`,
  )
}
if (failures.length > 0) console.error(`\nFailed:\n${failures.join('\n')}`)
console.log(`\n${lines.join('\n')}\n`)
// A log that is cut to its end still says which tests they were.
for (const failure of failures) console.log(`FAILED ${failure.split('\n', 1)[0].slice(0, 900)}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
