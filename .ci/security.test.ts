import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { read, root } from './files.ts'

const lines = read('apps/server/docs/security.md')
  .split('\n')
  .filter((line) => /^\| (\d|formulas)/.test(line))

it('each line of what holds names tests that exist, or a reason', () => {
  const wrong = lines.flatMap((line) => {
    const proof = line.split('|').at(-2) ?? ''
    const files = [...proof.matchAll(/`([^`]+\.(?:ts|md))`/g)].map((match) => match[1] ?? '')
    if (files.length === 0 && !proof.includes('reason:') && !proof.includes('the tables of this page')) return [`nothing is named: ${line}`]
    return files.filter((file) => !existsSync(join(root, file))).map((file) => `there is no ${file}`)
  })
  expect(wrong).toEqual([])
  expect(lines.length).toBeGreaterThanOrEqual(50)
})
