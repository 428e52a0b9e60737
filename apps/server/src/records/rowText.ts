/**
 * Rows as JSON text and back, exactly: JSON itself loses -0, NaN, the infinities and undefined in lists, so these are kept as texts that begin with a mark, and texts that
 * begin with the mark have it twice. Fields that are undefined are left out.
 */
const mark = '\uE000'

export const textOfRow = (row: unknown): string => JSON.stringify(marked(row))

/** What `textOfRow` wrote. */
export function rowOfText(text: string): unknown {
  const row: unknown = JSON.parse(text)
  return text.includes(mark) ? unmarked(row) : row
}

function marked(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith(mark) ? mark + value : value
  if (typeof value === 'number') return Object.is(value, -0) ? `${mark}-0` : Number.isFinite(value) ? value : mark + String(value)
  if (value === undefined) return `${mark}undefined`
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(marked)
  return Object.fromEntries(Object.entries(value).flatMap(([name, each]) => (each === undefined ? [] : [[name, marked(each)]])))
}

function unmarked(value: unknown): unknown {
  if (typeof value === 'string') {
    if (!value.startsWith(mark)) return value
    const rest = value.slice(mark.length)
    return rest.startsWith(mark) ? rest : rest === 'undefined' ? undefined : Number(rest)
  }
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(unmarked)
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, unmarked(each)]))
}

/** Ids stand in columns of the type text, which takes neither U+0000 nor half surrogate pairs. */
export const textOfId = (id: string): string => id.replace(/[\0\uE000]|\p{Surrogate}/gu, (unit) => mark + unit.charCodeAt(0).toString(16).padStart(4, '0'))
export const idOfText = (text: string): string => text.replace(/\uE000([0-9a-f]{4})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
