import type { ExplainReason, Language, TagExplanation } from '@tagmason/domain'
import { explainResult, explainTag, loadSentences, type Reason, sentenceOf, worded, type Words } from '@tagmason/tracking'
import { mustRead } from '../containerChanges.ts'
import { proofFile } from './proofFile.ts'
import { conditionText } from './told.ts'

/** The shortest visit that fires a tag of a file, or why there is none; the reasons in a member's language. */
export async function explainFile(text: string, tag: string, language: Language): Promise<TagExplanation> {
  const sentences = await loadSentences(language)
  try {
    const file = mustRead(text)
    const found = await explainTag(file, tag)
    const proof = proofFile(explainResult(file, tag, found))
    if (found.fires) return { visit: [...found.visit], reasons: [], proof, impossible: '' }
    return { visit: [], reasons: worded(sentences, found.reasons.map(told)), proof, impossible: '' }
  } catch (error) {
    return { visit: [], reasons: [], proof: '', impossible: worded(sentences, sentenceOf(error)) }
  }
}

function told(reason: Reason): ExplainReason<Words> {
  if (reason.code !== 'contradiction') return reason
  return { code: reason.conditions.length === 1 ? 'event' : 'never', trigger: reason.trigger, conditions: reason.conditions.map(conditionText) }
}
