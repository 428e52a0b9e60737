import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadBrowser } from './loadBrowser.ts'
import { ownFolder, run } from './run.testing.ts'

const folder = ownFolder()
const journey = join(folder, 'journey.yaml')
let browser = ''
let server: Server
let origin = ''
const libraries = process.env['LD_LIBRARY_PATH']
beforeAll(async () => {
  const { pinnedBrowser } = (await import(new URL('../../../.storybook/browser.ts', import.meta.url).href)) as {
    pinnedBrowser: () => Promise<{ executablePath?: string; env: Record<string, string | undefined> }>
  }
  const pinned = await pinnedBrowser()
  browser = pinned.executablePath ?? ''
  // The pinned browser finds its libraries there; an installed one has its own.
  if (pinned.env['LD_LIBRARY_PATH'] !== undefined) process.env['LD_LIBRARY_PATH'] = pinned.env['LD_LIBRARY_PATH']
  server = createServer((request, response) => {
    if (request.url?.startsWith('/g/collect') === true) return response.writeHead(204).end()
    response
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end(
        `<title>Shop</title><button onclick="hit('sign_up', { 'ep.email': 'jo@shop.example' })">Join</button><script>const hit = (en, more) => navigator.sendBeacon('/g/collect?' + new URLSearchParams({ v: 2, tid: 'G-AB12CD34EF', cid: '1.2', dl: location.href, en, ...more }));hit('page_view', {})</script>`,
      )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  writeFileSync(journey, '- click: Join\n')
})
afterAll(() => {
  server.close()
  if (libraries === undefined) delete process.env['LD_LIBRARY_PATH']
  else process.env['LD_LIBRARY_PATH'] = libraries
})

describe('verify', () => {
  it('visits a site, does the journey, finds what is wrong and writes pictures', { timeout: 120_000 }, async () => {
    const pictures = join(folder, 'shots')
    const { code, out, error } = await run('verify', origin, '--journey', journey, '--pictures', pictures, '--browser', browser, '--wait', '200', '--json')
    expect(error).toBe('')
    const report = JSON.parse(out) as {
      visits: { state: string; asked: string | null; timings: { firstHit: number | null }[] }[]
      findings: { kind: string; event: string }[]
    }
    expect(code).toBe(1)
    expect(report.visits).toMatchObject([{ state: 'none', asked: null, timings: [{ firstHit: expect.any(Number) as number }] }])
    expect(report.findings).toMatchObject([{ kind: 'personal', event: 'sign_up' }])
    expect(readdirSync(pictures).toSorted()).toEqual(['none-0.jpg', 'none-1.jpg'])
  })

  it('answers 0 where nothing is wrong, in the language that is asked for', { timeout: 120_000 }, async () => {
    process.env['TAGMASON_LANGUAGE'] = 'de'
    try {
      const { code, out } = await run('verify', origin, '--states', 'none', '--browser', browser, '--wait', '200')
      expect(out).toContain('1 Ereignisse gesendet; 0 Fehler')
      expect(out).toContain('Die Website fragte nicht nach der Einwilligung')
      expect(code).toBe(0)
    } finally {
      delete process.env['TAGMASON_LANGUAGE']
    }
  })

  it.each<[string, string[], string]>([
    ['no site', [], 'No site was named'],
    ['two sites', ['https://a.example', 'https://b.example'], 'One site is visited at a time'],
    ['a site that is no address', ['shop.example'], "'shop.example' is no address"],
    ['a state that does not exist', ['https://a.example', '--states', 'maybe'], "--states cannot have 'maybe'"],
    ['a wait that is none', ['https://a.example', '--wait', '1'], "--wait cannot be '1'"],
    ['a browser that does not exist', ['https://a.example', '--browser', '/nowhere/chrome'], 'No browser could be started'],
  ])('refuses %s with one sentence', async (_, args, says) => {
    const { code, error } = await run('verify', ...args)
    expect(code).toBe(2)
    expect(error).toContain(says)
    expect(error).toMatch(/^[^\n]+\n$/)
  })

  it.each<[string, string, string]>([
    ['a step that does not exist', '- jump: /cart', 'Step 1 of the journey is {"jump":"/cart"}'],
    ['no list', 'open: /cart', 'A journey is a list of steps'],
    ['no YAML', '- open: [', 'The journey is neither JSON nor YAML'],
  ])('refuses a journey with %s', async (_, text, says) => {
    const path = join(folder, 'wrong.yaml')
    writeFileSync(path, text)
    const { code, error } = await run('verify', origin, '--journey', path)
    expect(code).toBe(2)
    expect(error).toContain(says)
  })

  it('says which package it lacks where the project has no Playwright', async () => {
    expect(existsSync(join(folder, 'node_modules'))).toBe(false)
    await expect(loadBrowser(undefined, [join(folder, 'package.json')])).rejects.toThrow('npm install --save-dev playwright-core')
  })
})
