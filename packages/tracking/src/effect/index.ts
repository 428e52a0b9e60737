export type { ConsentChange, HitChange, ValueChange } from './compare.ts'
export { type Effect, type EffectChange, effectOf, type EffectOptions } from './effect.ts'
export { effectMarkdown, effectText, visitWords } from './words.ts'
