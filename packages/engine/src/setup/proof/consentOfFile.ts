import { type ConsentCheck, type Language, mostListedTags, type TagConsent } from '@tagmason/domain'
import { type ConsentProof, consentResult, loadSentences, proveConsent, sentenceOf, type TagConsentProof, worded } from '@tagmason/tracking'
import { mustRead } from '../containerChanges.ts'
import { proofFile } from './proofFile.ts'

/** What the command takes where no option describes the banner. */
const asked = { late: 0, region: 'DE' }

const order: readonly TagConsent['verdict'][] = ['broken', 'unknown', 'proven']

/** Whether any tag of a file runs against the visitor's choice. Runs it on many visits, so a server does it in a thread. */
export async function consentOfFile(text: string, language: Language): Promise<ConsentCheck> {
  try {
    const file = mustRead(text)
    const found = await proveConsent(file, asked)
    return { ...told(found), proof: proofFile(consentResult(file, asked, found)) }
  } catch (error) {
    return {
      tags: [],
      counts: { broken: 0, unknown: 0, proven: 0 },
      signals: [],
      visits: 0,
      proof: '',
      impossible: worded(await loadSentences(language), sentenceOf(error)),
    }
  }
}

function told({ tags, hits, visits }: ConsentProof): Omit<ConsentCheck, 'proof'> {
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
