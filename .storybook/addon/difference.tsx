/** @jsxRuntime classic */
// The manager's own React draws this, which is older than the product's: the classic form asks for whichever is there.
import React, { useEffect, useRef } from 'react'

const loaded = (source: string) =>
  new Promise<HTMLImageElement>((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new Error(`${source} could not be drawn.`)))
    image.src = source
  })

/** What differs between two pictures, red on a pale copy of the first. */
export function Difference({ before, after }: { before: string; after: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const draw = async () => {
      const images = await Promise.all([loaded(before), loaded(after)])
      const context = canvas.current?.getContext('2d', { willReadFrequently: true })
      if (!canvas.current || !context) return
      const width = (canvas.current.width = Math.max(...images.map((image) => image.width)))
      const height = (canvas.current.height = Math.max(...images.map((image) => image.height)))
      const [one, other] = images.map((image) => {
        context.clearRect(0, 0, width, height)
        context.drawImage(image, 0, 0)
        return context.getImageData(0, 0, width, height)
      })
      if (!one || !other) return
      let count = 0
      for (let at = 0; at < one.data.length; at += 4) {
        const apart = [0, 1, 2, 3].some((channel) => Math.abs(one.data[at + channel]! - other.data[at + channel]!) > 2)
        const grey = 220 + ((one.data[at]! + one.data[at + 1]! + one.data[at + 2]!) / 3) * (35 / 255)
        one.data.set(apart ? [200, 20, 40, 255] : [grey, grey, grey, 255], at)
        if (apart) count++
      }
      context.putImageData(one, 0, 0)
      canvas.current.setAttribute('aria-label', `${count} pixels differ`)
    }
    void draw().catch((error: unknown) => console.warn(error))
  }, [before, after])
  return <canvas ref={canvas} role="img" aria-label="Difference" style={{ maxWidth: '100%', border: '1px solid rgba(128,128,128,.3)' }} />
}
