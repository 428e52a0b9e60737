import { nlpLimits, type NlpSource, type NlpTask } from '@tagmason/domain'
import { toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import type { NlpText } from './text.ts'
import { nlpText } from './texts.ts'

interface Draft {
  task: NlpTask
  source: NlpSource
  /** One text a line. */
  written: string
}
const nothing: Draft = { task: 'keywords', source: 'typed', written: '' }

/** What is wrong with the texts as typed. */
const faultOf = (written: string, texts: readonly string[], text: NlpText): string | false => {
  if (!/[\p{L}\p{N}]/u.test(written)) return text.noText
  if (texts.length > nlpLimits.texts) return text.tooMany
  return texts.some((line) => line.length > nlpLimits.characters) && text.tooLong
}

/** What is asked for, what is wrong with it, and the way to do it. What was typed stays until it has been read. */
export function useAnalysis(onDone: () => void) {
  const text = useText(nlpText)
  const analyze = useAct('nlp.analyze')
  const { available } = useRead('nlp.list')
  const [draft, setDraft] = useState(nothing)
  const [tried, setTried] = useState(false)
  const { task, source, written } = draft
  const texts = written
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const none = source !== 'typed' && available[source] === 0 && text.nothingThere[source]
  const wrong = source === 'typed' && faultOf(written, texts, text)

  const save = async () => {
    setTried(true)
    if (none || wrong) return
    const outcome = await analyze.run({ task, source, texts: source === 'typed' ? texts : [] })
    if (outcome === undefined) return
    toast.success(text.analyzed(outcome.done.total), { detail: text.analyzedDetail })
    setDraft(nothing)
    setTried(false)
    onDone()
  }
  return { draft, set: (part: Partial<Draft>) => setDraft({ ...draft, ...part }), errors: { source: tried && none, texts: tried && wrong }, analyze, save }
}
