import type { MeasurementPlan } from '@tagmason/domain'
import { type SnippetOptions, snippetsFromPlan } from './fromPlan.ts'

/** Sentences of snippets.md. */
export interface SnippetTexts {
  title: string
  intro: string
  consent: string
  consentWhy: string
  head: string
  headWhy: string
  body: string
  bodyWhy: string
  events: string
  eventsWhy: string
  noEvents: string
  /** Before the part of the goals that asked for the event. */
  because: string
}

export const englishSnippetTexts: SnippetTexts = {
  title: 'Code for the site',
  intro: 'Put these parts into the pages of the site, in this order. Every value in them is an example: replace it by the real one.',
  consent: 'Consent default',
  consentWhy: 'In the head, before everything else: nothing is stored until the visitor agrees.',
  head: 'Container, in the head',
  headWhy: 'In the head of every page, as high as possible.',
  body: 'Container, in the body',
  bodyWhy: 'Right after the opening body tag of every page, for browsers without JavaScript.',
  events: 'Events',
  eventsWhy: 'Each of these runs at the moment when the thing happens: in the page that confirms it, or in the answer to the click.',
  noEvents: 'The container notices every event of this plan by itself, so the pages need no further code.',
  because: 'Asked for by',
}

/** A person's words in Markdown: one line, nothing in it that Markdown or HTML would read as markup. */
function plainMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/[\\`*_[\]{}#|~!]/g, '\\$&')
}

/** A fenced block whose fence is longer than any run of backticks in the code. */
function block(language: string, code: string): string {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${code}\n${fence}`
}

/**
 * snippets.md: a heading per part, with the code below it.
 * @throws Error when the container id is none
 */
export function snippetsMarkdown(plan: MeasurementPlan, options: SnippetOptions, texts: SnippetTexts = englishSnippetTexts): string {
  const { head, body, consentDefault, events } = snippetsFromPlan(plan, options)
  const reasons = new Map(plan.events.map((event) => [event.id, event.because.text]))
  const parts = [`# ${texts.title}`, texts.intro]
  if (consentDefault !== '') parts.push(`## ${texts.consent}`, texts.consentWhy, block('html', consentDefault))
  parts.push(`## ${texts.head}`, texts.headWhy, block('html', head), `## ${texts.body}`, texts.bodyWhy, block('html', body), `## ${texts.events}`)
  parts.push(events.length === 0 ? texts.noEvents : texts.eventsWhy)
  for (const { eventId, event, code } of events) {
    const reason = plainMarkdown(reasons.get(eventId) ?? '')
    parts.push(`### ${plainMarkdown(event)}`, ...(reason === '' ? [] : [`${texts.because}: ${reason}`]), block('js', code))
  }
  return `${parts.join('\n\n')}\n`
}
