import type { Resolved } from '../outcomes.ts'
import { createSandbox } from './createSandbox.ts'
import type { PageFacts, SandboxOptions } from './types.ts'

export const page: PageFacts = {
  url: 'https://shop.example/cart/?id=7#top',
  referrer: 'https://search.example/',
  title: 'Cart',
  cookies: { _ga: 'GA1.1.2.3', lang: 'de%2Dat' },
  dataLayer: [['consent', 'default', { ad_storage: 'denied' }], { event: 'purchase', value: 5 }, { event: 'gtm.click', 'gtm.element': { id: 'buy' } }],
  globals: { 'digitalData.page': 'home', flag: true, 'window.user.id': 5, 'navigator.language': 'en-GB', shop: { name: 'A' }, 'shop.open': true },
  elements: [{ id: 'buy' }],
  now: undefined,
}

/** Runs code once in a sandbox of its own; references answer with these values, any other is unknown. */
export async function run(
  source: string,
  values: Readonly<Record<string, unknown>> = {},
  facts: Partial<PageFacts> = {},
  options?: SandboxOptions,
): Promise<Resolved> {
  const sandbox = await createSandbox(options)
  const ask = (name: string): Resolved =>
    Object.hasOwn(values, name) ? { known: true, value: values[name] } : { known: false, because: `{{${name}}} is not known.` }
  return sandbox.run(source, ask, { ...page, ...facts })
}
