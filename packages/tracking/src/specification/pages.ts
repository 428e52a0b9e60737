import { plainMarkdown } from '../snippets/markdown.ts'
import type { DataLayerSpecification, SpecifiedField } from './specification.ts'

const intro =
  'Push each message when it happens, after the line that makes the data layer. Names are written exactly as here. To check a page, open its console, paste the script at the end, and use the page: the console says of each message whether it is as specified.'
const none = 'Nothing has to be pushed: what is measured happens without code of the site.'

const visitorTitle = 'The visitor'
const visitorIntro =
  'Push these values on every page before the container loads, so that the page view has them too. They are user properties of Google Analytics: at most 36 characters, never personal data. Leave out what is not known.'

const typeOf = ({ type }: SpecifiedField) => type ?? 'not known'
const requiredOf = ({ required }: SpecifiedField) => (required === null ? 'not known' : required ? 'yes' : 'no')

/** A fenced block whose fence is longer than any in the code. */
function fenced(code: string): string {
  const fence = '`'.repeat(Math.max(2, ...(code.match(/`+/g) ?? []).map((run) => run.length)) + 1)
  return `${fence}js\n${code.trimEnd()}\n${fence}`
}

const tableOf = (fields: readonly SpecifiedField[]): string =>
  [
    '| Key | Type | Required |',
    '| --- | --- | --- |',
    ...fields.map((field) => `| ${plainMarkdown(field.name)} | ${typeOf(field)} | ${requiredOf(field)} |`),
  ].join('\n')

/** The page for developers, as Markdown. */
export function specificationMarkdown({ visitor, messages, checker }: DataLayerSpecification): string {
  const parts = ['# Data layer', ...(messages.length > 0 ? [intro] : visitor === undefined ? [none] : [])]
  if (visitor !== undefined) {
    parts.push(`## ${visitorTitle}`, visitorIntro, tableOf(visitor.fields))
    if (visitor.code !== '') parts.push(fenced(visitor.code))
  }
  for (const { event, because, fields, code } of messages) {
    parts.push(`## ${plainMarkdown(event)}`)
    if (because !== '') parts.push(`For: ${plainMarkdown(because)}`)
    if (fields.length > 0) parts.push(tableOf(fields))
    if (code !== '') parts.push(fenced(code))
  }
  if (messages.length > 0) parts.push('## Check a page', fenced(checker))
  return `${parts.join('\n\n')}\n`
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark)
const style =
  'body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color-scheme:light dark}table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #8886;padding:.4rem .6rem;text-align:start;overflow-wrap:anywhere}pre{background:#8882;padding:.8rem;overflow:auto}'

/** The same as a page that stands alone: no script runs in it, and nothing is loaded. */
export function specificationHtml({ visitor, messages, checker }: DataLayerSpecification): string {
  const table = (fields: readonly SpecifiedField[]) => {
    const rows = fields.map((field) => `<tr><td><code>${escaped(field.name)}</code></td><td>${typeOf(field)}</td><td>${requiredOf(field)}</td></tr>`).join('\n')
    return rows === '' ? '' : `<table><thead><tr><th>Key</th><th>Type</th><th>Required</th></tr></thead><tbody>\n${rows}\n</tbody></table>\n`
  }
  const code = (text: string) => (text === '' ? '' : `<pre>${escaped(text)}</pre>\n`)
  const known = visitor === undefined ? '' : `<h2>${visitorTitle}</h2>\n<p>${visitorIntro}</p>\n${table(visitor.fields)}${code(visitor.code)}`
  const sections = messages.map(
    (message) =>
      `<h2><code>${escaped(message.event)}</code></h2>\n${message.because === '' ? '' : `<p>For: ${escaped(message.because)}</p>\n`}${table(message.fields)}${code(message.code)}`,
  )
  const first = messages.length > 0 ? `<p>${intro}</p>\n` : visitor === undefined ? `<p>${none}</p>\n` : ''
  const check = messages.length === 0 ? '' : `<h2>Check a page</h2>\n<pre>${escaped(checker)}</pre>\n`
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Data layer</title><style>${style}</style></head>\n<body><h1>Data layer</h1>${first}${known}${sections.join('')}${check}</body></html>\n`
}
