import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownFolder, run } from './run.testing.ts'

const folder = ownFolder()
const made = join(folder, 'made', 'container.json')

beforeAll(() => run('plan', '--goals', 'Track sign-ups.', '--measurement-id', 'G-AB12CD34EF', '--out', join(folder, 'made')), 60_000)

describe.each(['explain', 'verify-proof'])('the forms of %s', (command) => {
  const answered = async (name: string) => {
    const kept = join(folder, 'forms.proof.json')
    const explained = ['explain', made, '--tag', 'GA4 - sign_up']
    if (command === 'explain') return (await run(...explained, '--format', name)).out
    expect((await run(...explained, '--proof', kept)).code).toBe(0)
    return (await run('verify-proof', kept, made, '--format', name)).out
  }

  it('are JSON, Markdown, HTML, SARIF and JUnit', async () => {
    expect(JSON.parse(await answered('json'))).toMatchObject(command === 'explain' ? { tag: 'GA4 - sign_up' } : { holds: true })
    expect(await answered('markdown')).toMatch(/^\*\*.+\*\*/)
    expect(await answered('html')).toMatch(/^<!doctype html>\n[\s\S]+<\/html>/)
    expect(JSON.parse(await answered('sarif'))).toMatchObject({ version: '2.1.0', runs: [{ tool: { driver: { name: `tagmason ${command}` } } }] })
    expect(await answered('junit')).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n[\s\S]*<testsuite name="/)
  })
})
