import { type ContainerEffect, type EffectChange, type EffectKind, effectKinds, type Language, mostEffectChanges } from '@tagmason/domain'
import { type Effect, effectOf, effectResult, loadSentences, sentenceOf, type Worded, worded } from '@tagmason/tracking'
import { mustRead } from '../containerChanges.ts'
import { proofFile } from './proofFile.ts'
import { sentText } from './told.ts'

/** What leaves the browser differently with another container's file, as much as a screen can hold. Runs both on every visit that was made up, so a server does it in a thread. */
export async function effectFile(before: string, after: string, language: Language): Promise<ContainerEffect> {
  try {
    const files = { before: mustRead(before), after: mustRead(after) }
    const effect = await effectOf(files.before, files.after)
    return { ...told(worded(await loadSentences(language), effect)), proof: proofFile(effectResult(files, effect)) }
  } catch (error) {
    return { changes: [], counts: countsOf([]), visits: 0, left: [], proof: '', impossible: worded(await loadSentences(language), sentenceOf(error)) }
  }
}

const countsOf = (kinds: readonly EffectKind[]) =>
  Object.fromEntries(effectKinds.map((kind) => [kind, kinds.filter((one) => one === kind).length])) as Record<EffectKind, number>

const told = ({ changes, visits, left }: Worded<Effect>): Omit<ContainerEffect, 'proof'> => ({
  changes: changes.slice(0, mostEffectChanges).map(({ kind, label, on, parameters, consent, seen, visit }): EffectChange => ({
    kind,
    label,
    on,
    parameters: parameters.map(({ key, before, after }) => ({ key, before: sentText(before), after: sentText(after) })),
    consent: consent.map(({ type, before, after }) => ({ type, before: before ?? 'unset', after: after ?? 'unset' })),
    seen,
    visit: [...visit],
  })),
  counts: countsOf(changes.map(({ kind }) => kind)),
  visits,
  left: [...left],
  impossible: '',
})
