/** The things in which files written by Google Tag Manager differ from each other. */
export interface Layout {
  /** Whether `< > & ' =` are written as \u003c \u003e \u0026 \u0027 \u003d. */
  readonly escapes: boolean
  /** Whether the file ends with a newline. */
  readonly finalNewline: boolean
  /** Whether an empty list is written over three lines, with an indented blank one in the middle. */
  readonly spreadEmptyLists: boolean
}

/** What most genuine exports look like. */
export const gtmLayout: Layout = { escapes: false, finalNewline: false, spreadEmptyLists: false }

/** The layout of a file's text, for writing it back byte for byte. */
export const layoutOf = (text: string): Layout => ({
  // One unescaped character is proof enough: the escapes may also be part of a template's own source text.
  escapes: /\\u00(?:3[ced]|2[67])/i.test(text) && !/[<>&'=]/.test(text),
  finalNewline: text.endsWith('\n'),
  spreadEmptyLists: /\[\n *\n *\]/.test(text),
})

const escapable = /[<>&'=]/g
const escaped: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026', "'": '\\u0027', '=': '\\u003d' }
// A line that ends with an empty list: a text ends with a quote, so brackets inside texts never match.
const emptyList = /^( *)(.*)\[\](,?)$/gm

/** JSON text in 4-space indent, brought into a layout. */
export const applyLayout = (text: string, layout: Layout): string => {
  let made = layout.escapes ? text.replace(escapable, (char) => escaped[char] ?? char) : text
  if (layout.spreadEmptyLists) made = made.replace(emptyList, '$1$2[\n$1    \n$1]$3')
  return layout.finalNewline ? `${made}\n` : made
}
