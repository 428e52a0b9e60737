import { type ConsentCheck, type Language, mostListedTags, type TagConsent } from '@tagmason/domain'
import { type ConsentProof, loadSentences, proveConsent, sentenceOf, type TagConsentProof, worded } from '@tagmason/tracking'
import { mustRead } from '../containerChanges.ts'

const order: readonly TagConsent['verdict'][] = ['broken', 'unknown', 'proven']

/** Whether any tag of a file runs against the visitor's choice. Runs it on many visits, so a server does it in a thread. */
export async function consentOfFile(text: string, language: Language): Promise<ConsentCheck> {
  try {
    return told(await proveConsent(mustRead(text)))
  } catch (error) {
    return {
      tags: [],
      counts: { broken: 0, unknown: 0, proven: 0 },
      signals: [],
      visits: 0,
      impossible: worded(await loadSentences(language), sentenceOf(error)),
    }
  }
}

function told({ tags, hits, visits }: ConsentProof): ConsentCheck {
  const count = (wanted: TagConsent['verdict']) => tags.filter(({ verdict }) => verdict === wanted).length
  const sorted = tags.toSorted((one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict))
  return {
    tags: sorted.slice(0, mostListedTags).map(tagOf),
    counts: { broken: count('broken'), unknown: count('unknown'), proven: count('proven') },
    signals: hits.slice(0, mostListedTags).map(({ tag, order: when, answer, returning, gcs, gcd }) => ({ tag, order: when, answer, returning, gcs, gcd })),
    visits,
    impossible: '',
  }
}

const tagOf = (proof: TagConsentProof): TagConsent => ({
  tag: proof.tag,
  type: proof.type,
  verdict: proof.verdict,
  code: proof.code,
  types: proof.verdict === 'unknown' ? [] : [...proof.values.types],
  orders: proof.verdict === 'broken' ? [...proof.values.orders] : [],
  setters: proof.verdict === 'unknown' ? [...proof.values.tags] : [],
  visit: proof.verdict === 'broken' ? [...proof.visit] : [],
})
