import { describe, expect, it } from 'vitest'
import { main } from './main.ts'
import { run } from './run.testing.ts'

describe('tagmason', () => {
  it.each([['help'], ['--help'], ['-h'], ['plan', '--help'], ['validate', '-h']])('explains itself: %s %s', async (...args) => {
    const { code, out, error } = await run(...args)
    expect([code, error]).toEqual([0, ''])
    for (const said of ['tagmason plan', 'tagmason validate', 'Exit code']) expect(out).toContain(said)
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
