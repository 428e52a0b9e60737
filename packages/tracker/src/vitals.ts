import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

const { tagmason } = globalThis as unknown as { tagmason: (name: string, params: object) => void }

const tell = (metric_name: string, metric_value: number, more: object = {}) => tagmason('web_vitals', { metric_name, metric_value, ...more })

/** When the page could be worked with and when it was loaded, in milliseconds after it was asked for. Read a task after `load`, because its own end is not known in it. */
const told = () =>
  setTimeout(() => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (page === undefined || page.loadEventEnd <= 0) return
    tell('INTERACTIVE', page.domInteractive)
    tell('LOAD', page.loadEventEnd)
  })
if (document.readyState === 'complete') told()
else addEventListener('load', told)

/** One event for each of the five, when it is settled. CLS has no unit; the others are milliseconds. */
for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB])
  measure(({ name, value, rating, id }) => tell(name, value, { metric_rating: rating, metric_id: id }))
