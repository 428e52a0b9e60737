import { isJson } from '@tagmason/domain'
import { isNode, LineCounter, parseDocument } from 'yaml'
import { say, type Words } from '../../sentences/say.ts'

/** A place in a file, both numbers from 1. */
export interface Place {
  readonly line: number
  readonly column: number
}

/** Why a file of steps or tests cannot be used: one sentence, and the place where there is one. */
export interface FileFault {
  readonly message: Words
  readonly place: Place | undefined
}

export type Path = readonly PropertyKey[]

export interface Document {
  readonly value: unknown
  /** Where the value under a path stands, or what is next above it. */
  place(path: Path): Place
}

/** A YAML or JSON text (JSON is YAML), or why it is none. */
export function documentOf(text: string): Document | FileFault {
  const lines = new LineCounter()
  const at = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  try {
    const source = parseDocument(text, { lineCounter: lines, prettyErrors: false })
    const [error] = source.errors
    if (error !== undefined) return { message: say('tests.file.syntax', { because: oneLine(error.message) }), place: at(error.pos[0]) }
    if (source.contents === null) return { message: say('tests.file.empty'), place: undefined }
    const value: unknown = source.toJS()
    if (!isJson(value)) return { message: say('tests.file.noJson'), place: undefined }
    return {
      value,
      place(path) {
        for (let length = path.length; length > 0; length--) {
          const node = source.getIn(path.slice(0, length), true)
          if (isNode(node) && node.range) return at(node.range[0])
        }
        return { line: 1, column: 1 }
      },
    }
  } catch (error) {
    // Aliases that multiply, and more levels than the stack has.
    const because = error instanceof RangeError ? say('tests.file.tooDeep') : oneLine(error instanceof Error ? error.message : String(error))
    return { message: say('tests.file.cannot', { because }), place: undefined }
  }
}

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ')
