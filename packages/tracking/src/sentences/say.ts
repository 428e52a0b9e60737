import type { sentences as english } from './en/index.ts'

type English = typeof english

/** What identifies a sentence in every language, such as `audit.unused.trigger`. */
export type Code = keyof English

/** A sentence for people as data: which one, and what it is about. Screens, the engine and the command line word it (see `worded`); it can be stored, sent and compared. */
export interface Sentence<C extends string = Code> {
  readonly code: C
  readonly values: Readonly<Record<string, Value>>
}

/** A piece of a sentence that needs no translation (a name, a number as text), or a sentence of its own. */
export type Words = string | Sentence

/** A sentence inside of another may belong to another catalogue, as the engine has one of its own. */
export type Value = string | number | Sentence<string>

/** The names of a pattern's placeholders: `{$tag}`, `{$because :clause}` for a sentence that loses its full stop, and numbers as their language writes them: `{$share :number}`, `:signed`, `:plain` without separators. */
type Names<Pattern> = Pattern extends `${string}{$${infer Name}}${infer Rest}` ? (Name extends `${infer Own} :${string}` ? Own : Name) | Names<Rest> : never

type Values<C extends Code> = [Names<English[C]>] extends [never] ? [] : [values: { readonly [Name in Names<English[C]>]: Value }]

/** A sentence by its code, with the values that its pattern in `en/` names. */
export const say = <C extends Code>(code: C, ...[values]: Values<C>): Sentence => ({ code, values: values ?? {} })

/** Patterns of another language: one for each English one. */
export type Translated<Patterns> = Readonly<Record<keyof Patterns, string>>

/** All patterns of a language, as `loadSentences` gives them. */
export type Sentences = Translated<English>
