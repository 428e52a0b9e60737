import { type DataFlows, type Language, mostListedTags } from '@tagmason/domain'
import { loadSentences, sentenceOf, taintOf, taintResult, worded } from '@tagmason/tracking'
import { mustRead } from '../containerChanges.ts'
import { proofFile } from './proofFile.ts'

/** Where a visitor's data goes with a file. Runs it on many visits, so a server does it in a thread. */
export async function flowsOfFile(text: string, language: Language): Promise<DataFlows> {
  try {
    const file = mustRead(text)
    const taint = await taintOf(file)
    const { flows, open, visits } = taint
    const personal = flows.filter(({ source }) => source.personal).length
    return {
      flows: flows.slice(0, mostListedTags).map(({ source, tag, on, parameter, form, automatic, visit }) => ({
        source: source.kind,
        key: source.key,
        personal: source.personal,
        tag,
        on,
        parameter,
        form,
        automatic,
        visit: [...visit],
      })),
      personal,
      others: flows.length - personal,
      open: open.slice(0, mostListedTags).map(({ tag, parameter }) => ({ tag, parameter })),
      visits,
      proof: proofFile(taintResult(file, taint)),
      impossible: '',
    }
  } catch (error) {
    return { flows: [], personal: 0, others: 0, open: [], visits: 0, proof: '', impossible: worded(await loadSentences(language), sentenceOf(error)) }
  }
}
