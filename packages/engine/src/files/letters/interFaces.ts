import { create } from 'fontkit'
import { Face } from './face.ts'
import { inter } from './inter.generated.ts'

const fonts = inter.map((part) => create(Uint8Array.from(atob(part), (character) => character.charCodeAt(0))))

/** The parts of Inter for a new file, which keeps the letters that it shows. */
export const interFaces = (): Face[] => fonts.map((font) => new Face(font))
