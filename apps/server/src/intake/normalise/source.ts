import type { ParameterValue } from '@tagmason/domain'
import { remembering } from '../remember.ts'
import { clickIds, type KnownSource, knownSources } from './sources.catalogue.ts'
import { cut } from './text.ts'

export interface Source {
  source: string
  medium: string
  campaign: string
}

const longest = 200

/**
 * Where a visitor comes from. What a campaign says of itself counts first (`utm_*` in the address, then in the parameters), then a click id, then the page before;
 * empty for those who came directly and for who goes on within the site.
 */
export function sourceOf(query: URLSearchParams, params: Readonly<Record<string, ParameterValue>>, referrer: string): Source {
  const told = (name: string) => {
    const value = query.get(name) ?? params[name]
    return typeof value === 'string' ? cut(value.trim(), longest) : ''
  }
  const click = clickOf(query)
  const guessed = click ?? ofReferrer(referrer)
  const source = told('utm_source')
  return {
    source: source === '' ? guessed.source : source,
    // A medium that was guessed for another source says nothing of the one that was told.
    medium: told('utm_medium') || (source === '' || click !== undefined || source.toLowerCase() === guessed.source ? guessed.medium : ''),
    campaign: told('utm_campaign'),
  }
}

function clickOf(query: URLSearchParams) {
  for (const name of query.keys()) if (Object.hasOwn(clickIds, name)) return clickIds[name]
  return undefined
}

/** A host in the catalogue, or a link on some page. */
export function ofReferrer(host: string): Omit<Source, 'campaign'> {
  if (host === '') return { source: '', medium: '' }
  const known = remembered(host)
  return known === undefined ? { source: host, medium: 'referral' } : { source: known.source, medium: known.medium }
}

const byHost = new Map<string, KnownSource>()
for (const known of knownSources) for (const host of known.hosts) byHost.set(host, known)

const remembered = remembering(find, 5000)

/** From the whole host to its last two labels, so that the longest entry counts; `google.co.uk` is `google.*`, `google.example.com` is not. */
function find(host: string): KnownSource | undefined {
  const labels = host.split('.')
  for (let from = 0; from < labels.length - 1; from++) {
    const found = byHost.get(labels.slice(from).join('.')) ?? (isEnding(labels.slice(from + 1)) ? byHost.get(`${labels[from]}.*`) : undefined)
    if (found !== undefined) return found
  }
  return undefined
}

/** `com`, `de`, `co.uk`, `com.br`. */
const isEnding = (labels: readonly string[]) =>
  labels.length === 1 ? /^(com|net|org|[a-z]{2})$/.test(labels[0] ?? '') : labels.length === 2 && /^(com?|ne)\.[a-z]{2}$/.test(labels.join('.'))
