import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commands } from './commands.ts'
import { ownFolder, run } from './run.testing.ts'

const folder = ownFolder()
const script = async (shell: string) => {
  const { code, out } = await run('completion', shell)
  expect(code).toBe(0)
  const path = join(folder, `completion.${shell}`)
  writeFileSync(path, out)
  writeFileSync(join(folder, 'container.json'), '{}')
  return path
}
const has = (shell: string) => spawnSync(shell, ['--version']).status === 0

describe('completion', () => {
  const complete = (path: string, ...words: string[]) =>
    execFileSync(
      'bash',
      ['-c', `source ${path}; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _tagmason; printf '%s\\n' "\${COMPREPLY[@]}"`, 'bash', 'tagmason', ...words],
      { encoding: 'utf8', cwd: folder },
    )
      .trim()
      .split('\n')

  it('of bash knows commands, options, their values, words that follow, and files', async () => {
    const path = await script('bash')
    expect(complete(path, '')).toEqual([...Object.keys(commands), '--help', '--version'])
    expect(complete(path, 'ver')).toEqual(['verify', 'verify-proof'])
    expect(complete(path, 'plan', '--go')).toEqual(['--goals', '--goals-file'])
    expect(complete(path, 'plan', '--consent', '')).toEqual(['denied', 'none'])
    expect(complete(path, 'consent', '')).toEqual(['prove'])
    expect(complete(path, 'completion', 'f')).toEqual(['fish'])
    expect(complete(path, 'validate', 'cont')).toEqual(['container.json'])
  })

  it.each(['zsh', 'fish'])('of %s names every command and option, and is a script that this shell reads where it is installed', async (shell) => {
    const path = await script(shell)
    if (has(shell)) execFileSync(shell, ['-n', path])
    const { out } = await run('completion', shell)
    for (const [name, { usage }] of Object.entries(commands)) {
      expect(out).toContain(name)
      for (const flag of Object.keys(usage.flags)) expect(out).toContain(shell === 'zsh' ? `--${flag}[` : `-l ${flag}`)
    }
  })

  it.each([[[]], [['tcsh']], [['bash', 'zsh']]])('refuses %j with one sentence', async (args) => {
    expect(await run('completion', ...args)).toEqual({ code: 2, out: '', error: "A script is for one shell: use 'tagmason completion bash|zsh|fish'.\n" })
  })
})

describe('the manual page', () => {
  it('has every command and option, and no line that roff would take for one of its own', async () => {
    const { code, out } = await run('man')
    expect(code).toBe(0)
    const plain = out.replaceAll('\\-', '-')
    for (const { usage } of Object.values(commands)) {
      for (const [call] of usage.forms) expect(plain).toContain(`.SS tagmason ${call}\n`)
      for (const flag of Object.keys(usage.flags)) expect(plain).toMatch(new RegExp(`^\\.B --${flag}\\b`, 'm'))
    }
    expect(out.split('\n').filter((line) => /^[.']/.test(line) && !/^\.(TH|SH|SS|TP|B|PP|nf|fi)\b/.test(line))).toEqual([])
    const reader = 'man'
    if (has(reader)) expect(spawnSync(reader, ['--warnings', '-l', '-'], { input: out, encoding: 'utf8' }).stderr).toBe('')
  })

  it('is one for all commands', async () => {
    expect(await run('man', 'plan')).toMatchObject({ code: 2, error: expect.stringContaining("use 'tagmason plan --help'") as string })
  })
})
