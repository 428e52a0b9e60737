import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { called } from './artefact.ts'
import { at, goals, planted, pointersOf, toolsOverFiles } from './mcp.testing.ts'

const { home, folder, command, original, call, refused, kept, read } = toolsOverFiles()

const change = async (changes: object[]) => await call('effect', { before: at, changes })

describe('write', () => {
  const replaced = (draft: string) => ({ path: at, ...kept(draft) })

  it('takes a change that changes nothing for visitors', async () => {
    const { tag } = pointersOf(original())
    const answer = await change([{ op: 'add', path: `${tag('GA4 - purchase').pointer}/notes`, value: 'Agreed with the shop.' }])
    expect(await call('write', replaced(answer))).toContain("by a proof of 'effect' that holds")
    expect(read(at)).toContain('Agreed with the shop.')
  })

  it('takes a change with a hit that is meant', async () => {
    const { tag } = pointersOf(original())
    const { value } = tag('GA4 - purchase')
    const answer = await change([
      {
        op: 'add',
        path: '/containerVersion/tag/-',
        value: {
          ...value,
          tagId: '900',
          name: 'Second',
          parameter: (value['parameter'] as { key: string; value?: string }[]).map((one) => (one.key === 'eventName' ? { ...one, value: 'order' } : one)),
        },
      },
    ])
    expect(answer).toContain('gained')
    expect(await refused('write', replaced(answer))).toContain('gained: GA4 event order')
    expect(await call('write', { ...replaced(answer), meant: ['GA4 event order'] })).toContain('Written')
  })

  it('takes a new container with a proof of consent, and tests with one of mutants', async () => {
    const { from } = kept(await call('plan', { goals: 'Track sign-ups' }))
    const draft = from.replace('plan.json', 'container.json')
    const { proof } = kept(await call('prove', { what: 'consent', container: draft }))
    expect(await call('write', { path: 'new/container.json', from: draft, proof })).toContain('Written')
    const tests = 'tracking/tests.yaml'
    const judged = kept(await call('mutate', { container: at, tests }))
    expect(await call('write', { path: 'new/tests.yaml', from: tests, proof: judged.proof, container: at })).toContain('Written')
  })

  it.each(planted)('refuses a change that %s', async (_, changesOf) => {
    const answer = await change(changesOf(pointersOf(original())))
    expect(await refused('write', replaced(answer))).toMatch(/^tracking\/container\.json is not written: /)
    expect(read(at)).toBe(original())
  })

  it('refuses the lack of consent also where every hit is meant', async () => {
    const { tag } = pointersOf(original())
    const answer = await change([{ op: 'add', path: `${tag('Consent - Default denied').pointer}/paused`, value: true }])
    const meant = [...answer.matchAll(/^(?:lost|changed|gained|doubled|unknown) +(.+?) on /gm)].map(([, label]) => label)
    expect(await refused('write', { ...replaced(answer), meant })).toContain('is not written')
  })

  const harmless = async () => await change([{ op: 'add', path: `${pointersOf(original()).tag('GA4 - purchase').pointer}/notes`, value: 'x' }])

  it('refuses a forged proof, one of another command, one of visits of its own and none at all', async () => {
    const losing = kept(await change([{ op: 'add', path: `${pointersOf(original()).tag('GA4 - purchase').pointer}/paused`, value: true }]))
    const honest = kept(await harmless())
    const proof = (name: string, text: string) => (writeFileSync(join(folder, name), text), name)
    // The assistant has other tools, and writes what it likes into the folder.
    expect(await called(process.execPath, [command, 'effect', at, at, '--proof', 'same.json'], folder)).toMatchObject({ code: 0 })
    const same = JSON.parse(read('same.json')) as Record<string, unknown>
    for (const [forged, says] of [
      [proof('forged.json', JSON.stringify({ ...same, summary: { lost: 0 } })), 'changed'],
      ['same.json', 'otherInput'],
      [proof('none.json', '{}'), 'is no proof'],
      [proof('text.json', 'trust me'), 'is no proof'],
      ['gone.json', 'cannot be read'],
    ] as const)
      expect(await refused('write', { path: at, from: losing.from, proof: forged })).toContain(says)
    expect(await refused('write', { path: at, from: losing.from, proof: honest.proof })).toContain('otherInput')
    expect(await refused('write', { path: at, from: honest.from, proof: kept(await call('prove', { what: 'data', container: at })).proof })).toContain(
      "needs a proof of 'effect'",
    )
    writeFileSync(join(folder, 'blind.yaml'), '- { type: pageLoad, url: "https://shop.example/" }\n')
    const blind = kept(await call('effect', { before: at, after: losing.from, visits: 'blind.yaml' }))
    expect(await refused('write', { path: at, from: losing.from, proof: blind.proof })).toContain('visits of your own')
    expect(read(at)).toBe(original())
  })

  it('refuses a proof against the file as it was before someone else changed it', async () => {
    const draft = kept(await harmless())
    writeFileSync(join(folder, at), original().replace('"name": "GA4 - purchase",', '"name": "GA4 - purchase", "paused": true,'))
    expect(await refused('write', { path: at, ...draft })).toContain('otherInput')
  })

  it('refuses a new container without consent, and tests that were not judged', async () => {
    const open = kept(await call('plan', { goals, consent: 'none' })).from.replace('plan.json', 'container.json')
    const proof = kept(await call('prove', { what: 'consent', container: open })).proof
    expect(await refused('write', { path: 'open.json', from: open, proof })).toContain("the proof of 'consent prove' did not pass")
    expect(await refused('write', { path: 'open.json', from: open, proof: kept(await call('prove', { what: 'data', container: open })).proof })).toContain(
      "needs a proof of 'consent prove'",
    )
    writeFileSync(
      join(folder, 'weak.yaml'),
      'container: tracking/container.json\ntests:\n  - name: Weak\n    steps:\n      - { type: pageLoad, url: "https://shop.example/" }\n',
    )
    const weak = kept(await call('mutate', { container: at, tests: 'weak.yaml' }))
    expect(await refused('write', { path: 'tracking/tests.yaml', from: 'weak.yaml', proof: weak.proof, container: at })).toContain(
      "the proof of 'mutate' did not pass",
    )
  })

  it.each([
    ['../outside.json', 'leads out of the folder'],
    ['/etc/cron.d/x.json', 'leads out of the folder'],
    ['link.json', 'leads out of the folder'],
    ['up/outside.json', 'leads out of the folder'],
    ['draft:../../x.json', 'leads out of the folder'],
    ['.git/hooks/x.json', 'outside of hidden folders'],
    ['run.mjs', 'outside of hidden folders'],
    ['package.json', 'is no container, and would be lost'],
  ])('refuses to write %s', async (path, says) => {
    writeFileSync(join(folder, 'package.json'), '{"private":true}')
    expect(await refused('write', { path, ...kept(await harmless()) })).toContain(says)
    expect(readFileSync(join(home, 'outside.json'), 'utf8')).toBe(original())
    expect(read('package.json')).toBe('{"private":true}')
  })

  it.each(['../outside.json', 'link.json', 'up/outside.json', '/etc/passwd'])('reads nothing of %s', async (path) => {
    for (const [name, args] of [
      ['audit', { container: path }],
      ['simulate', { container: at, steps: path }],
      ['effect', { before: path, after: at }],
      ['live', { from: path }],
    ] as const)
      expect(await refused(name, args)).toContain('leads out of the folder')
  })
})

it('the proofs of tools hold for the command line too', async () => {
  const { from, proof } = kept(await call('effect', { before: at, changes: [{ op: 'add', path: '/containerVersion/notes', value: 'x' }] }))
  expect([from, proof]).toEqual([expect.stringMatching(/^draft:/), expect.stringMatching(/^draft:/)])
  copyFileSync(join(folder, at), join(folder, 'copy.json'))
  expect(await called(process.execPath, [command, 'effect', at, 'copy.json', '--proof', 'copy.proof.json'], folder)).toMatchObject({ code: 0 })
  expect(await call('write', { path: at, from: 'copy.json', proof: 'copy.proof.json' })).toContain('Written')
})
