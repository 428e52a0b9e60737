import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

const { tagmason } = globalThis as unknown as { tagmason: (name: string, params: object) => void }

const tell = (metric_name: string, metric_value: number, more: object = {}) => tagmason('web_vitals', { metric_name, metric_value, ...more })

/** What loads by element or by call; the rest, as a beacon, keeps no page waiting. */
const kinds: Readonly<Record<string, string>> = {
  script: 'script',
  img: 'image',
  image: 'image',
  css: 'style',
  link: 'style',
  fetch: 'data',
  xmlhttprequest: 'data',
}
const kindOf = ({ initiatorType, name }: PerformanceResourceTiming) => (/\.(?:woff2?|ttf|otf)(?:\?|$)/.test(name) ? 'font' : kinds[initiatorType])

/** A file without what may be personal: no query, no fragment, and no host where it is the page's. */
function placeOf(name: string) {
  const { origin, pathname } = new URL(name)
  return (origin === location.origin ? pathname : origin + pathname).slice(0, 200)
}

/** The three files that the page waited for the longest until it was loaded, from a tenth of a second on. Bytes are sent where the file's host lets the browser read them. */
const slowFiles = (loaded: number) =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter((file) => kindOf(file) && /^https?:/.test(file.name) && file.startTime < loaded && file.duration >= 100)
    .sort((one, other) => other.duration - one.duration)
    .slice(0, 3)

/** When the page could be worked with and when it was loaded, in milliseconds after it was asked for. Read a task after `load`, because its own end is not known in it. */
const told = () =>
  setTimeout(() => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (page === undefined || page.loadEventEnd <= 0) return
    tell('INTERACTIVE', page.domInteractive)
    tell('LOAD', page.loadEventEnd)
    for (const file of slowFiles(page.loadEventEnd))
      tell('FILE', Math.round(file.duration), {
        file: placeOf(file.name),
        file_kind: kindOf(file),
        ...(file.encodedBodySize > 0 && { file_bytes: file.encodedBodySize }),
      })
  })
if (document.readyState === 'complete') told()
else addEventListener('load', told)

/** One event for each of the five, when it is settled. CLS has no unit; the others are milliseconds. */
for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB])
  measure(({ name, value, rating, id }) => tell(name, value, { metric_rating: rating, metric_id: id }))
