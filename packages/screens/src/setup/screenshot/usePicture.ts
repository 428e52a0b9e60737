import { toast } from '@tagmason/ui'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../language.ts'
import { type Picture, type PictureFault, readPicture } from './readPicture.ts'
import { screenshotText } from './texts.ts'

/** The picture of this visit. What cannot be taken is told, and the picture before it stays. */
export function usePicture() {
  const text = useText(screenshotText)
  const [picture, setPicture] = useState<Picture | null>(null)
  const [fault, setFault] = useState<PictureFault | null>(null)
  const last = useRef(0)

  const url = picture?.url
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url])

  const refuse = (why: PictureFault) => {
    setFault(why)
    toast.error(text.faults[why])
  }
  const choose = async (file: File) => {
    const turn = ++last.current
    const read = await readPicture(file)
    // Another file was chosen while this one was decoded.
    if (turn !== last.current) return
    if (typeof read === 'string') return refuse(read)
    setFault(null)
    setPicture(read)
    toast.success(text.uploaded)
  }
  const remove = () => {
    last.current++
    setFault(null)
    setPicture(null)
  }
  return { picture, fault, choose, refuse, remove }
}
