import type { MeasurementPlan } from '@tagmason/domain'
import { type SnippetOptions, snippetsFromPlan } from './fromPlan.ts'
import { type SnippetTexts, snippetTexts } from './texts.ts'

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
 * snippets.md: a heading per part, with the code below it, in the language of the goals.
 * @throws Error when the container id is none
 */
export function snippetsMarkdown(plan: MeasurementPlan, options: SnippetOptions, texts: SnippetTexts = snippetTexts[plan.language]): string {
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
