import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { loadParser } from './loadParser.ts'
import { ownFolder, run } from './run.testing.ts'

const folder = ownFolder()
const [plan, container, src] = ['plan.json', 'container.json', 'src'].map((name) => join(folder, name)) as [string, string, string]
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(src, path)), { recursive: true })
  writeFileSync(join(src, path), text)
}

beforeAll(async () => {
  await run('plan', '--goals', 'Track purchases', '--out', folder)
  put('events.ts', "export const events = { buy: 'purchase' } as const\n")
  put(
    'shop.tsx',
    "import { events } from './events'\n\nexport const Buy = () => <a onClick={() => window.dataLayer.push({ event: events.buy, ecommerce: { value: '5' } })}>Buy & go</a>\n",
  )
  put('node_modules/other/index.js', "dataLayer.push({ event: 'left_out' })\n")
}, 120_000)

it('lays plan, code and container side by side', { timeout: 60_000 }, async () => {
  const { code, out } = await run('scan', src, '--plan', plan, '--container', container)
  const at = `${src}/shop.tsx:3`
  expect(code).toBe(1)
  expect(out).toContain(`planned; pushed at ${at}; heard by CE - purchase`)
  expect(out).toContain("'ecommerce.value' is string, and the plan says number: send it as number.")
  expect(out).toContain("'ecommerce.transaction_id' is missing, and the plan requires it: send it.")
  expect(out).not.toContain('left_out')
  const report = JSON.parse((await run('scan', src, '--plan', plan, '--json')).out) as { files: number; rows: unknown[] }
  expect(report).toMatchObject({
    files: 2,
    rows: [{ event: 'purchase', planned: true, heard: null, pushed: [{ file: `${src}/shop.tsx`, line: 3, api: 'dataLayer' }] }],
  })
})

it.each<[string, () => string[], string]>([
  ['no folder', () => [], 'No source code was named'],
  ['a folder that is missing', () => [join(folder, 'none')], 'there is no such file or folder'],
  ['a folder without code', () => [join(folder, 'empty')], 'has no file that ends with .js'],
])('refuses %s with one sentence', async (_, args, says) => {
  mkdirSync(join(folder, 'empty'), { recursive: true })
  const { code, error } = await run('scan', ...args())
  expect(code).toBe(2)
  expect(error).toContain(says)
  expect(error).toMatch(/^[^\n]+\n$/)
})

it('says how to get the parser where a project has none', async () => {
  await expect(loadParser(['/nowhere/package.json'])).rejects.toThrow('npm install --save-dev @babel/parser')
})
