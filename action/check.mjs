#!/usr/bin/env node
// Audits and tests a container and compares it with the one of the base, for pull requests of any host. Writes comment.md, badge.svg, effect.sarif and junit.xml to $OUT;
// ends with 1 where something is wrong and with 2 where it could not be looked at. Settings: CONTAINER, TESTS, BASE, TAGMASON, OUT.
import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const { CONTAINER: container = '', TESTS: tests = '', BASE: base = '', TAGMASON: command = 'tagmason', OUT: folder = 'tagmason-report' } = process.env

const stop = (sentence) => {
  console.error(sentence)
  process.exit(2)
}
if (container === '') stop('No container was named: give its path as CONTAINER.')
if (!existsSync(container)) stop(`There is no ${container}: give the path of the container from the root of the repository.`)
mkdirSync(folder, { recursive: true })
const at = (name) => join(folder, name)

/** Calls tagmason; unusable input ends the run with its sentence. */
function tagmason(...args) {
  const [program, ...first] = command.split(' ')
  const { status, stdout, stderr, error } = spawnSync(program, [...first, ...args], { encoding: 'utf8', maxBuffer: 100_000_000 })
  if (error !== undefined || (status !== 0 && status !== 1)) stop((error?.message ?? stderr).trim())
  return { passed: status === 0, out: stdout }
}

/** The container as the base has it; undefined where it had none. */
function containerOfBase() {
  if (base === '') return undefined
  if (base.startsWith('-')) stop(`'${base}' cannot be compared with, because it begins with a dash: name a commit or branch.`)
  if (spawnSync('git', ['rev-parse', '--verify', '--quiet', `${base}^{commit}`]).status !== 0)
    stop(`The commit ${base} is not there to compare with: fetch it first, with 'fetch-depth: 0' at the checkout.`)
  const path = execFileSync('git', ['ls-files', '--full-name', '--', container], { encoding: 'utf8' }).trim() || container
  const { status, stdout } = spawnSync('git', ['show', `${base}:${path}`], { maxBuffer: 100_000_000 })
  if (status !== 0) return undefined
  writeFileSync(at('base.json'), stdout)
  return at('base.json')
}

const cell = (text) => text.replace(/\s+/g, ' ').replace(/[\\|`*_<>[\]]/g, (letter) => `\\${letter}`)
const parts = []
const audit = tagmason('audit', container, '--json')
const { findings } = JSON.parse(audit.out)
const of = (severity) => findings.filter((finding) => finding.severity === severity)
parts.push(
  `**Audit**: ${of('error').length} errors, ${of('warning').length} warnings, ${of('info').length} notes`,
  ...of('error').map(({ rule, message }) => `- ${cell(rule)}: ${cell(message)}`),
)

let tested = { passed: true }
if (tests !== '') {
  tested = tagmason('test', container, tests, '--json', '--junit', at('junit.xml'))
  const all = JSON.parse(tested.out).tests
  const failed = all.filter(({ passed }) => !passed)
  parts.push(`**Tests**: ${all.length - failed.length} pass, ${failed.length} fail`)
  for (const { name, failures } of failed) parts.push(`- ${cell(name)}: ${cell(failures.map(({ step, message }) => `step ${step}: ${message}`).join(' '))}`)
}

const before = containerOfBase()
let effect = { passed: true }
if (before !== undefined) {
  effect = tagmason('effect', before, container, '--markdown')
  tagmason('effect', before, container, '--format', 'sarif', '--out', at('effect.sarif'))
  parts.push('**What leaves the browser**, beside the base', effect.out.trim())
}

const passed = audit.passed && tested.passed && effect.passed
const title = passed ? 'Tagmason: nothing is lost and nothing is wrong' : 'Tagmason: something is lost or wrong'
const comment = `<!-- tagmason -->\n### ${title}\n\n${parts.join('\n\n').replaceAll(/\n\n- /g, '\n- ')}\n`
writeFileSync(at('comment.md'), comment)
writeFileSync(at('badge.svg'), badge(passed ? 'proved' : 'changed', passed ? '#1a7f37' : '#b42318'))
if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, comment)
if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `passed=${passed}\nfolder=${folder}\n`)
process.stdout.write(`${comment}\n`)
process.exitCode = passed ? 0 : 1

function badge(word, colour) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="20" role="img" aria-label="tracking: ${word}"><rect width="64" height="20" fill="#444"/><rect x="64" width="64" height="20" fill="${colour}"/><g fill="#fff" font-family="sans-serif" font-size="11" text-anchor="middle"><text x="32" y="14">tracking</text><text x="96" y="14">${word}</text></g></svg>\n`
}
