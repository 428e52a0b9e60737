import type { FileTable } from './table.ts'
import { zipOf } from './zip.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const content = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** A workbook of one sheet (ECMA-376): the columns' names, then the rows; numbers stay numbers. */
export function xlsxOf({ title, columns, rows }: FileTable): Uint8Array {
  const sheetRows = [columns, ...rows].map((row, index) => `<row r="${index + 1}">${row.map((value, place) => cell(value, place, index + 1)).join('')}</row>`)
  return zipOf([
    {
      name: '[Content_Types].xml',
      text: `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${content}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${content}.worksheet+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      text: `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      text: `${head}<workbook xmlns="${main}" xmlns:r="${relation}"><sheets><sheet name="${escaped(sheetName(title))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    { name: 'xl/worksheets/sheet1.xml', text: `${head}<worksheet xmlns="${main}"><sheetData>${sheetRows.join('')}</sheetData></worksheet>` },
  ])
}

function cell(value: string | number, place: number, row: number): string {
  const at = `${columnName(place)}${row}`
  return typeof value === 'number'
    ? `<c r="${at}"><v>${value}</v></c>`
    : `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
}

/** 0 is A, 26 is AA. */
function columnName(place: number): string {
  const last = String.fromCharCode(65 + (place % 26))
  return place < 26 ? last : columnName(Math.floor(place / 26) - 1) + last
}

/** At most 31 characters, without those that Excel refuses. */
const sheetName = (title: string) =>
  title
    .replace(/[[\]:*?/\\']/g, ' ')
    .trim()
    .slice(0, 31) || 'Report'

/** Also without the control characters that XML cannot hold. */
const escaped = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
