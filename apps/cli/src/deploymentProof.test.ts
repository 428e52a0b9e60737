import { proveDeployment, readContainer } from '@tagmason/tracking'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ownFolder, run } from './run.testing.ts'

const folder = ownFolder()
const at = (name: string) => join(folder, name)

it('a proof of a deployment is checked against the container as it would be, and against what is imported', async () => {
  await run('plan', '--goals', 'Track sign-ups.', '--measurement-id', 'G-AB12CD34EF', '--out', at('made'))
  const made = at('made/container.json')
  const text = readFileSync(made, 'utf8')
  const { file } = readContainer(text)
  if (file === null) throw new Error('The container cannot be read.')
  const proven = at('deployment.proof.json')
  writeFileSync(proven, JSON.stringify((await proveDeployment(file, file)).proof))
  expect((await run('verify-proof', proven, made)).code).toBe(0)
  expect((await run('verify-proof', proven, made, made)).code).toBe(0)
  writeFileSync(at('other.json'), text.replaceAll('GA4 - sign_up', 'GA4 - joined'))
  const other = await run('verify-proof', proven, at('other.json'), made)
  expect(other).toMatchObject({ code: 1, out: expect.stringContaining("'container' is another one") as string })
})
