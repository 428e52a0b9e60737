import type { Code, Sentence, Value } from '@tagmason/tracking'
import type { sentences as english } from './en.ts'

/** What identifies a sentence of the engine in every language, such as `issues.currency.title`. */
export type EngineCode = keyof typeof english

/** Patterns of a language: one for each English one. */
export type EngineSentences = Readonly<Record<EngineCode, string>>

/** Every code that an answer can hold: the engine's and those of the tracking core. */
export type AnswerCode = Code | EngineCode

/** A sentence by its code. `sentences.test.ts` holds that each finding gives every value that its pattern names. */
export const say = (code: EngineCode, values: Readonly<Record<string, Value>> = {}): Sentence<EngineCode> => ({ code, values })
