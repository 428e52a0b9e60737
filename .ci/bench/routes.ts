import { routes } from '../../packages/screens/src/routes.ts'
import { startProduct, Visitor } from '../product.ts'

/** One change of page that was made before: until its heading stood, and until its content did beyond the 300 ms that every skeleton stands, in milliseconds. */
export interface RouteChange {
  path: string
  heading: number
  content: number
}

/** Goes to every page twice by the address bar's own history and times the second visit, in the built product. */
export async function routeChanges(): Promise<RouteChange[]> {
  const { browser, address, close } = await startProduct()
  const visitor = await Visitor.arrive(browser, address)
  const page = await visitor.open('/')
  const paths = routes.map(({ path }) => path)
  const changes: RouteChange[] = []
  try {
    for (const round of ['cold', 'warm'])
      for (const path of paths) {
        const change = await page.evaluate(async (to) => {
          const before = document.querySelector('h1')
          const started = performance.now()
          // As the router hears of Back and Forward.
          history.pushState({}, '', to)
          dispatchEvent(new PopStateEvent('popstate', { state: {} }))
          while (document.querySelector('h1') === before && performance.now() - started < 5000) await new Promise(requestAnimationFrame)
          const heading = performance.now() - started
          while (document.querySelector('main')?.getAttribute('aria-busy') === 'true') await new Promise(requestAnimationFrame)
          return { heading, content: Math.max(0, performance.now() - started - 300) }
        }, path)
        if (round === 'warm' && path !== paths[0]) changes.push({ path, ...change })
      }
  } finally {
    await close()
  }
  return changes
}
