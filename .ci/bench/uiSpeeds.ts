import { join } from 'node:path'
import { chromium } from 'playwright'
import { pinnedBrowser } from '../../.storybook/browser.ts'
import { root } from '../files.ts'
import { bundle } from './uiBundle.ts'

export type Table = 'ours' | 'mui' | 'mantine' | 'tanstack'

/** Milliseconds: from the call until the rows stand in a frame, from the press until the first of the order does, and what the browser worked for a jump. */
export interface Speeds {
  mount: number
  sort: number
  jump: number
  /** Elements in the table at the end. */
  elements: number
}

const jumps = 60

/** Medians of several visits to each table, in turns, each in a page of its own. */
export async function speedsOf(tables: readonly Table[], visits: number): Promise<ReadonlyMap<Table, Speeds>> {
  const made = new Map<Table, Awaited<ReturnType<typeof bundle>>>()
  for (const table of tables) made.set(table, await bundle(`import ${JSON.stringify(join(root, `.ci/bench/ui/${table}.jsx`))}`, { withReact: true }))
  const { executablePath, env, args } = await pinnedBrowser()
  const browser = await chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), env, args })
  const found = new Map<Table, Speeds[]>(tables.map((table) => [table, []]))
  try {
    for (let visit = 0; visit < visits; visit++) {
      // Each goes first once in a while.
      for (let at = 0; at < tables.length; at++) {
        const table = tables[(at + visit) % tables.length]
        const parts = table === undefined ? undefined : made.get(table)
        if (table === undefined || parts === undefined) continue
        const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
        await page.setContent(`<!doctype html><style>${parts.css}</style><div id="stage"></div>`)
        await page.addScriptTag({ content: parts.js })
        const mount = await page.evaluate<number>('bench.mount()')
        const sort = await page.evaluate<number>('bench.sort()')
        const session = await page.context().newCDPSession(page)
        await session.send('Performance.enable')
        const worked = async () => (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
        const before = await worked()
        const elements = await page.evaluate<number>(`bench.scroll(${jumps})`)
        found.get(table)?.push({ mount, sort, jump: ((await worked()) - before) * (1000 / jumps), elements })
        await page.close()
      }
    }
  } finally {
    await browser.close()
  }
  const middle = (all: readonly Speeds[], of: keyof Speeds) => all.map((each) => each[of]).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN
  return new Map(
    [...found].map(([table, all]) => [
      table,
      { mount: middle(all, 'mount'), sort: middle(all, 'sort'), jump: middle(all, 'jump'), elements: middle(all, 'elements') },
    ]),
  )
}
