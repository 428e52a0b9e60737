import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ownFolder, run } from './run.testing.ts'

const folder = ownFolder()
const plan = join(folder, 'plan.json')

it('writes the language of the ending, and prints types without a file', async () => {
  await run('plan', '--goals', 'Track newsletter sign-ups and purchases', '--out', folder)
  for (const [ending, says] of [
    ['.d.ts', 'interface TrackingEvents'],
    ['.ts', 'export function track'],
    ['.kt', 'class Tracking('],
    ['.swift', 'struct Tracking {'],
    ['.dart', 'class Tracking {'],
    ['.js', 'paste it into the console'],
    ['.lint.mjs', 'rules: { planned }'],
  ] as const) {
    const file = join(folder, `tracking${ending}`)
    expect(await run('types', plan, '--out', file)).toEqual({ code: 0, out: `${file}\n`, error: '' })
    expect(readFileSync(file, 'utf8')).toContain(says)
  }
  expect((await run('types', plan)).out).toBe(readFileSync(join(folder, 'tracking.d.ts'), 'utf8'))
  expect(JSON.parse((await run('types', plan, '--json')).out)).toMatchObject({ language: 'declarations', file: null })
})

it.each<[string, string[], string]>([
  ['no plan', [], 'No plan was named'],
  ['two plans', [plan, plan], 'One plan is read at a time'],
  ['an ending of no language', [plan, '--out', 'tracking.php'], "--out cannot be 'tracking.php': end it with one of .d.ts"],
  ['a file that is no plan', [join(import.meta.dirname, 'types.ts')], 'is no JSON'],
])('refuses %s with one sentence', async (_, args, says) => {
  const { code, error } = await run('types', ...args)
  expect(code).toBe(2)
  expect(error).toContain(says)
  expect(error).toMatch(/^[^\n]+\n$/)
})
