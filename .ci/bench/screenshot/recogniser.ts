import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import type { Language } from '@tagmason/domain'
import type { Recogniser } from '../../../packages/insight/src/screenshot/index.ts'
import { languagesToRead } from '../../../packages/screens/src/setup/screenshot/reading/languages.ts'
import { startTesseract } from '../../../packages/screens/src/setup/screenshot/reading/tesseract.ts'

const file = (name: string) => readFileSync(createRequire(import.meta.url).resolve(name))
const started = new Map<Language, Promise<Recogniser>>()

/** The product's recogniser in Node, as a member of a language has it. */
export function recogniserOf(language: Language): Promise<Recogniser> {
  const known = started.get(language)
  if (known !== undefined) return known
  const names = languagesToRead(language)
  const data = new Map(names.map((name) => [name, gunzipSync(file(`@tesseract.js-data/${name}/4.0.0_best_int/${name}.traineddata.gz`))]))
  const recogniser = startTesseract({ program: file('tesseract.js-core/tesseract-core-simd-lstm.wasm'), languages: data })
  started.set(language, recogniser)
  return recogniser
}
