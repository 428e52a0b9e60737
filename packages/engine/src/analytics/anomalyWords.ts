import type { AnomalySeries, CauseEvidence, FoundAnomaly, Language } from '@tagmason/domain'
import type { Sentence } from '@tagmason/tracking'
import { inLanguage } from '../inWords.ts'
import { type EngineCode, say } from '../sentences/say.ts'

/** What a figure is called; an event by its name. */
export const metricSentence = (series: AnomalySeries): Sentence<EngineCode> | string =>
  'metric' in series ? say(`anomalies.metric.${series.metric}`) : series.event

/** What speaks for a cause, its shares in whole percent. */
function evidenceSentence({ code, values }: CauseEvidence): Sentence<EngineCode> {
  const inPercent = (name: string, value: string | number) => (name === 'share' || name === 'explained' ? Math.round(Number(value) * 100) : value)
  return say(`anomalies.evidence.${code}`, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inPercent(name, value)])))
}

/** Why a figure left its band, with what speaks most for it. */
export const causeSentence = ({ cause, evidence }: Pick<FoundAnomaly, 'cause' | 'evidence'>): Sentence<EngineCode> =>
  [say(`anomalies.cause.${cause}`), ...evidence.slice(0, 3).map(evidenceSentence)].reduceRight((rest, first) => say('anomalies.joined', { first, rest }))

/** The figure of an anomaly and why it left its band, in a language: English for what is kept and sent to machines. */
export async function anomalyWords(language: Language, series: AnomalySeries, found: Pick<FoundAnomaly, 'cause' | 'evidence'>) {
  const { metric, description } = await inLanguage(language, { metric: metricSentence(series), description: causeSentence(found) })
  return { metric, description }
}
