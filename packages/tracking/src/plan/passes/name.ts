import { range } from '../analysis.ts'
import { type Candidate, unphrased } from '../candidates.ts'
import { draftOf } from '../draft.ts'
import type { GivenName } from '../eventnames.ts'
import type { Pass } from './state.ts'

/** Gives drafts the names that the goal gives, and makes events of names that stand for themselves. */
export const nameDrafts: Pass = (reading) => {
  const { analysis, sentence, asked, names, section } = reading
  let drafts = reading.drafts
  for (const name of names) {
    const owner =
      drafts.filter((draft) => draft.candidate.first < name.first && !draft.name).at(-1) ??
      drafts.find((draft) => draft.candidate.first > name.last && !draft.name)
    if (owner && name.named) drafts = drafts.map((draft) => (draft === owner ? { ...draft, name: name.name, repairs: name.repairs } : draft))
    else if (!owner || !name.named)
      drafts = [...drafts, { ...draftOf(analysis, sentence, nameCandidate(name), asked), name: name.concept ? undefined : name.name, repairs: name.repairs }]
  }
  const { key } = section
  const marked = key === undefined ? drafts : drafts.map((draft) => ({ ...draft, keyEvent: key }))
  return { ...reading, drafts: marked.toSorted((a, b) => a.candidate.first - b.candidate.first) }
}

function nameCandidate({ concept, name, first, last }: GivenName): Candidate {
  return unphrased({ kind: concept ? 'concept' : 'custom', concept, name, first, last, tokens: range(first, last), weak: false, score: 50 })
}
