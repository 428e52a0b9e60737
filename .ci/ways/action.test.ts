import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '../files.ts'
import { emptyFolder, installed } from './artefact.ts'

const folder = emptyFolder()
const repository = join(folder, 'repository')
const out = join(folder, 'out')
const tagmason = join(folder, 'node_modules/.bin/tagmason')
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@shop.example', ...args], { cwd: repository, encoding: 'utf8' }).trim()
const at = (name: string) => join(repository, name)
const container = 'tracking/container.json'
const changed = (change: (text: string) => string) => writeFileSync(at(container), change(readFileSync(at(container), 'utf8')))
const paused = (text: string) => text.replace(/"name": "GA4 - purchase",/, '"name": "GA4 - purchase", "paused": true,')

/** What the steps of action.yml run, in their order. */
const steps = [...readFileSync(join(root, 'action.yml'), 'utf8').matchAll(/^ +run: (.+)$/gm)].map(([, line = '']) => line)
const bin = join(folder, 'bin')
const runStep = (at: number, env: Readonly<Record<string, string>>) =>
  spawnSync('bash', ['-e', '-o', 'pipefail', '-c', steps[at] ?? 'exit 99'], {
    cwd: repository,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${bin}:${process.env['PATH'] ?? ''}`,
      GITHUB_ACTION_PATH: root,
      TAGMASON: tagmason,
      OUT: out,
      CONTAINER: container,
      TESTS: 'tracking/tests.yaml',
      ...env,
    },
  })

beforeAll(async () => {
  await installed('apps/cli', folder)
  mkdirSync(repository)
  mkdirSync(bin)
  execFileSync(tagmason, ['plan', '--goals', 'Track purchases and newsletter sign-ups', '--measurement-id', 'G-AB12CD34EF', '--out', 'tracking'], {
    cwd: repository,
  })
  git('init', '-q', '-b', 'main')
  git('add', '-A')
  git('commit', '-qm', 'base')
  // In the place of GitHub: says which comments there are, and writes down what it is asked.
  writeFileSync(
    join(bin, 'gh'),
    `#!/usr/bin/env bash\necho "$@" >> "${folder}/asked"\ncase "$*" in *--jq*) cat "${folder}/known" 2>/dev/null || true ;; esac\n`,
  )
  chmodSync(join(bin, 'gh'), 0o755)
})

