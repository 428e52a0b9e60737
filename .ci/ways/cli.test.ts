import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { called, emptyFolder, filesBelow, installed } from './artefact.ts'

const folder = emptyFolder()
const home = join(folder, 'node_modules/tagmason')
const command = join(home, 'bin/tagmason.mjs')
const tagmason = (...args: string[]) => called(process.execPath, [command, ...args], folder)

beforeAll(() => installed('apps/cli', folder))

describe('the package tagmason', () => {
  it('is at most 3 MB, depends on nothing, and has no native part', () => {
    const files = filesBelow(home)
    expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(3_000_000)
    expect(files.filter(({ path }) => /\.(node|so|dll|dylib|exe|wasm)$/.test(path))).toEqual([])
    const { dependencies, optionalDependencies, scripts } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as Record<string, unknown>
    expect([dependencies, optionalDependencies, scripts]).toEqual([undefined, undefined, undefined])
    expect(readFileSync(join(home, 'NOTICES.txt'), 'utf8')).toMatch(/^yaml \d.+\(ISC\)$/m)
    expect(readFileSync(join(home, 'man/tagmason.1'), 'utf8')).toMatch(/^\.TH TAGMASON 1 /)
  })

  it('is found by npx in a project that installed it, and works from goals to a proof that holds', async () => {
    expect(await called('npx', ['--no-install', 'tagmason', '--version'], folder)).toMatchObject({ code: 0, out: '0.1.0\n' })
    expect(await tagmason('plan', '--goals', 'Track purchases over $50 and newsletter sign-ups', '--out', 'made')).toMatchObject({ code: 0 })
    const made = 'made/container.json'
    expect(await tagmason('validate', made)).toMatchObject({ code: 0, out: expect.stringContaining('valid, 0 errors') as string })
    expect(await tagmason('test', 'made/tests.yaml')).toMatchObject({ code: 0, out: expect.stringMatching(/ 0 failed\n$/) as string })
    expect(await tagmason('effect', made, made, '--proof', 'effect.proof.json')).toMatchObject({ code: 0 })
    expect(await tagmason('verify-proof', 'effect.proof.json', made, made)).toMatchObject({ code: 0, out: expect.stringContaining('holds') as string })

    const text = readFileSync(join(folder, made), 'utf8')
    writeFileSync(join(folder, 'broken.json'), text.replace('"name": "GA4 - purchase",', '"name": "GA4 - purchase", "paused": true,'))
    expect(await tagmason('effect', made, 'broken.json')).toMatchObject({ code: 1, out: expect.stringMatching(/^lost .*purchase on purchase$/m) as string })
    expect(await tagmason('verify-proof', 'effect.proof.json', made, 'broken.json')).toMatchObject({ code: 1 })
  })

  it('says the name of the package that commands of the server went to', async () => {
    expect(await tagmason('backup', 'copy')).toMatchObject({
      code: 2,
      error: expect.stringContaining("use 'tagmason-server backup', of the package @tagmason/server") as string,
    })
  })

  it('validates a container of 100 KB within 2.5 times of what Node needs to start', async () => {
    await tagmason('plan', '--goals', 'Track purchases', '--out', 'small')
    const { containerVersion, ...rest } = JSON.parse(readFileSync(join(folder, 'small/container.json'), 'utf8')) as {
      containerVersion: { tag: { tagId: string; name: string }[] }
    }
    const [tag] = containerVersion.tag.slice(-1)
    const tags = [...containerVersion.tag]
    const whole = () => JSON.stringify({ ...rest, containerVersion: { ...containerVersion, tag: tags } }, null, 2)
    while (whole().length < 100_000) tags.push({ ...tag, tagId: String(1000 + tags.length), name: `Copy ${tags.length}` })
    writeFileSync(join(folder, 'large.json'), whole())
    const took = (...args: string[]) => {
      const started = performance.now()
      expect(spawnSync(process.execPath, args, { cwd: folder, stdio: 'ignore' }).status).toBe(0)
      return performance.now() - started
    }
    const rounds = Array.from({ length: 12 }, () => ({ node: took('-e', '0'), validate: took(command, 'validate', 'large.json') }))
    // The least of each is what it takes where nothing else is at work.
    const least = (of: 'node' | 'validate') => Math.min(...rounds.map((round) => round[of]))
    expect(least('validate') / least('node')).toBeLessThanOrEqual(2.5)
  })
})
