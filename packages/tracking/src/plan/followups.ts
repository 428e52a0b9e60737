import { type Analysis, colonIn, foldAt, marksOf, type Sentence, spanHas } from './analysis.ts'
import { type Candidate, impliedCandidate } from './candidates.ts'
import type { ConceptName } from './catalogue.ts'
import { contentOf, type Item, itemsOf } from './custom.ts'
import type { Action } from './lexicon.actions.ts'
import type { Match } from './match.ts'

/** What can be done to one thing, as concepts. */
type Family = Readonly<Partial<Record<Action, ConceptName>>>

const video: Family = { start: 'videoStart', view: 'videoStart', pause: 'videoPause', complete: 'videoComplete' }
const form: Family = { start: 'formStart', send: 'formSubmit' }
const account: Family = { start: 'formStart', send: 'signUp' }
const families: readonly Family[] = [
  video,
  { start: 'tutorialBegin', complete: 'tutorialComplete' },
  form,
  account,
  { start: 'levelStart', complete: 'levelEnd' },
  { add: 'addToCart', view: 'viewCart', remove: 'removeFromCart' },
  { start: 'beginCheckout', complete: 'purchase', buy: 'purchase' },
  { view: 'viewItem', click: 'selectItem', add: 'addToCart', buy: 'purchase' },
  { view: 'viewPromotion', click: 'selectPromotion' },
  { earn: 'earnVirtualCurrency', spend: 'spendVirtualCurrency' },
  { reject: 'disqualifyLead', win: 'closeConvertLead' },
  { buy: 'subscribe', cancel: 'cancelSubscription', upgrade: 'upgradePlan' },
]
const joining: Readonly<Partial<Record<ConceptName, ConceptName>>> = { qualifyLead: 'closeConvertLead', videoProgress: 'videoStart', startTrial: 'subscribe' }

function familiesOf(concept: ConceptName): Family[] {
  const name = joining[concept] ?? concept
  return families.filter((family) => Object.values(family).includes(name))
}

/** Words for the thing said before, and words that add nothing to it. */
const loose =
  /^(?:it|them|that|this|things?|stuff|items?|something|again|later|all|one|ones|ella|ellas|ello|eso|esto|lo|los|las|le|les|algo|cosas?|uno|otra|vez|tambien|ca|cela|elle|elles|celui|celle|lui|dessus|choses?|chose|aussi|sie|ihn|es|ihr|darauf|drauf|damit|davon|dran|etwas|sachen|wieder|erneut|auch|dann|spater|uberhaupt|naturlich|danach|artikel|articulos?|productos?|articles?|produits?|produkte?|hacen|hace|fait|font|machen|macht|ends?|listen(?:s|ed)?|watch(?:es|ed)?)$/

/**
 * Doings that name no thing of their own: 'begin the tutorial and finish it', 'gems earned and spent', 'Tutorial begonnen / beendet'.
 * They take the thing from the nearest reading before them, in the sentence or in `earlier`, or else from the one behind. `dropOut`: where begins what people did not do;
 * `told`: candidates of a heading, which name the thing and ask for nothing.
 */
export function followUps(
  analysis: Analysis,
  sentence: Sentence,
  candidates: readonly Candidate[],
  earlier: readonly ConceptName[],
  used: ReadonlySet<number>,
  { dropOut, told }: { dropOut: number | undefined; told: ReadonlySet<Candidate> },
): Candidate[] {
  const found: Candidate[] = []
  const onPage = marksOf(sentence, 'onPage')
  const items = itemsOf(analysis, sentence, used).flatMap((item) =>
    dropOut !== undefined && item.first < dropOut && dropOut <= item.last
      ? [
          { ...item, last: dropOut - 1 },
          { ...item, first: dropOut },
        ]
      : [item],
  )
  for (const whole of items) {
    const acts = sentence.matches.filter((match) => match.pattern.kind === 'action' && match.first >= whole.first && match.last <= whole.last)
    // '... and completions on the home page': the place is read elsewhere.
    const place = onPage.find((mark) => mark.first > (acts[0]?.last ?? whole.last) && mark.first <= whole.last)
    const item = place === undefined || !spanHas(used, place.first, whole.last) ? whole : { ...whole, last: place.first - 1 }
    const actions = acts.filter((match) => match.last <= item.last)
    if (actions.length === 0 || spanHas(used, item.first, item.last)) continue
    const content = contentOf(analysis, sentence, item, used)
    const concept = conceptFor(sentence, item, actions, [...candidates, ...found], earlier, told)
    if (!concept) continue
    const doing = new Set(actions.flatMap((match) => match.tokens))
    const rest = content.filter((at) => !doing.has(at) && !loose.test(foldAt(analysis, at)))
    // 'take bottles out again': what is taken out of the basket may be named.
    if (rest.length > (concept === 'removeFromCart' ? 1 : 0)) continue
    const tokens = [...doing].sort((a, b) => a - b)
    found.push(impliedCandidate(concept, item.first, item.last, tokens))
  }
  return found
}

function conceptFor(
  sentence: Sentence,
  item: Item,
  actions: readonly Match[],
  known: readonly Candidate[],
  earlier: readonly ConceptName[],
  told: ReadonlySet<Candidate>,
): ConceptName | undefined {
  const before = known.filter((candidate) => candidate.last < item.first).sort((a, b) => b.last - a.last)
  const behind = known.filter((candidate) => candidate.first > item.last).sort((a, b) => a.first - b.first)
  const inVideo = marksOf(sentence, 'videoWord').some((mark) => mark.last < item.first)
  const groups: Family[] = [
    ...(inVideo ? [video] : []),
    ...before.slice(0, 2).flatMap(concepts),
    ...(before.length === 0 && sentence.matches.some((match) => match.pattern.kind === 'concept') ? [] : earlier.slice(-1).flatMap(familiesOf)),
    ...(before.length === 0 ? behind.slice(0, 1).flatMap(concepts) : []),
  ]
  for (const family of groups) {
    for (const action of actions) {
      const concept = isAction(action.pattern.id) ? family[action.pattern.id] : undefined
      if (concept && !known.some((candidate) => candidate.concept === concept && !told.has(candidate))) return concept
    }
  }
  return undefined
}

function concepts(candidate: Candidate): Family[] {
  return candidate.concept ? familiesOf(candidate.concept) : []
}

const actionNames: ReadonlySet<string> = new Set(families.flatMap((family) => Object.keys(family)))

function isAction(id: string): id is Action {
  return actionNames.has(id)
}

const asVideo: Readonly<Partial<Record<ConceptName, ConceptName>>> = {
  articleRead: 'videoComplete',
  tutorialBegin: 'videoStart',
  tutorialComplete: 'videoComplete',
}

/** Behind a heading 'Product video: ...' a complete reading or a start is one of the video. */
export function underVideo(analysis: Analysis, sentence: Sentence, candidates: readonly Candidate[]): Candidate[] {
  const heading = marksOf(sentence, 'videoWord')[0]
  const colon = heading && colonIn(analysis, heading.last + 1, sentence.to)
  if (colon === undefined) return [...candidates]
  return candidates.map((candidate) => {
    const concept = candidate.concept && candidate.last > colon ? asVideo[candidate.concept] : undefined
    return concept ? { ...candidate, concept } : candidate
  })
}
