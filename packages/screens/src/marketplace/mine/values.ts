import { type DraftTemplate, leastDescription } from '@tagmason/domain'
import type { MineText } from './text.ts'

/** What is written about a template. */
export type Values = Pick<DraftTemplate, 'name' | 'description' | 'category' | 'price' | 'tags'>
export type Faults = Partial<Record<keyof Values, string | false>>

export const mostName = 80
export const mostDescription = 400
const [mostTags, mostTag, mostPrice] = [8, 30, 10_000]

/** What stands in the form of a draft or a template. */
export const valuesOf = ({ name, description, category, price, tags }: Values): Values => ({ name, description, category, price, tags })

/** What of it cannot be kept. `taken` is a name that the store has already. */
export function faultsOf({ name, description, price, tags }: Values, text: MineText['fields'], taken = ''): Faults {
  const [called, said] = [name.trim(), description.trim()]
  return {
    name: (called === '' && text.nameMissing) || (called.length > mostName && text.tooLong(mostName)) || (called === taken && text.nameTaken),
    description: said.length > mostDescription && text.tooLong(mostDescription),
    price: price !== null && (!Number.isInteger(price) || price < 0 || price > mostPrice) && text.priceWrong,
    tags: (tags.length > mostTags || tags.some((tag) => tag.length > mostTag)) && text.tagsWrong,
  }
}

/** What keeps a template out of the store beside that. */
export const shortOf = ({ description }: Values, text: MineText['fields']): Faults =>
  description.trim().length < leastDescription ? { description: text.descriptionShort(leastDescription) } : {}
