import type { NewestText } from './text.ts'

export const text: NewestText = {
  newest: (count) => `Les ${count} plus récentes sont affichées : les plus anciennes sont conservées, mais n’apparaissent pas ici.`,
}
