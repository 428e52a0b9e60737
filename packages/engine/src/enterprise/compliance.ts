import { type ComplianceDocument, documentEnding, documentTypes, mostDocumentBytes, Refusal, isBase64 } from '@tagmason/domain'
import { inSpace, mark, spacedRow } from '../account/inSpace.ts'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { pdfOf } from '../files/pdf.ts'
import { base64, type FileTable } from '../files/table.ts'
import { fileOf } from '../files/tableFile.ts'
import { slugOf } from '../shell/slug.ts'
import { rowsOf } from './madeDocuments.ts'

export const compliance: Handles<'compliance'> = {
  'compliance.list': async (context) => (await inSpace(context, 'compliance')).toReversed().toSorted((a, b) => b.date.localeCompare(a.date)),

  'compliance.make': async (context, { kind, name, type, columns, words }) => {
    const day = context.now.toISOString().slice(0, 10)
    const bytes = await pdfOf({ title: name, detail: day, columns, rows: await rowsOf(context, kind, words) } satisfies FileTable)
    return keep(context, { name, type, fileName: `${slugOf(name) || kind}-${day}.pdf`, media: documentTypes.pdf, encoded: base64(bytes), size: bytes.length })
  },

  'compliance.upload': async (context, { name, type, fileName, base64: encoded }) => {
    const ending = documentEnding(fileName)
    if (ending === null)
      throw new Refusal('invalid', `'${fileName}' is none of the files that can be kept: choose one that ends in ${Object.keys(documentTypes).join(', ')}.`, [
        { path: 'fileName', message: 'type' },
      ])
    if (encoded === '' || !isBase64(encoded) || encoded.length % 4 !== 0)
      throw new Refusal('invalid', 'The file did not arrive whole, as it is no base64: choose it again.', [{ path: 'base64', message: 'unreadable' }])
    const size = (encoded.length / 4) * 3 - (/=*$/.exec(encoded)?.[0].length ?? 0)
    if (size > mostDocumentBytes)
      throw new Refusal('invalid', `The file has ${size} bytes and may have ${mostDocumentBytes}: choose a smaller one.`, [{ path: 'base64', message: 'size' }])
    return keep(context, { name, type, fileName, media: documentTypes[ending], encoded, size })
  },

  'compliance.download': async (context, { id }) => {
    const row = await spacedRow(context, 'compliance', id)
    const file = await context.records.get('complianceFiles', id)
    if (file !== undefined) return { fileName: file.fileName, type: file.type, base64: file.base64 }
    // The files of the sample are not stored: what is known of one is what its page says.
    const facts = [row.name, row.type, row.date.slice(0, 10), row.status]
    return fileOf(
      row.name,
      'pdf',
      new Date(row.date),
      await pdfOf({ title: row.name, detail: row.type, columns: ['Name', 'Type', 'Date', 'Status'], rows: [facts] }),
    )
  },

  /** The newest of those that it took the place of is current again. */
  'compliance.remove': async (context, { id }) => {
    const row = await spacedRow(context, 'compliance', id)
    context.records.remove('compliance', id)
    context.records.remove('complianceFiles', id)
    if (row.status !== 'Current') return
    const [next] = (await sameNamed(context, row.name)).toSorted((a, b) => b.date.localeCompare(a.date))
    if (next !== undefined) context.records.put('compliance', next.id, { ...next, status: 'Current' })
  },
}

interface Kept {
  name: string
  type: string
  fileName: string
  media: string
  encoded: string
  size: number
}

/** Keeps a document; those of the same name are superseded by it. */
async function keep(context: Context, { name, type, fileName, media, encoded, size }: Kept): Promise<ComplianceDocument> {
  const { records, ports, now } = context
  for (const old of await sameNamed(context, name)) records.put('compliance', old.id, { ...old, status: 'Superseded' })
  const row: ComplianceDocument = { id: ports.id(), name, type, date: now.toISOString(), status: 'Current', size, ...mark(context) }
  records.put('compliance', row.id, row)
  records.put('complianceFiles', row.id, { id: row.id, fileName, type: media, base64: encoded, ...mark(context) })
  return row
}

const sameNamed = async (context: Context, name: string) =>
  (await inSpace(context, 'compliance')).filter((row) => row.name.toLowerCase() === name.toLowerCase())
