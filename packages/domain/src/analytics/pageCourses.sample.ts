import { ago } from '../shell/sampleTime.ts'
import type { PageCourse, ResourceKind } from './performance.ts'
import { pagePerformanceSample } from './performance.sample.ts'

/** How the days of a week differ from the page's figure: percent, oldest first. */
const usual = [3, -4, 2, -2, 4, -3, 0]
const hundredth = (value: number) => Math.round(value * 100) / 100

const resource = (path: string, kind: ResourceKind, seconds: number, bytes: number) => ({ path, kind, seconds, bytes })

/** What the pages wait for, slowest first; shared by all of them but for the last line of each. */
const shared = [resource('/assets/app.js', 'script', 0.62, 214_000), resource('/assets/inter.woff2', 'font', 0.31, 48_000)]
const ownResources = [
  [resource('/images/hero.avif', 'image', 0.74, 186_000)],
  [resource('/assets/price-table.js', 'script', 0.81, 92_000)],
  [resource('/images/consent-flow.png', 'image', 1.18, 640_000)],
  [resource('/media/plans-demo.mp4', 'image', 1.64, 2_400_000), resource('/api/plans.json', 'data', 0.92, 31_000)],
  [
    resource('/assets/payment-widget.js', 'script', 2.46, 512_000),
    resource('/api/shipping-rates', 'data', 1.37, 12_000),
    resource('/assets/address-lookup.js', 'script', 0.98, 164_000),
  ],
]

/** The last seven days of every page, and its slowest resources. */
export const pageCoursesSample: PageCourse[] = pagePerformanceSample.map(({ id, project, loadTime }, which) => ({
  id,
  project,
  days: usual.map((away, day) => ({ at: ago(7 - day, 'days'), loadTime: hundredth(loadTime * (1 + away / 100)) })),
  resources: [...(ownResources[which] ?? []), ...shared],
}))
