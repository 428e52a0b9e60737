export type { ConsentChange, HitChange, ValueChange } from './compare.ts'
export { type Effect, type EffectChange, effectOf, type EffectOptions } from './effect.ts'
export { effectEntries, effectHeadline } from './words.ts'
