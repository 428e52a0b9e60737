import type { Analysis } from './analysis.ts'
import { type Candidate, impliedCandidate } from './candidates.ts'
import type { ConceptName } from './catalogue.ts'

/** What the business of a goal lives on, by words for it; an enquiry where nothing is said. */
const livelihoods: readonly (readonly [RegExp, ConceptName])[] = [
  [
    /^(?:hotel\w*|pension\w*|ferienwohnung\w*|hostel\w*|camping\w*|gite|gites|casas?|rural|zimmer|rooms?|habitaciones|chambres?|spiele?|escape\w*|restaurant\w*|tische?)$/,
    'makeReservation',
  ],
  [/^(?:donat\w*|donativ\w*|donaci\w*|spende\w*|dons?|charity|tierheim|refug\w*|protectora|ngo|ong|verein)$/, 'donate'],
  [
    /^(?:shop\w*|store|tienda\w*|boutique\w*|laden|onlineshop|webshop|sell|sells|vendemos|verkaufen|vendons|honey|honig|miel|ventas?|sales|verkauf\w*|ventes?|umsatz|revenue|ingresos)$/,
    'purchase',
  ],
]
const asksWorth =
  /\b(?:pay(?:s|ing)? off|pays?|worth|bring(?:s|ing)?|work(?:s|ing)?|lohn\w*|rentier\w*|bring\w*|rausgeschmissen|rapport\w*|vaut|sert|rentab\w*|merece\w*|vale|compensa|trae\w*|sirve\w*|everything important|alles wichtige|lo importante|tout l essentiel)\b/

/**
 * 'We sell honey online. Does SEO pay?' asks for the sale, though nobody names it: where a goal asks whether something is worth its money and names nothing to measure,
 * what the business lives on is meant.
 */
export function impliedSale(analysis: Analysis): Candidate | undefined {
  const words = analysis.tokens.filter(({ kind }) => kind === 'word').map(({ fold }) => fold)
  if (words.length > 60 || !asksWorth.test(words.join(' '))) return undefined
  const concept = livelihoods.find(([names]) => words.some((word) => names.test(word)))?.[1] ?? 'generateLead'
  const last = analysis.tokens.length - 1
  return impliedCandidate(concept, 0, last, [last])
}
