/** A text of a container: plain, one reference alone, or a mixture. */
export type Template = Piece | { readonly kind: 'mixed'; readonly parts: readonly Piece[] }

type Piece = { readonly kind: 'plain'; readonly text: string } | { readonly kind: 'variable'; readonly name: string }

const reference = /\{\{([^{}]+)\}\}/

/** Takes a text apart at its `{{references}}`. */
export const readTemplate = (text: string): Template => {
  if (!text.includes('{{')) return { kind: 'plain', text }
  const parts: Piece[] = []
  // Every second piece is what the group of the expression caught.
  for (const [index, piece] of text.split(reference).entries())
    if (index % 2 === 1) parts.push({ kind: 'variable', name: piece })
    else if (piece !== '') parts.push({ kind: 'plain', text: piece })
  const [first] = parts
  return first !== undefined && parts.length === 1 ? first : { kind: 'mixed', parts }
}
