import { parameterText } from '../../gtm/parameters.ts'
import { quote } from '../../gtm/values.ts'
import { distinct, joined } from '../../sentences/list.ts'
import { say, type Sentence, type Words } from '../../sentences/say.ts'
import type { Audit, AuditRule, Fault } from '../types.ts'
import { activeTags, valuePlace } from '../read.ts'
import { sources } from '../sources.ts'

/** Hosts of scripts that their vendors themselves tell people to load. */
const vendors = (
  'google.com googletagmanager.com google-analytics.com googleapis.com gstatic.com googleadservices.com doubleclick.net youtube.com facebook.net ' +
  'tiktok.com licdn.com linkedin.com hotjar.com clarity.ms bing.com pinimg.com sc-static.net ads-twitter.com redditstatic.com plausible.io cookiebot.com ' +
  'cookielaw.org onetrust.com usercentrics.eu hs-scripts.com hubspot.com intercom.io segment.com mixpanel.com'
).split(' ')

const loads = [/<script[^>]{0,2000}?\bsrc\s*=\s*["']?([^"'\s>]+)/gi, /\.src\s*=\s*["'`]([^"'`]+)/gi]
const evaluates = /\beval\s*\(|\bnew\s+Function\s*\(|\bdocument\s*\.\s*write(?:ln)?\s*\(/

const hostOf = (address: string): string => /^(?:https?:)?\/\/([^/:?#]+)/i.exec(address)?.[1]?.toLowerCase() ?? ''
const within = (host: string, owner: string): boolean => host === owner || host.endsWith(`.${owner}`)

const risks = (html: string, allowed: readonly string[]): readonly Sentence[] => {
  const addresses = loads.flatMap((pattern) => Array.from(html.matchAll(pattern), (match) => match[1] ?? ''))
  const made: Sentence[] = []
  for (const address of addresses) {
    const host = hostOf(address)
    if (/^http:/i.test(address)) made.push(say('audit.html.unencrypted', { address: quote(address) }))
    else if (host !== '' && !host.includes('{{') && ![...vendors, ...allowed].some((owner) => within(host, owner)))
      made.push(say('audit.html.otherHost', { host }))
  }
  const code = evaluates.exec(html)?.[0]
  if (code !== undefined) made.push(say('audit.html.runsCode', { code: code.replace(/\s*\($/, '') }))
  return distinct(made)
}

function* external({ context, options }: Audit): Generator<Fault> {
  for (const item of context.items.tag) {
    const found = item.type === 'html' ? risks(parameterText(item, 'html'), options.allowedHosts ?? []) : []
    if (found.length > 0)
      yield {
        item,
        place: valuePlace(item, 'html'),
        message: say('audit.html.dangerous', { tag: quote(item.name), risks: joined(found.slice(0, 3), 'list.comma') }),
      }
  }
}

const snippets: readonly (readonly [RegExp, Words])[] = [
  [/\bfbq\s*\(/, say('audit.html.pixel.meta')],
  [/\bttq\b/, say('audit.html.pixel.tiktok')],
  [/_linkedin_partner_id/, say('audit.html.pixel.linkedin')],
  [/\bhj\s*\(|static\.hotjar\.com/, 'Hotjar'],
  [/clarity\.ms|\bclarity\s*\(/, 'Microsoft Clarity'],
  [/\buetq\b/, 'Microsoft Advertising (UET)'],
]

function* vendor(audit: Audit): Generator<Fault> {
  for (const item of activeTags(audit, 'html')) {
    const found = snippets.find(([pattern]) => pattern.test(parameterText(item, 'html')))
    if (found !== undefined)
      yield {
        item,
        message: say('audit.html.templateExists', { tag: quote(item.name), pixel: found[1] }),
      }
  }
}

const longest = 102_400

function* long({ context }: Audit): Generator<Fault> {
  for (const item of context.items.tag) {
    const { length } = item.type === 'html' ? parameterText(item, 'html') : ''
    if (length > longest)
      yield {
        item,
        place: valuePlace(item, 'html'),
        message: say('audit.html.tooLong', { length, most: longest }),
      }
  }
}

export const htmlRules: readonly AuditRule[] = [
  { id: 'A63', name: 'html-external-script', area: 'security', severity: 'warning', source: sources.practice, check: external },
  { id: 'A65', name: 'html-could-be-template', area: 'security', severity: 'info', source: sources.practice, check: vendor },
  { id: 'A74', name: 'html-length', area: 'performance', severity: 'warning', source: sources.limits, check: long },
]
