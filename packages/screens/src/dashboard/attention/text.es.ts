import { plural } from '../../language.ts'
import type { AttentionText } from './text.ts'

export const text: AttentionText = {
  title: 'Estado y hallazgos',
  detail: 'Qué falla en la medición, qué cifras salieron de su banda y qué encontraron las reglas.',
  issues: (count) =>
    count === 0 ? 'Ningún fallo abierto en la medición' : plural('es', count, { one: 'fallo abierto en la medición', other: 'fallos abiertos en la medición' }),
  anomalies: (count) =>
    count === 0 ? 'Ninguna cifra fuera de su banda' : plural('es', count, { one: 'cifra fuera de su banda', other: 'cifras fuera de su banda' }),
}
