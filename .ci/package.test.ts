import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { publint } from 'publint'
import { build, preview } from 'vite'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { gzipSync } from 'node:zlib'
import { cssTarget, quiet } from '../.storybook/vite.ts'
import { pinnedBrowser } from '../.storybook/browser.ts'
import { root } from './files.ts'
import { type Consumer, newConsumer, run } from './package.ts'

const app = `
import { Button } from '@tagmason/ui/button'
import { DataTable, type TableColumn } from '@tagmason/ui/data-table'
import { Dialog } from '@tagmason/ui/dialog'
import { Theme } from '@tagmason/ui/theme'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

interface City { id: string; name: string; people: number }
const cities: readonly City[] = [{ id: 'g', name: 'Graz', people: 303270 }, { id: 'b', name: 'Basel', people: 177571 }]
const columns: readonly TableColumn<City>[] = [
  { id: 'name', head: 'Name', cell: (city) => city.name, sort: (city) => city.name },
  { id: 'people', head: 'People', cell: (city) => city.people, align: 'end' },
]

function App() {
  const [open, setOpen] = useState(false)
  return (
    <Theme mode="light">
      <Button tone="accent" look="solid" onPress={() => setOpen(true)}>Add city</Button>
      <DataTable label="Cities" rows={cities} columns={columns} />
      <Dialog title="New city" open={open} onClose={() => setOpen(false)}>Which one?</Dialog>
    </Theme>
  )
}

// @ts-expect-error A tone that does not exist is found by the types.
export const wrong = <Button tone="purple">Add</Button>
// @ts-expect-error Rows without an id need a rowId.
export const nameless = <DataTable label="Cities" rows={[{ name: 'Graz' }]} columns={[]} />

createRoot(document.body.appendChild(document.createElement('main'))).render(<App />)
`

let consumer: Consumer
beforeAll(async () => {
  consumer = await newConsumer()
})
afterAll(() => rm(consumer.folder, { recursive: true, force: true }))

const bundle = (input: string, { react = true, write = false } = {}) =>
  build({
    configFile: false,
    root: consumer.folder,
    logLevel: 'silent',
    build: { write, cssTarget, rolldownOptions: { ...quiet, input: join(consumer.folder, input), external: react ? [] : [/^react(?:-dom)?(?:\/|$)/] } },
  })

it('is packed as publint wants it', async () => {
  const bytes = await readFile(consumer.tarball)
  const { messages } = await publint({ pack: { tarball: new Uint8Array(bytes).buffer }, strict: true })
  expect(messages).toEqual([])
})

