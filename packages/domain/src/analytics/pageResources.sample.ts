import type { PageResources, ResourceKind } from './performance.ts'

const project = 'analytics-dashboard'

const resource = (path: string, kind: ResourceKind, seconds: number, bytes: number) => ({ path, kind, seconds, bytes })

/** Slowest first; the last two are shared by all pages. */
const shared = [resource('/assets/app.js', 'script', 0.62, 214_000), resource('/assets/inter.woff2', 'font', 0.31, 48_000)]

/** What the pages waited for when a browser of the laboratory opened them: visitors' browsers do not send this. */
export const pageResourcesSample: PageResources[] = [
  { path: '/', resources: [resource('/images/hero.avif', 'image', 0.74, 186_000)] },
  { path: '/pricing', resources: [resource('/assets/price-table.js', 'script', 0.81, 92_000)] },
  { path: '/blog/consent-mode', resources: [resource('/images/consent-flow.png', 'image', 1.18, 640_000)] },
  {
    path: '/features/measurement-plans',
    resources: [resource('/media/plans-demo.mp4', 'image', 1.64, 2_400_000), resource('/api/plans.json', 'data', 0.92, 31_000)],
  },
  {
    path: '/checkout',
    resources: [
      resource('/assets/payment-widget.js', 'script', 2.46, 512_000),
      resource('/api/shipping-rates', 'data', 1.37, 12_000),
      resource('/assets/address-lookup.js', 'script', 0.98, 164_000),
    ],
  },
].map(({ path, resources }) => ({ id: `${project}:${path}`, project, path, resources: [...resources, ...shared] }))
