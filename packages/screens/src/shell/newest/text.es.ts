import type { NewestText } from './text.ts'

export const text: NewestText = {
  newest: (count) => `Se muestran las ${count} más recientes: las anteriores se conservan, pero no aparecen aquí.`,
}
