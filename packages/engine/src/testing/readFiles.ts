import { inflateRawSync } from 'node:zlib'
import { crc32 } from '../files/zip.ts'

/** Reads the files of a zip back, by its directory. Throws where a checksum is wrong. */
export function unzipped(zip: Uint8Array): Record<string, string> {
  const view = Buffer.from(zip)
  const end = view.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  let at = view.readUInt32LE(end + 16)
  const files: Record<string, string> = {}
  for (let count = view.readUInt16LE(end + 10); count > 0; count--) {
    const [method, crc, size, length, offset] = [
      view.readUInt16LE(at + 10),
      view.readUInt32LE(at + 16),
      view.readUInt32LE(at + 20),
      view.readUInt16LE(at + 28),
      view.readUInt32LE(at + 42),
    ]
    const name = view.subarray(at + 46, at + 46 + length).toString()
    const from = offset + 30 + view.readUInt16LE(offset + 26)
    const stored = view.subarray(from, from + size)
    const content = method === 0 ? stored : inflateRawSync(stored)
    if (crc32(content) !== crc) throw new Error(`The checksum of ${name} is wrong.`)
    files[name] = content.toString()
    at += 46 + length
  }
  return files
}

const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&')

/** The cells of the first sheet of a workbook, row by row: words and numbers as they are typed. */
export function xlsxRows(workbook: Uint8Array): (string | number)[][] {
  const sheet = unzipped(workbook)['xl/worksheets/sheet1.xml'] ?? ''
  return [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c r="[A-Z]+\d+"(?: t="(\w+)")?>(.*?)<\/c>/gs)].map(([, type, cell = '']) =>
      type === 'inlineStr' ? unescaped(/<t[^>]*>(.*)<\/t>/s.exec(cell)?.[1] ?? '') : Number(/<v>(.*)<\/v>/.exec(cell)?.[1]),
    ),
  )
}

/** The cells of a CSV by RFC 4180, without the mark at its beginning. */
export function csvRows(bytes: Uint8Array): string[][] {
  const text = new TextDecoder().decode(bytes)
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

/** All words of a PDF, in the order they are drawn. */
export const pdfTexts = (bytes: Uint8Array) =>
  [
    ...Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g),
  ].map(([, words = '']) => words.replace(/\\(.)/g, '$1'))

/** The texts that a PDF shows with letters it brought along, in order, as readers copy them. */
export function pdfMeant(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes).toString('latin1')
  const object = (number: string) => file.slice(file.indexOf(`\n${number} 0 obj\n`))
  const fonts = new Map(
    [...file.matchAll(/\/(I\d) (\d+) 0 R/g)].map(([, name = '', number = '']): [string, Map<string, string>] => {
      const [, words = ''] = /\/ToUnicode (\d+) 0 R/.exec(object(number)) ?? []
      const [map = ''] = object(words).split('endstream')
      const meant = (units: string) => units.replace(/.{4}/g, (unit) => String.fromCharCode(Number.parseInt(unit, 16)))
      return [name, new Map([...map.matchAll(/<([0-9A-F]{4})> <([0-9A-F]+)>/g)].map(([, code = '', units = '']) => [code, meant(units)]))]
    }),
  )
  return [...file.matchAll(/^BT .*$/gm)].flatMap(([line]) => {
    const runs = [...line.matchAll(/\/(I\d) [\d.]+ Tf <([0-9A-F]+)> Tj/g)]
    return runs.length === 0 ? [] : [runs.map(([, name = '', codes = '']) => codes.replace(/.{4}/g, (code) => fonts.get(name)?.get(code) ?? '')).join('')]
  })
}

/** How many pages a PDF has, and whether its directory leads to each of its objects. */
export function pdfPages(bytes: Uint8Array): { pages: number; sound: boolean } {
  const file = Buffer.from(bytes).toString('latin1')
  const offsets = [...file.matchAll(/^(\d{10}) 00000 n/gm)].map((match) => Number(match[1]))
  const sound =
    file.slice(Number(/startxref\n(\d+)/.exec(file)?.[1])).startsWith('xref') && offsets.every((offset, at) => file.startsWith(`${at + 1} 0 obj`, offset))
  return { pages: file.match(/\/Type \/Page /g)?.length ?? 0, sound }
}
