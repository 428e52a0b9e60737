import { toast } from '@tagmason/ui'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../language.ts'
import type { ReadingFault } from './reading/refusal.ts'
import { type Picture, readPicture } from './readPicture.ts'
import { screenshotText } from './texts.ts'

/** The pictures of this visit and which of them one is at. What cannot be taken is told, and what was there stays. Without `several`, a new one takes the place of the former. */
export function usePictures(several = false) {
  const text = useText(screenshotText)
  const [{ pictures, at }, setChosen] = useState<{ pictures: readonly Picture[]; at: number }>({ pictures: [], at: 0 })
  const [fault, setFault] = useState<ReadingFault | null>(null)
  const last = useRef(0)
  const held = useRef<Picture[]>([])

  /** Addresses of pictures that are gone hold their memory no longer. */
  const hold = (next: readonly Picture[]) => {
    for (const { url } of held.current) if (!next.some((picture) => picture.url === url)) URL.revokeObjectURL(url)
    held.current = [...next]
  }
  useEffect(
    () => () => {
      for (const { url } of held.current) URL.revokeObjectURL(url)
    },
    [],
  )

  const refuse = (why: ReadingFault) => {
    setFault(why)
    toast.error(text.faults[why])
  }
  const choose = async (files: readonly File[]) => {
    const turn = ++last.current
    setFault(null)
    let read: readonly Picture[] = several ? held.current : []
    const first = read.length
    for (const file of files) {
      // oxlint-disable-next-line no-await-in-loop -- One after the other: each is unpacked whole for a moment.
      const picture = await readPicture(file)
      // Others were chosen while this one was decoded.
      if (turn !== last.current) return
      if (typeof picture === 'string') refuse(picture)
      else read = [...read, picture]
    }
    if (read.length === first) return
    hold(read)
    setChosen({ pictures: read, at: first })
    toast.success(text.uploaded)
  }
  const remove = (index: number) => {
    last.current++
    setFault(null)
    const rest = pictures.filter((_, place) => place !== index)
    hold(rest)
    setChosen({ pictures: rest, at: Math.max(0, Math.min(index < at ? at - 1 : at, rest.length - 1)) })
  }
  const go = (to: number) => {
    setFault(null)
    setChosen({ pictures, at: to })
  }
  return { pictures, at, picture: pictures[at] ?? null, fault, choose, refuse, remove, go }
}

export type Pictures = ReturnType<typeof usePictures>
