/** A table to be written as a file. */
export interface FileTable {
  title: string
  /** One line under the title. */
  detail: string
  columns: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

/** Bytes as base64, in pieces that no call stack is too small for. */
export function base64(bytes: Uint8Array): string {
  let text = ''
  for (let from = 0; from < bytes.length; from += 8192) text += String.fromCharCode(...bytes.subarray(from, from + 8192))
  return btoa(text)
}

export type DataRow = (string | number)[]
