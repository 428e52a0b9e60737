import type { MeasurementPlan } from '@tagmason/domain'
import type { SentEvent } from '../ga4/sent.ts'
import { pushCode } from './events.ts'
import { hookedEvents, snippetGroups } from './groups.ts'
import { type SnippetOptions, snippetsFromPlan } from './fromPlan.ts'
import { type SnippetTexts, snippetTexts } from './texts.ts'

/** A person's words in Markdown: one line, nothing in it that Markdown or HTML would read as markup. */
export function plainMarkdown(text: string): string {
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

const signs = { greater: '>', greaterOrEquals: '≥', less: '<', lessOrEquals: '≤', equals: '=' } as const

/** The words of the goals that asked for the events, each with its threshold: `big orders (value > 50 USD)`. Empty without any. */
function reasonOf(all: readonly SentEvent[]): string {
  const reasons = all.map(({ event: { because, threshold } }) => {
    const limit = threshold && `${threshold.parameter} ${signs[threshold.is]} ${threshold.amount}${threshold.unit === undefined ? '' : ` ${threshold.unit}`}`
    return [because.text.trim(), ...(limit === undefined ? [] : [`(${limit})`])].join(' ').trim()
  })
  return plainMarkdown([...new Set(reasons)].filter((reason) => reason !== '').join('; '))
}

/**
 * snippets.md: a heading per part, with the code below it, in the language of the goals.
 * @throws Error when the container id is none
 */
export function snippetsMarkdown(plan: MeasurementPlan, options: SnippetOptions, texts: SnippetTexts = snippetTexts[plan.language]): string {
  const { head, body, consentDefault, consentUpdate, userProperties } = snippetsFromPlan(plan, options)
  const parts = [`# ${texts.title}`, texts.intro]
  const entry = (name: string, sent: readonly SentEvent[], language: string, code: string): void => {
    const reason = reasonOf(sent)
    parts.push(`### ${plainMarkdown(name)}`, ...(reason === '' ? [] : [`${texts.because}: ${reason}`]), block(language, code))
  }
  if (consentDefault !== '') parts.push(`## ${texts.consent}`, texts.consentWhy, block('html', consentDefault))
  if (consentUpdate !== '') parts.push(`## ${texts.agreed}`, texts.agreedWhy, block('js', consentUpdate))
  if (userProperties !== '') parts.push(`## ${texts.user}`, texts.userWhy, block('html', userProperties))
  parts.push(`## ${texts.head}`, texts.headWhy, block('html', head), `## ${texts.body}`, texts.bodyWhy, block('html', body))

  const groups = snippetGroups(plan)
  const hooked = hookedEvents(plan)
  if (groups.length === 0 && hooked.length === 0) parts.push(`## ${texts.events}`, texts.noEvents)
  for (const before of [false, true]) {
    const wanted = groups.filter((group) => group.before === before)
    if (wanted.length > 0) parts.push(`## ${before ? texts.before : texts.events}`, before ? texts.beforeWhy : texts.eventsWhy)
    for (const group of wanted) entry(group.event, group.sent, 'js', pushCode(group))
  }
  if (hooked.length > 0) parts.push(`## ${texts.hooks}`, texts.hooksWhy)
  for (const { sent, html } of hooked) entry(sent.name, [sent], 'html', html)
  return `${parts.join('\n\n')}\n`
}
