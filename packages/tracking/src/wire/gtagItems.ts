/** How gtag shortens the fields of an item. */
const fields: Readonly<Record<string, string>> = {
  id: 'item_id',
  nm: 'item_name',
  br: 'item_brand',
  ca: 'item_category',
  c2: 'item_category2',
  c3: 'item_category3',
  c4: 'item_category4',
  c5: 'item_category5',
  va: 'item_variant',
  pr: 'price',
  qt: 'quantity',
  cp: 'coupon',
  ds: 'discount',
  af: 'affiliation',
  ln: 'item_list_name',
  li: 'item_list_id',
  lp: 'index',
  lo: 'location_id',
  pi: 'promotion_id',
  pn: 'promotion_name',
  cn: 'creative_name',
  cs: 'creative_slot',
}
const numeric = new Set(['price', 'quantity', 'discount', 'index'])

/** The fields of `a~b~~c`: a tilde in a value is doubled. */
const parts = (written: string) => written.match(/(?:~~|[^~])+/g) ?? []

/** One item as gtag writes it: `idSKU_1~nmShirt~pr10.5~k0colour~v0red`. */
export function itemOf(written: string): Record<string, string | number> {
  const values = new Map<string, string>()
  for (const part of parts(written)) values.set(part.slice(0, 2), part.slice(2).replaceAll('~~', '~'))
  const item: [string, string | number][] = []
  for (const [code, value] of values) {
    const name = /^k\d$/.test(code) ? value : fields[code]
    const content = /^k\d$/.test(code) ? values.get(`v${code[1]}`) : value
    if (name === undefined || content === undefined) continue
    item.push([name, numeric.has(name) && content.trim() !== '' && Number.isFinite(Number(content)) ? Number(content) : content])
  }
  return Object.fromEntries(item)
}
