/** Folding of words: lower case, no accents, no apostrophes. `ß` becomes `ss`, ligatures are spelt out. */

const marks = /\p{M}/gu

/** 'Größe' -> 'grosse', 'Création' -> 'creation', "don't" -> 'dont'. */
export function fold(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(marks, '')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/['’ʼ`´]/g, '')
}

/** Words to a snake_case name of ASCII letters and digits: 'Botón azul' -> 'boton_azul'. Empty when nothing is left. */
export function slug(words: string): string {
  return fold(words)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
}

/** Whether two different words are one insertion, deletion, replacement or swap of neighbours apart (Damerau-Levenshtein distance 1). */
export function oneTypoApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let i = 0
  while (i < a.length && i < b.length && a[i] === b[i]) i++
  if (a.length === b.length) {
    if (a.slice(i + 1) === b.slice(i + 1)) return true
    return a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2)
  }
  return a.length > b.length ? a.slice(i + 1) === b.slice(i) : a.slice(i) === b.slice(i + 1)
}

/** Words between blanks as a set. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))