it('has an address for every folder of primitives, and files behind every address', async () => {
  const index = await readFile(join(root, 'packages/ui/src/index.ts'), 'utf8')
  const folders = new Set([...index.matchAll(/from '\.\/(\w+)\//g)].map(([, folder = '']) => folder.toLowerCase()))
  const names = Object.keys(consumer.manifest.exports).map((name) => name.slice(2))
  expect([...folders].filter((folder) => !names.some((name) => name.replaceAll('-', '') === folder))).toEqual([])
  expect(names.length).toBeGreaterThan(80)
  const files = Object.values(consumer.manifest.exports).flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
  expect(files.filter((file) => !file.includes('*') && !existsSync(join(consumer.home, file)))).toEqual([])
})

it('names no style sheet that is not there', async () => {
  const read = async (path: string): Promise<string[]> => {
    const sheets = [...(await readFile(path, 'utf8')).matchAll(/(?:@import '|url\()(\.[^')]+)/g)].map(([, named = '']) => join(dirname(path), named))
    return [...sheets, ...(await Promise.all(sheets.filter((sheet) => sheet.endsWith('.css') && existsSync(sheet)).map(read))).flat()]
  }
  const all = await read(join(consumer.home, 'styles.css'))
  expect(all.filter((file) => !existsSync(file))).toEqual([])
  expect(all.filter((file) => file.endsWith('.woff2')).length).toBeGreaterThan(0)
  const button = await read(join(consumer.home, 'entries/button.css'))
  expect(button.map((file) => file.slice(consumer.home.length))).toContain('/css/Button/Button.css')
  expect(all).toEqual(expect.arrayContaining(button))
})

it('draws on a server: every address is imported by plain Node, and Button becomes a string', async () => {
  const scripts = Object.entries(consumer.manifest.exports).flatMap(([name, target]) => (typeof target === 'string' ? [] : [`@tagmason/ui${name.slice(1)}`]))
  await consumer.write(
    'server.js',
    `import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Button } from '@tagmason/ui/button'
let count = 0
for (const name of ${JSON.stringify(scripts)}) count += Object.keys(await import(name)).length > 0 ? 1 : 0
console.log(JSON.stringify({ count, html: renderToString(createElement(Button, { tone: 'accent', blocked: 'Sign in first.' }, 'Save')) }))`,
  )
  const { stdout } = await run(process.execPath, ['server.js'], { cwd: consumer.folder })
  const { count, html } = JSON.parse(stdout) as { count: number; html: string }
  expect(count).toBe(scripts.length)
  expect(html).toMatch(/<button data-ui="Button" data-tone="accent" .*aria-disabled="true".*Save.*Sign in first\./)
})

it('has types that hold, found by bundlers and by Node', async () => {
  await consumer.write('app.tsx', app)
  for (const [module, moduleResolution] of [
    ['esnext', 'bundler'],
    ['nodenext', 'nodenext'],
  ]) {
    const compilerOptions = { module, moduleResolution, strict: true, noEmit: true, jsx: 'react-jsx', target: 'es2022', lib: ['es2023', 'dom'], types: [] }
    await consumer.write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['app.tsx'] }))
    const checked = await run('npx', ['--no-install', 'tsc', '-p', consumer.folder], { cwd: root, shell: process.platform === 'win32' }).catch(
      (error: unknown) => error,
    )
    expect(checked).toMatchObject({ stdout: '' })
  }
})

it('brings what is imported and no more: Button within 6 KB, with its own styles', async () => {
  await consumer.write('button.js', `import { Button } from '@tagmason/ui'\nglobalThis.used = Button`)
  const files = [await bundle('button.js', { react: false })].flat().flatMap((each) => ('output' in each ? each.output : []))
  const modules = files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  expect(modules.filter((module) => /DataTable|@tanstack|@ariakit|Toasts/.test(module))).toEqual([])
  const size = files.reduce((sum, file) => sum + (file.type === 'chunk' ? gzipSync(file.code).length : 0), 0)
  expect(size).toBeLessThanOrEqual(6000)
  const css = files.map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : '')).join('')
  expect(css).toContain('--ui-accent-fill')
  expect(css).not.toContain('Toastify')
})

it('works in a product that is built with it, in the colours of the theme, without a line for styles', async () => {
  await consumer.write('app.tsx', app)
  await consumer.write('index.html', '<!doctype html><html lang="en"><title>Cities</title><script type="module" src="app.tsx"></script></html>')
  await bundle('index.html', { write: true })
  const server = await preview({ configFile: false, root: consumer.folder, logLevel: 'silent', preview: { host: '127.0.0.1', port: 0, open: false } })
  onTestFinished(() => server.close())
  const { executablePath, env, args } = await pinnedBrowser()
  const browser = await chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), env, args })
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('requestfailed', (request) => faults.push(request.url()))
  await page.goto(server.resolvedUrls?.local[0] ?? '')

  const button = page.getByRole('button', { name: 'Add city' })
  await button.waitFor()
  const { accent } = JSON.parse(await readFile(join(consumer.home, 'tokens/light.json'), 'utf8')) as { accent: { fill: { $value: { hex: string } } } }
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(accent.fill.$value.hex.slice(at, at + 2), 16))
  expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(`rgb(${red}, ${green}, ${blue})`)
  expect(await page.evaluate(async () => (await document.fonts.ready, document.fonts.check('14px "Inter Variable"')))).toBe(true)

  await page.getByRole('table', { name: 'Cities' }).getByRole('button', { name: /Name/ }).click()
  expect(await page.getByRole('rowheader').allTextContents()).toEqual(['Basel', 'Graz'])
  await button.click()
  await page.getByRole('dialog', { name: 'New city' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(faults).toEqual([])
})
