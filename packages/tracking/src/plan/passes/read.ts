import { type Analysis, hasMark, type Sentence } from '../analysis.ts'
import type { PlanState, ReadSentence } from '../draft.ts'
import { type Section, sectionsOf } from '../sections.ts'
import { attachDetails, readSentenceOf } from './attach.ts'
import { composeFromGrid } from './compose.ts'
import { decideWishes } from './decide.ts'
import { explainSilence } from './explain.ts'
import { nameDrafts } from './name.ts'
import { findParameters } from './parameters.ts'
import { recognise } from './recognise.ts'
import { resolveFollowUps } from './resolve.ts'
import type { Pass, Reading } from './state.ts'
import { decideZones } from './zones.ts'

/** From the words of a sentence to drafts of events, in this order. */
const passes: readonly Pass[] = [
  decideZones,
  findParameters,
  recognise,
  resolveFollowUps,
  composeFromGrid,
  decideWishes,
  nameDrafts,
  attachDetails,
  explainSilence,
]

/** Reads the sentences in turn into drafts of events and parts that become nothing. */
export function readSentences(analysis: Analysis): PlanState {
  const sections = sectionsWithHeaders(analysis)
  const sentences: ReadSentence[] = []
  const unmatched: PlanState['unmatched'] = []
  analysis.sentences.forEach((sentence, at) => {
    const section = sections[at]
    if (!section) return
    const read = passes.reduce((reading, pass) => pass(reading), blank(analysis, sentence, section, sentences))
    sentences.push(readSentenceOf(read))
    unmatched.push(...read.unmatched)
  })
  return { analysis, sentences, unmatched }
}

/** Sections, with what a line that ends in a colon says about those below it. */
function sectionsWithHeaders(analysis: Analysis): Section[] {
  let negated = false
  let asked = false
  const layout = sectionsOf(analysis)
  return analysis.sentences.flatMap((sentence, at) => {
    const section = layout[at]
    if (!section) return []
    if (sentence.header && section.role === undefined) {
      negated = hasMark(sentence, 'negate') && !hasMark(sentence, 'negateNot') && !hasMark(sentence, 'conversion')
      asked = true
    } else if (!sentence.bullet && hasMark(sentence, 'wish')) negated = false
    return [{ ...section, role: section.role ?? (negated && !sentence.header ? 'negated' : undefined), listed: section.listed || asked }]
  })
}

/** A sentence before its first pass. */
export function blank(analysis: Analysis, sentence: Sentence, section: Section, earlier: readonly ReadSentence[]): Reading {
  return {
    analysis,
    sentence,
    section,
    earlier: [...earlier],
    zones: { zones: [], audience: false, dropOut: undefined, deniedConversions: new Set(), deniedTokens: new Set() },
    quantities: [],
    names: [],
    lists: [],
    taken: new Set(),
    steps: [],
    candidates: [],
    places: [],
    asked: false,
    used: new Set(),
    drafts: [],
    unmatched: [],
  }
}
