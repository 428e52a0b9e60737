import type { Condition, Language } from '@tagmason/domain'
import { type Analysis, foldAt, isPunct, joins, markTokens, range, type Sentence, stretchAround, tokensWhere } from './analysis.ts'
import type { Candidate } from './candidates.ts'
import type { ConceptName } from './catalogue.ts'
import type { Draft } from './draftTerms.ts'
import { slug, wordSet } from './text.ts'

const forms: Readonly<Partial<Record<ConceptName, string>>> = {
  backInStock: 'back-in-stock',
  generateLead: 'lead',
  newsletterSignUp: 'newsletter',
  registerEvent: 'event-registration',
  applyJob: 'job-application',
  postComment: 'comment',
  surveyComplete: 'survey',
}

/** What such a form is called on a site of the language, where it is not the English word. */
const ownWords: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>> = {
  contact: { de: 'kontakt' },
  quote: { es: 'presupuesto', fr: 'devis', de: 'angebot' },
  enquiry: { es: 'solicitud', fr: 'demande', de: 'anfrage' },
  callback: { fr: 'rappel', de: 'rueckruf' },
  brochure: { es: 'folleto', de: 'katalog' },
  comment: { es: 'coment', de: 'kommentar' },
  survey: { es: 'encuesta', fr: 'enquete', de: 'umfrage' },
  'job-application': { es: 'candidatura', fr: 'candidature', de: 'bewerbung' },
  'event-registration': { es: 'inscripcion', fr: 'inscription', de: 'veranstaltung' },
}

/** The form that Mailchimp's code brings has the same id on every site. */
const ofMailchimp = 'mc-embedded-subscribe'

/** A message is sent with the contact form. */
function formWordOf(analysis: Analysis, candidate: Candidate): string | undefined {
  const message = candidate.detail === 'enquiry' && candidate.tokens.some((at) => /^(?:mensaje|message|nachricht)/.test(foldAt(analysis, at)))
  const hook = message ? 'contact' : (formHook(candidate) ?? '')
  return ownWords[hook]?.[analysis.language] ?? (message ? hook : undefined)
}

/** The part of a form's id that keeps an event's forms apart from all others: 'newsletter', 'quote'. Nothing for a form of any kind. */
export function formHook({ concept, detail }: Candidate): string | undefined {
  return concept === 'generateLead' && detail ? detail : concept && forms[concept]
}

/** The id that the goal gives with a form ('#quote-form'), else the concept's hook; nothing when a page tells the form already. */
export function formConditions(candidate: Candidate, placed: boolean): Condition[] {
  const id = /^#([\w-]+)$/.exec(candidate.selector ?? '')?.[1]
  if (id) return [{ subject: 'formId', is: 'equals', value: id }]
  const hook = placed ? undefined : (candidate.formWord ?? formHook(candidate))
  return hook ? [{ subject: 'formId', is: 'contains', value: hook }] : []
}

const plain =
  /^(?:see|sees|seen|saw|view|views|viewed|viewing|visible|visibility|visibly|appear|appears|appeared|shown|show|shows|displayed|come|comes|came|coming|becomes?|became|scrolls?|scrolled|scrolling|into|onto|sight|screen|viewport|area|impressions?|notices?|noticed|actually|reach|reaches|reached|clicks?|clicked|taps?|tapped|press|presses|pressed|buttons?|links?|call|calls|action|cta|ctas|section|element|block|bereich|sichtbaren?|sichtbarkeit|sichtbar|abschnitts?|elements?|bildschirm|blickfeld|sicht|sehen|sieht|gesehen|erscheint|auftaucht|eingeblendet|uberhaupt|angezeigt|klicks?|klickt|angeklickt|klicken|geklickt|schaltflachen?|knopf|seccion|bloque|elemento|pantalla|visto|vista|vistos|vistas|ver|ve|ven|aparece|aparecen|aparezca|llega|llegan|visibles?|clics?|clicks|hacen?|pulsan?|pulsar|boton|botones|enlaces?|bloc|ecran|apparition|apparait|apparaissent|affiche|affichee|affichage|vue|vues|voit|voient|devient|cliquent?|cliquer|boutons?|liens?|arrive|arrivent|is|are|gets?|wird|werden|ist|est|sont|es|esta|son|llamadas?|accion|appels?|handlungsaufruf|to|pages?|site|website|seiten?|pagina|paginas)$/

const framing = wordSet('wish wishPassive when people polite negate all only conversion markAs click visit contrast')

/** Gives drafts the names by which the site can tell elements and forms apart. `elsewhere`: tokens of pages and parameters. Changes the drafts. */
export function nameHooks(analysis: Analysis, sentence: Sentence, drafts: Draft[], elsewhere: ReadonlySet<number>): void {
  const ids = new Set<string>()
  for (const draft of drafts) {
    const { concept, selector } = draft.candidate
    if (concept === 'elementView' && !selector) {
      const named = onlySelector(analysis, sentence)
      if (named !== undefined) draft.candidate = { ...draft.candidate, selector: named }
    }
    if (concept === 'elementView' || concept === 'ctaClick') draft.thing = thingHook(analysis, sentence, draft.candidate, elsewhere)
    else if (!selector && (formHook(draft.candidate) || concept === 'formSubmit')) {
      const id = formSelector(analysis, sentence, draft.candidate)
      if (!id) {
        const mailchimp = concept === 'newsletterSignUp' && analysis.tokens.slice(sentence.from, sentence.to).some(({ fold }) => fold === 'mailchimp')
        const formWord = mailchimp ? ofMailchimp : formWordOf(analysis, draft.candidate)
        if (formWord !== undefined) draft.candidate = { ...draft.candidate, formWord }
        continue
      }
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
  return sentence.bullet ? onlySelector(analysis, sentence) : undefined
}

/** The selector that a sentence gives, where it gives one. */
export function onlySelector({ tokens }: Analysis, { from, to }: Sentence): string | undefined {
  const [named, ...more] = tokens.slice(from, to).filter(({ kind }) => kind === 'selector')
  return more.length === 0 ? named?.text : undefined
}

/** The thing that is seen or clicked, as part of a selector: 'pricing-table', 'hero-banner'. Nothing when the goal only speaks of buttons or elements. */
function thingHook(analysis: Analysis, sentence: Sentence, candidate: Candidate, elsewhere: ReadonlySet<number>): string | undefined {
  const stops = markTokens(sentence, 'and', 'contrast', 'with', 'by')
  const { first, last } = stretchAround(sentence, candidate.first, candidate.last, (at) => isPunct(analysis, at) || stops.has(at))
  const quote = analysis.tokens.slice(first, last + 1).find((token) => token.kind === 'quote')
  if (quote) return hookOf(quote.text)
  const frame = tokensWhere(sentence, ({ pattern }) => pattern.kind === 'mark' && framing.has(pattern.id) && !pattern.weak)
  const isName = (at: number): boolean =>
    analysis.tokens[at]?.kind === 'word' && !joins(analysis, at) && !frame.has(at) && !elsewhere.has(at) && !plain.test(foldAt(analysis, at))
  const words = range(first, last).filter(isName)
  const apart = words.findIndex((at, index) => index > 0 && at - (words[index - 1] ?? at) > 2)
  const own = words.slice(0, Math.min(3, apart < 0 ? 3 : apart))
  return hookOf(own.map((at) => analysis.tokens[at]?.text).join(' '))
}

function hookOf(words: string): string | undefined {
  return slug(words).replaceAll('_', '-').slice(0, 40).replace(/-+$/, '') || undefined
}
