import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const page = readFileSync(join(root, 'apps/server/docs/security.md'), 'utf8')
/** The last cell of each line of the tables: what shows that the line holds. */
const lines = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ASVS'))
  .map((line) => line.split(' | '))
const files = [...page.matchAll(/`([^`\s]+\/[^`\s]+\.(?:ts|md|mjs))`/g)].map(([, path = '']) => path)

describe('the page about security', () => {
  it('names files that are there, and tests that hold some', () => {
    expect(files.length).toBeGreaterThan(60)
    expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([])
    const tests = files.filter((path) => path.endsWith('.test.ts'))
    expect(tests.filter((path) => !/^\s*(it|test)(\.|\()/m.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
  })

  it('has a test or a reason in every line', () => {
    expect(lines.length).toBeGreaterThan(55)
    expect(lines.filter((cells) => cells.length !== 3 || !/\.test\.ts`|reason: \S|the tables of this page/.test(cells[2] ?? ''))).toEqual([])
  })
})
