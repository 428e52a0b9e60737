/** What happened last: the element of a click, a form or an appearance, and the depth that was reached. */
let last: Element | undefined
let depth: number | undefined

export const element = (found: Element) => {
  last = found
}
export const meet = (percent: number) => {
  depth = percent
}

/** The data layer as one object, see layer.ts. */
export const model: Record<string, unknown> = {}

const bare = (address: string) => address.split('#')[0]
const attribute = (name: string) => last?.getAttribute(name)
const url = (address: string) => {
  try {
    return new URL(address, location.href)
  } catch {
    return undefined
  }
}

/** Where the element leads: nowhere is empty; a form without an address leads to its own page. */
function address(): string {
  const text = attribute('formaction') ?? attribute('action') ?? attribute('href') ?? attribute('src')
  if (text === null || text === undefined) return last?.tagName === 'FORM' ? location.href : ''
  return url(text)?.href ?? text
}

function inLayer(path: string): unknown {
  let found: unknown = model
  for (const key of path.split('.')) {
    if (found === null) return false
    if (found === undefined) return found
    const inside = Object(found) as Record<string, unknown>
    found = Object.hasOwn(inside, key) ? inside[key] : undefined
  }
  return found
}

/** A number of the pushed items: the sum of `quantity`, where a missing one is one piece, and the highest of any other. */
function ofItems(field: string): number | undefined {
  const items = inLayer('ecommerce.items')
  if (!Array.isArray(items)) return undefined
  const numbers = (items as (Record<string, unknown> | null)[])
    .filter((item) => item)
    .map((item) => parseFloat((item?.[field] ?? (field === 'quantity' ? 1 : '')) as string))
    .filter(Number.isFinite)
  if (numbers.length === 0) return undefined
  return field === 'quantity' ? numbers.reduce((sum, number) => sum + number, 0) : Math.max(...numbers)
}

const text = () =>
  ((last as HTMLElement).innerText ?? last?.textContent ?? '').replace(/^[\s\u00a0]+|[\s\u00a0]+$/g, '').replace(/\u00a0+|\s{2,}|\n|\r\t/g, ' ')

const letters: Readonly<Record<string, () => unknown>> = {
  u: () => bare(location.href),
  h: () => location.hostname,
  p: () => location.pathname,
  r: () => bare(document.referrer),
  t: () => document.title,
  s: () => depth,
  o: () => (last && address() === '' ? '' : url(address())?.hostname) ?? '',
  e: () => last,
}
const ofElement: Readonly<Record<string, () => unknown>> = {
  c: () => attribute('class') ?? '',
  i: () => attribute('id') ?? '',
  g: () => attribute('formtarget') ?? attribute('target') ?? '',
  l: address,
  x: text,
}

/** A value as a rule asks for it; undefined where there is none. */
export function value(of: string): unknown {
  const rest = of.slice(1)
  switch (of[0]) {
    case '=':
      return rest
    case '.':
      return inLayer(rest)
    case '#':
      return ofItems(rest)
    default:
      return letters[of]?.() ?? (last && ofElement[of]?.())
  }
}
