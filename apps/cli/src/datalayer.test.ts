import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { ownFolder, run } from './run.testing.ts'

const folder = ownFolder()
const [plan, container] = ['plan.json', 'container.json'].map((name) => join(folder, name)) as [string, string]
beforeAll(async () => {
  await run('plan', '--goals', 'Track purchases', '--out', folder)
}, 120_000)

it('writes the page of a plan and of a container', async () => {
  expect((await run('datalayer', plan)).out).toContain('| ecommerce.value | number | yes |')
  const page = join(folder, 'page.html')
  expect(await run('datalayer', plan, '--html', '--out', page)).toEqual({ code: 0, out: `${page}: 1 messages\n`, error: '' })
  expect(readFileSync(page, 'utf8')).toContain('<h2>Check a page</h2>')
  expect(JSON.parse((await run('datalayer', container, '--json')).out)).toMatchObject({ messages: [{ event: 'purchase', because: 'GA4 - purchase' }] })
})

it.each<[string, () => string[], string]>([
  ['no file', () => [], 'Neither a plan nor a container was named'],
  ['two files', () => [plan, container], 'One file is read at a time'],
  ['two forms', () => [plan, '--html', '--json'], 'The page has one form'],
  ['a file that is neither', () => [join(import.meta.dirname, 'types.ts')], 'is no JSON'],
])('refuses %s with one sentence', async (_, args, says) => {
  const { code, error } = await run('datalayer', ...args())
  expect(code).toBe(2)
  expect(error).toContain(says)
  expect(error).toMatch(/^[^\n]+\n$/)
})
