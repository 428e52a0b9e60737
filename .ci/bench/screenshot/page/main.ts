import { readScreenshot } from '../../../../packages/screens/src/setup/screenshot/reading/readScreenshot.ts'

export type ReadAddress = typeof readAddress

/** Reads a picture as the screen does, and says how long it took. */
async function readAddress(address: string, language: 'en' | 'es' | 'fr' | 'de') {
  const file = await (await fetch(address)).blob()
  const started = performance.now()
  const reading = await readScreenshot(file, { language, signal: new AbortController().signal, onProgress: () => undefined })
  return { milliseconds: performance.now() - started, found: reading.elements.length }
}

Object.assign(globalThis, { readAddress })
