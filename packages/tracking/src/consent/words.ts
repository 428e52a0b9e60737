import type { ReportEntry } from '@tagmason/domain'
import { joined } from '../sentences/list.ts'
import { say, type Sentence, type Words } from '../sentences/say.ts'
import { visitWords } from '../visits/words.ts'
import type { ConsentOrder, ConsentProof, ConsentVerdict, PredictedHit, TagConsentProof } from './types.ts'

type Verdict = ConsentVerdict['verdict']
type CodeOf<V extends Verdict> = Extract<ConsentVerdict, { verdict: V }>['code']

const labels: Readonly<Record<Verdict, Sentence>> = {
  proven: say('consent.verdict.proven'),
  broken: say('consent.verdict.broken'),
  unknown: say('consent.verdict.unknown'),
}

const proven: Readonly<Record<CodeOf<'proven'>, Sentence>> = {
  gated: say('consent.proven.gated'),
  builtIn: say('consent.proven.builtIn'),
  notNeeded: say('consent.proven.notNeeded'),
  setsConsent: say('consent.proven.setsConsent'),
  sendsNothing: say('consent.proven.sendsNothing'),
  afterConsent: say('consent.proven.afterConsent'),
  paused: say('simulate.tag.paused'),
  noTrigger: say('simulate.tag.noTrigger'),
}

const broken: Readonly<Record<CodeOf<'broken'>, Sentence>> = {
  beforeDefault: say('consent.broken.beforeDefault'),
  countsAsGranted: say('consent.broken.countsAsGranted'),
  noCheck: say('consent.broken.noCheck'),
}

const orders: Readonly<Record<ConsentOrder, Sentence>> = {
  defaultFirst: say('consent.order.defaultFirst'),
  updateFirst: say('consent.order.updateFirst'),
  defaultLate: say('consent.order.defaultLate'),
  gatewayLate: say('consent.order.gatewayLate'),
  regional: say('consent.order.regional'),
}

const hitWords = ({ order, returning, answer, inRegion, gcs, gcd }: PredictedHit): Sentence => {
  const visitor = returning ? say('consent.visitor.returning') : say('consent.visitor.new')
  return say('consent.hit', {
    order: orders[order],
    visitor: inRegion === false ? say('consent.visitor.elsewhere', { visitor }) : visitor,
    answer: answer === 'granted' ? say('consent.answer.granted') : say('consent.answer.denied'),
    gcs,
    gcd,
  })
}

const unknownWords = (one: Extract<TagConsentProof, { verdict: 'unknown' }>): Sentence => {
  if (one.code === 'notReached') return say('consent.notReached')
  const { tags } = one.values
  return tags.length === 0
    ? say('consent.mayBeSetBy.template')
    : say('consent.mayBeSetBy', {
        tags: joined(
          tags.map((text) => say('text.said', { text })),
          'list.comma',
        ),
      })
}

const brokenWords = ({ code, values }: Extract<TagConsentProof, { verdict: 'broken' }>): Sentence => {
  const said = {
    what: broken[code],
    orders: joined(
      values.orders.map((order) => orders[order]),
      'list.semicolon',
    ),
  }
  return values.types.length === 0 ? say('consent.broken', said) : say('consent.broken.types', { ...said, types: values.types.join(', ') })
}

const entryOf = (one: TagConsentProof, hits: readonly PredictedHit[]): ReportEntry<Words> => {
  const entry = { code: one.code, label: labels[one.verdict], name: one.tag }
  const details = hits.filter(({ tag }) => tag === one.tag).map(hitWords)
  if (one.verdict === 'proven') return { ...entry, level: 'pass', message: proven[one.code], details }
  if (one.verdict === 'unknown') return { ...entry, level: 'warning', message: unknownWords(one), details }
  return { ...entry, level: 'error', message: brokenWords(one), details: [say('visit.firstSeen', { visit: visitWords(one.visit) }), ...details] }
}

/** A proof of consent in one line. */
export const consentHeadline = (file: string, { tags, visits }: ConsentProof): Sentence => {
  const count = (verdict: Verdict) => tags.filter((one) => one.verdict === verdict).length
  return say('consent.headline', { file, proven: count('proven'), broken: count('broken'), unknown: count('unknown'), visits })
}

/** What is proven of each tag, for a report. */
export const consentEntries = ({ tags, hits }: ConsentProof): readonly ReportEntry<Words>[] => tags.map((one) => entryOf(one, hits))
