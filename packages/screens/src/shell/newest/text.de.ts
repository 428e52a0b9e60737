import type { NewestText } from './text.ts'

export const text: NewestText = {
  newest: (count) => `Aufgeführt sind die neuesten ${count}: Ältere bleiben gespeichert, stehen aber nicht hier.`,
}
