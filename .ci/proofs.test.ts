import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { run } from '../apps/cli/src/run.testing.ts'
import { sampleEngine } from '../packages/engine/src/testing/sampleEngine.ts'

const folder = mkdtempSync(join(tmpdir(), 'tagmason-proofs-'))
afterAll(() => rmSync(folder, { recursive: true }))
const place = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

describe('a proof file from a screen', { timeout: 60_000 }, () => {
  it('is accepted by tagmason verify-proof for the container and the tests that come with it, and not for another container', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'Europe/Madrid' })
    await workspace.act('plans.generate', { goals: 'Track purchases and newsletter sign-ups' })
    await workspace.act('containers.connect', { id: 'GTM-SHOP11' })
    const { text } = await workspace.act('containers.export', { id: 'GTM-SHOP11' })
    const [container, other] = [place('container.json', text), place('other.json', text.replaceAll('newsletter_sign_up', 'joined'))]
    const { tags } = await workspace.read('containers.list', undefined)
    const strength = await workspace.read('containers.strength', {})
    const given = place('tests.yaml', strength.given)
    const proofs = {
      consent: (await workspace.read('containers.consent', {})).proof,
      flows: (await workspace.read('containers.dataFlows', {})).proof,
      explain: (await workspace.read('containers.explain', { tag: tags[0]?.name ?? '' })).proof,
      tests: strength.proof,
    }
    for (const [name, proof] of Object.entries(proofs)) {
      const files = name === 'tests' ? [given] : []
      const kept = place(`${name}.proof.json`, proof)
      const here = await run('verify-proof', kept, container, ...files, '--json')
      expect([name, (JSON.parse(here.out) as { findings: unknown }).findings]).toEqual([name, []])
      expect((await run('verify-proof', kept, other, ...files)).code).not.toBe(0)
    }
  })
})
