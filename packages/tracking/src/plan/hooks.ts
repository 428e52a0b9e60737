import type { Condition } from '@tagmason/domain'
import type { Analysis, Sentence } from './analysis.ts'
import { joins, marksOf } from './analysis.ts'
import type { Candidate } from './candidates.ts'
import type { ConceptName } from './catalogue.ts'
import type { Draft } from './draft.ts'
import { slug } from './text.ts'

const forms: Readonly<Partial<Record<ConceptName, string>>> = {
  backInStock: 'back-in-stock',
  generateLead: 'lead',
  newsletterSignUp: 'newsletter',
  registerEvent: 'event-registration',
  applyJob: 'job-application',
  postComment: 'comment',
  surveyComplete: 'survey',
}

/** The part of a form's id that keeps an event's forms apart from all others: 'newsletter', 'quote'. Nothing for a form of any kind. */
export function formHook({ concept, detail }: Candidate): string | undefined {
  return concept === 'generateLead' && detail ? detail : concept && forms[concept]
}

/** The id that the goal gives with a form ('#quote-form'), else the concept's hook; nothing when a page tells the form already. */
export function formConditions(candidate: Candidate, placed: boolean): Condition[] {
  const id = /^#([\w-]+)$/.exec(candidate.selector ?? '')?.[1]
  if (id) return [{ subject: 'formId', is: 'equals', value: id }]
  const hook = placed ? undefined : formHook(candidate)
  return hook ? [{ subject: 'formId', is: 'contains', value: hook }] : []
}

const plain =
  /^(?:see|sees|seen|saw|view|views|viewed|viewing|visible|visibility|visibly|appear|appears|appeared|shown|show|shows|displayed|come|comes|came|coming|becomes?|became|scrolls?|scrolled|scrolling|into|onto|sight|screen|viewport|area|impressions?|notices?|noticed|actually|reach|reaches|reached|clicks?|clicked|taps?|tapped|press|presses|pressed|buttons?|links?|call|calls|action|cta|ctas|section|element|block|bereich|sichtbaren?|sichtbarkeit|sichtbar|abschnitts?|elements?|bildschirm|blickfeld|sicht|sehen|sieht|gesehen|erscheint|auftaucht|eingeblendet|uberhaupt|angezeigt|klicks?|klickt|angeklickt|klicken|geklickt|schaltflachen?|knopf|seccion|bloque|elemento|pantalla|visto|vista|vistos|vistas|ver|ve|ven|aparece|aparecen|aparezca|llega|llegan|visibles?|clics?|clicks|hacen?|pulsan?|pulsar|boton|botones|enlaces?|bloc|ecran|apparition|apparait|apparaissent|affiche|affichee|affichage|vue|vues|voit|voient|devient|cliquent?|cliquer|boutons?|liens?|arrive|arrivent|is|are|gets?|wird|werden|ist|est|sont|es|esta|son|llamadas?|accion|appels?|handlungsaufruf|to|pages?|site|website|seiten?|pagina|paginas)$/

const framing: ReadonlySet<string> = new Set([
  'wish',
  'wishPassive',
  'when',
  'people',
  'polite',
  'negate',
  'all',
  'only',
  'conversion',
  'markAs',
  'click',
  'visit',
  'contrast',
])

/** Gives drafts the names by which the site can tell elements and forms apart. `elsewhere`: tokens of pages and parameters. Changes the drafts. */
export function nameHooks(analysis: Analysis, sentence: Sentence, drafts: Draft[], elsewhere: ReadonlySet<number>): void {
  const ids = new Set<string>()
  for (const draft of drafts) {
    const { concept, selector } = draft.candidate
    if (concept === 'elementView' || concept === 'ctaClick') draft.thing = thingHook(analysis, sentence, draft.candidate, elsewhere)
    else if (!selector && (formHook(draft.candidate) || concept === 'formSubmit')) {
      const id = formSelector(analysis, sentence, draft.candidate)
      if (!id) continue
      draft.candidate = { ...draft.candidate, selector: id }
      ids.add(id)
    }
  }
  // '(#nl-form)' alone is no button to click.
  const button = drafts.findLastIndex(({ candidate }) => candidate.concept === 'ctaClick' && candidate.tokens.length === 1 && ids.has(candidate.selector ?? ''))
  if (button >= 0) drafts.splice(button, 1)
}

/** 'the quote form #quote-form', '#quote-form submissions'. */
function formSelector(analysis: Analysis, sentence: Sentence, { first, last }: Candidate): string | undefined {
  for (const [from, step] of [
    [last + 1, 1],
    [first - 1, -1],
  ] as const) {
    for (let at = from; at >= sentence.from && at < sentence.to && Math.abs(at - from) < 3; at += step) {
      const token = analysis.tokens[at]
      if (token?.kind === 'selector' && token.text.startsWith('#')) return token.text
      if (token?.kind === 'punct' && token.text !== '(') break
    }
  }
  return undefined
}

/** The thing that is seen or clicked, as part of a selector: 'pricing-table', 'hero-banner'. Nothing when the goal only speaks of buttons or elements. */
function thingHook(analysis: Analysis, sentence: Sentence, candidate: Candidate, elsewhere: ReadonlySet<number>): string | undefined {
  const stops = new Set(
    [...marksOf(sentence, 'and'), ...marksOf(sentence, 'contrast'), ...marksOf(sentence, 'with'), ...marksOf(sentence, 'by')].flatMap((mark) => mark.tokens),
  )
  const stop = (at: number): boolean => {
    const token = analysis.tokens[at]
    return at < sentence.from || at >= sentence.to || token === undefined || token.kind === 'punct' || stops.has(at)
  }
  let { first, last } = candidate
  while (!stop(first - 1)) first--
  while (!stop(last + 1)) last++
  const quote = analysis.tokens.slice(first, last + 1).find((token) => token.kind === 'quote')
  if (quote) return hookOf(quote.text)
  const frame = new Set(
    sentence.matches.flatMap((match) => (match.pattern.kind === 'mark' && framing.has(match.pattern.id) && !match.pattern.weak ? match.tokens : [])),
  )
  const words: string[] = []
  let previous = -1
  for (let at = first; at <= last; at++) {
    const token = analysis.tokens[at]
    if (token?.kind !== 'word' || joins(analysis, at) || frame.has(at) || elsewhere.has(at) || plain.test(token.fold)) continue
    if (words.length > 0 && at - previous > 2) break
    words.push(token.text)
    previous = at
    if (words.length === 3) break
  }
  return hookOf(words.join(' '))
}

function hookOf(words: string): string | undefined {
  return slug(words).replaceAll('_', '-').slice(0, 40).replace(/-+$/, '') || undefined
}
