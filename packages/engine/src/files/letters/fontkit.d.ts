/** What of fontkit is used here: it has no types of its own. */
declare module 'fontkit' {
  export interface Glyph {
    id: number
    advanceWidth: number
  }
  export interface Subset {
    /** The number of a glyph in the subset, which it joins with this. */
    includeGlyph(glyph: Glyph | number): number
    /** A TrueType file with the glyphs that joined. */
    encode(): Uint8Array
  }
  export interface Font {
    unitsPerEm: number
    ascent: number
    descent: number
    capHeight: number
    bbox: { minX: number; minY: number; maxX: number; maxY: number }
    hasGlyphForCodePoint(codePoint: number): boolean
    glyphForCodePoint(codePoint: number): Glyph
    createSubset(): Subset
  }
  /** Reads a font, WOFF among others. */
  export function create(file: Uint8Array): Font
}