describe('the action', () => {
  it('passes where nothing changed, and says so to the run', () => {
    const outputs = join(folder, 'outputs')
    const { status, stdout } = runStep(0, { BASE: 'HEAD', GITHUB_OUTPUT: outputs, GITHUB_STEP_SUMMARY: join(folder, 'summary') })
    expect([status, stdout]).toEqual([0, expect.stringContaining('### Tagmason: nothing is lost and nothing is wrong')])
    expect(readFileSync(outputs, 'utf8')).toBe(`passed=true\nfolder=${out}\n`)
    expect(readFileSync(join(folder, 'summary'), 'utf8')).toBe(readFileSync(join(out, 'comment.md'), 'utf8'))
    expect(readFileSync(join(out, 'badge.svg'), 'utf8')).toContain('proved')
  })

  it('fails on a planted loss and says in words which hit, which test and where', () => {
    changed(paused)
    const { status, stdout } = runStep(0, { BASE: 'main' })
    expect(status).toBe(1)
    expect(stdout).toMatch(/\*\*Tests\*\*: \d+ pass, [1-9]\d* fail\n- /)
    expect(stdout).toMatch(/\| lost \| .*purchase/)
    const { runs } = JSON.parse(readFileSync(join(out, 'effect.sarif'), 'utf8')) as { runs: { results: { ruleId: string; locations: unknown }[] }[] }
    expect(runs[0]?.results.map(({ ruleId }) => ruleId)).toContain('lost')
    expect(JSON.stringify(runs[0]?.results)).toContain(container)
    expect(readFileSync(join(out, 'junit.xml'), 'utf8')).toContain('<failure')
    expect(readFileSync(join(out, 'badge.svg'), 'utf8')).toContain('changed')
  })

  it('puts one comment, which later runs change, and gives the findings to code scanning', () => {
    const env = { GH_TOKEN: 'x', REPOSITORY: 'shop/site', NUMBER: '7', COMMIT: 'abc', REF: 'refs/pull/7/merge' }
    expect(runStep(1, env).status).toBe(0)
    writeFileSync(join(folder, 'known'), '42\n')
    expect(runStep(1, env).status).toBe(0)
    expect(runStep(2, env).status).toBe(0)
    const asked = readFileSync(join(folder, 'asked'), 'utf8').split('\n')
    expect(asked.filter((line) => line.startsWith('api --method'))).toEqual([
      `api --method POST repos/shop/site/issues/7/comments --field body=@${out}/comment.md --silent`,
      `api --method PATCH repos/shop/site/issues/comments/42 --field body=@${out}/comment.md --silent`,
      `api --method POST repos/shop/site/code-scanning/sarifs --field commit_sha=abc --field ref=refs/pull/7/merge --field sarif=@${out}/effect.sarif.gz.base64 --silent`,
    ])
    const sent = execFileSync('bash', ['-c', 'base64 -d < "$0" | gunzip', join(out, 'effect.sarif.gz.base64')], { encoding: 'utf8' })
    expect(sent).toBe(readFileSync(join(out, 'effect.sarif'), 'utf8'))
  })

  it.each<[string, Record<string, string>, string]>([
    ['no container', { CONTAINER: '' }, 'No container was named: give its path as CONTAINER.'],
    ['a container that is not there', { CONTAINER: 'gone.json' }, 'There is no gone.json: give the path of the container from the root of the repository.'],
    ['a base that was not fetched', { BASE: 'f'.repeat(40) }, "is not there to compare with: fetch it first, with 'fetch-depth: 0' at the checkout."],
    ['a base that is an option', { BASE: '--output=x' }, 'begins with a dash'],
    ['tests that are none', { TESTS: container }, container],
  ])('refuses %s with one sentence and 2', (_, env, says) => {
    const { status, stderr } = runStep(0, env)
    expect([status, stderr]).toEqual([2, expect.stringContaining(says)])
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })
})

describe('the check of the package, as the template for GitLab calls it', () => {
  it('is a command beside tagmason', () => {
    const template = readFileSync(join(root, 'action/gitlab.yml'), 'utf8')
    expect(template).toContain('BASE=$CI_MERGE_REQUEST_DIFF_BASE_SHA npx --yes --package tagmason@0.1.0 tagmason-check')
    const check = 'tagmason-check'
    const { status, stdout } = spawnSync('npx', ['--no-install', check], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, TAGMASON: 'tagmason', CONTAINER: join('repository', container), OUT: join(folder, 'gitlab') },
    })
    expect([status, stdout]).toEqual([0, expect.stringContaining('**Audit**: 0 errors')])
  })
})

describe('the hook of git', () => {
  it('refuses a commit with a container that does not import, by what is staged, and lets others pass', () => {
    execFileSync('cp', [join(folder, 'node_modules/tagmason/bin/pre-commit.sh'), at('.git/hooks/pre-commit')])
    const commit = () =>
      spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@shop.example', 'commit', '-qm', 'x'], {
        cwd: repository,
        encoding: 'utf8',
        env: { ...process.env, TAGMASON: tagmason },
      })
    git('checkout', '-q', '--', '.')
    const good = readFileSync(at(container), 'utf8')
    changed((text) => text.replace(/"type": "gaawe",/, '"type": 7,'))
    git('add', '-A')
    writeFileSync(at(container), good)
    const refused = commit()
    expect(refused.status).toBe(1)
    expect(refused.stderr).toContain(`${container}: not valid`)
    git('add', '-A')
    writeFileSync(at('package.json'), '{ "containerVersion-less": true }')
    git('add', '-A')
    expect(commit()).toMatchObject({ status: 0, stderr: '' })
  })
})
