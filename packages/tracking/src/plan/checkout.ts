import { type Analysis, foldAt, hasMark, joins, markTokens, range, type Sentence } from './analysis.ts'
import { type Candidate, impliedCandidate } from './candidates.ts'
import type { ConceptName } from './catalogue.ts'
import { itemsOf } from './custom.ts'

const steps: readonly (readonly [RegExp, ConceptName])[] = [
  [/^(?:shipping|delivery|versand|lieferung|envio|entrega|livraison|expedition)$/, 'addShippingInfo'],
  [/^(?:payment|zahlung|bezahlung|pago|paiement|reglement)$/, 'addPaymentInfo'],
]
const otherSteps: ReadonlySet<string> = new Set<ConceptName>(['addToCart', 'viewCart', 'beginCheckout', 'purchase'])

/**
 * 'Checkout: shipping, payment, purchase': a single word between commas is a step of the checkout where another step stands beside it. Alone it is no wish
 * ('free shipping'). `taken`: tokens that are parameters or names already.
 */
export function checkoutSteps(analysis: Analysis, sentence: Sentence, taken: ReadonlySet<number>): Candidate[] {
  if (hasMark(sentence, 'negate')) return []
  const wishes = markTokens(sentence, 'wish')
  const found = itemsOf(analysis, sentence, taken).flatMap((item) => {
    const words = range(item.first, item.last).filter((at) => !joins(analysis, at) && !wishes.has(at))
    const [at] = words
    if (at === undefined || words.length > 1 || taken.has(at)) return []
    const concept = steps.find(([names]) => names.test(foldAt(analysis, at)))?.[1]
    return concept === undefined ? [] : [impliedCandidate(concept, item.first, item.last, [at])]
  })
  const own = new Set(found.flatMap(({ tokens }) => tokens))
  const beside = sentence.matches.some(
    ({ pattern, tokens }) => pattern.kind === 'concept' && !pattern.weak && otherSteps.has(pattern.id) && !tokens.some((at) => own.has(at)),
  )
  return beside ? found : []
}
