import { describe, expect, it } from 'vitest'
import { commands } from './commands.ts'
import { main } from './main.ts'
import { run } from './run.testing.ts'
import type { Flag } from './usage/usage.ts'

describe('tagmason', () => {
  it.each([['help'], ['--help'], ['-h'], ['--json', '--help']])('explains itself: %s %s', async (...args) => {
    const { code, out, error } = await run(...args)
    expect([code, error]).toEqual([0, ''])
    for (const name of Object.keys(commands)) expect(out).toMatch(new RegExp(`^  tagmason ${name}\\b.+`, 'm'))
    expect(out).toContain('Exit code: 0 good, 1 ')
  })

  it.each(Object.keys(commands))('%s --help tells every option that it takes, and its exit codes', async (name) => {
    const { code, out, error } = await run(name, '-h')
    expect([code, error]).toEqual([0, ''])
    expect(out).toMatch(new RegExp(`^tagmason ${name}\\b`))
    for (const [flag, { says }] of Object.entries<Flag>(commands[name]?.usage.flags ?? {})) {
      expect(out).toMatch(new RegExp(`^ +--${flag}\\b`, 'm'))
      expect(out).toContain(says)
    }
    expect(out).toMatch(/\nExit code: 0 .+, 2 unusable input or usage\.\n$/)
  })

  it.each(Object.keys(commands))('%s refuses an option that it does not have', async (name) => {
    expect(await run(name, '--unheard-of')).toMatchObject({ code: 2, out: '', error: expect.stringMatching(/^[^\n]*'--unheard-of'[^\n]*\n$/) as string })
  })

  it.each(Object.keys(commands).filter((name) => !['completion', 'man', 'mcp'].includes(name)))(
    '%s gives its answer as JSON where that is asked for',
    (name) => {
      expect(Object.keys(commands[name]?.usage.flags ?? {})).toContain('json')
    },
  )

  it('says its version', async () => {
    expect(await run('--version')).toEqual({ code: 0, out: '0.1.0\n', error: '' })
  })

  it.each(['keys', 'sample', 'backup', 'restore', 'doctor'])('says where %s went, which is a command of the server', async (name) => {
    const { code, out, error } = await run(name, 'copy')
    expect([code, out]).toEqual([2, ''])
    expect(error).toBe(`'${name}' works on an installation, and is a command of the server: use 'tagmason-server ${name}', of the package @tagmason/server.\n`)
  })

  it('says where the collector for CI is', async () => {
    const { code, error } = await run('micro', '--plan', 'plan.json')
    expect([code, error]).toEqual([
      2,
      "'micro' runs the server's own decoders, and is a command of the server: use 'tagmason-server micro', of the package @tagmason/server.\n",
    ])
  })

  it.each<[string, string[], string]>([
    ['no command', [], 'No command was given'],
    ['an unknown command', ['deploy'], "no command 'deploy'"],
    ['a command of another world', ['constructor'], "no command 'constructor'"],
    ['an option before the command', ['--json', 'plan'], "no command '--json'"],
  ])('refuses %s with one sentence', async (_, args, says) => {
    const { code, out, error } = await run(...args)
    expect([code, out]).toEqual([2, ''])
    expect(error).toContain(says)
    expect(error).toMatch(/^[^\n]+\n$/)
    expect(error).toContain("use 'plan' or 'validate'")
  })

  it('says when the fault is its own, and does not call the file faulty', async () => {
    let error = ''
    const broken = () => {
      throw new Error('the pipe\nis gone')
    }
    expect(await main(['plan', '--goals', 'Track purchases', '--json'], { out: broken, error: (text) => (error += text) })).toBe(2)
    expect(error).toBe('Tagmason has a fault and stopped (Error: the pipe is gone): please report it with what you called.\n')
  })
})
