import type { ReadingProgress } from './readingProgress.ts'
import type { Language } from '@tagmason/domain'
import { toast } from '@tagmason/ui'
import { useEffect, useRef, useState } from 'react'
import { useLanguage, useText } from '../../../language.ts'
import { useAct } from '../../../workspace.tsx'
import type { Reading, ReadingFault } from '../reading/readScreenshot.ts'
import type { Picture } from '../readPicture.ts'
import { screenshotText } from '../texts.ts'
import { asFound } from './asFound.ts'
import { ownText } from './texts.ts'

/** What a reading told beyond its elements, and of which picture. */
export interface ReadingNotes extends Pick<Reading, 'ratio' | 'animated'> {
  url: string
}

/** Reads pictures on this device, one at a time, and has the workspace keep what was found; the picture goes nowhere. */
export function useReading(refuse: (why: ReadingFault) => void) {
  const text = useText(ownText)
  const { done: doneText } = useText(screenshotText)
  const own = useLanguage()
  const [chosen, chooseLanguage] = useState<Language | null>(null)
  const language = chosen ?? own
  const keep = useAct('screenshots.keep')
  const [progress, setProgress] = useState<ReadingProgress | null>(null)
  const [notes, setNotes] = useState<ReadingNotes | null>(null)
  const running = useRef<AbortController>(null)
  const release = useRef<() => void>(null)
  useEffect(
    () => () => {
      running.current?.abort()
      release.current?.()
    },
    [],
  )

  const read = async ({ file, name, size, url }: Picture) => {
    const controller = new AbortController()
    const { signal } = controller
    running.current?.abort()
    running.current = controller
    const tell = (next: ReadingProgress | null) => {
      if (running.current === controller) setProgress(next)
    }
    tell({ stage: 'opening', done: 0, all: 1 })
    try {
      const { readScreenshot, releaseReaders } = await import('../reading/readScreenshot.ts')
      release.current = releaseReaders
      const { width, height, ratio, animated, elements } = await readScreenshot(file, {
        language,
        signal,
        onProgress: (stage, done, all) => tell({ stage, done, all }),
      })
      tell({ stage: 'keeping', done: 1, all: 1 })
      if ((await keep.run({ screenshot: { name, size, width, height }, elements: asFound(elements), language })) === undefined) return
      setNotes({ url, ratio, animated })
      toast.success(doneText)
    } catch (error) {
      if (signal.aborted) return
      const fault = faultOf(error)
      if (fault === undefined) toast.error(text.broken, { detail: text.brokenDetail })
      else refuse(fault)
    } finally {
      tell(null)
    }
  }
  const cancel = () => {
    running.current?.abort()
    running.current = null
    setProgress(null)
    toast.info(text.cancelled)
  }
  return { progress, notes, read, cancel, language, chooseLanguage, blocked: keep.blocked }
}

/** Why the reader refused; the class itself comes with its script, which is loaded late. */
const faultOf = (error: unknown) => (error instanceof Error && 'fault' in error ? (error.fault as ReadingFault) : undefined)
