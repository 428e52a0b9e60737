import { expect, it } from 'vitest'
import { canonicalJson } from '../versions/canonical.ts'
import { sha256 } from '../versions/sha256.ts'
import { cases } from './cases/table.ts'
import { engineVersion } from './engineVersion.ts'
import { simulate } from './simulate.ts'

it('is raised whenever a case of the table leads elsewhere, so that a proof of before is seen to be old', async () => {
  const found: unknown[] = []
  for (const { name, container, steps, options } of cases) {
    const { steps: simulated } = await simulate(container, steps, options)
    found.push([name, simulated.map(({ fired, unknown }) => [fired, unknown.map(({ tag }) => tag)])])
  }
  expect([engineVersion, sha256(canonicalJson(found)).slice(0, 16)]).toMatchInlineSnapshot(`
    [
      "1.2.0",
      "543e600a3b77f0c8",
    ]
  `)
}, 30_000)
