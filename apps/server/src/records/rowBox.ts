import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { CollectionName } from '@tagmason/engine'
import type { SecretBox } from '../secretBox.ts'
import { rowOfText, textOfRow } from './rowText.ts'

/** What holds secrets in clear, or opens something: it is sealed before it reaches the database. A collection that does not exist does not compile. */
export const sealedCollections = [
  'webhookSecrets',
  'visionKeys',
  'integrationAccess',
  'twoFactors',
  'passwords',
  'connections',
  'connectionFiles',
  'shares',
  'outbox',
] as const satisfies readonly CollectionName[]
const sealed = new Set<string>(sealedCollections)

/** What is long and written with each block of events: PostgreSQL packs a text ten times as slowly, and in the process. */
const packed = new Set<CollectionName>(['triggerStates'])
/** Characters below which packing brings nothing. */
const leastPacked = 4000

/** How rows stand in the database. The id is part of what seals them, so that no sealed row passes for another one. */
export function rowBox(box: SecretBox, account: string) {
  const place = (collection: string, id: string) => `${account}/${collection}/${id}`
  return {
    write(collection: string, id: string, row: unknown): string {
      const text = textOfRow(row)
      if (sealed.has(collection)) return JSON.stringify({ $box: box.seal(text, place(collection, id)) })
      return packed.has(collection as CollectionName) && text.length > leastPacked
        ? JSON.stringify({ $packed: deflateRawSync(text, { level: 1 }).toString('base64') })
        : text
    },
    read(collection: string, id: string, text: string): unknown {
      const row = rowOfText(text)
      if (packed.has(collection as CollectionName))
        return hasText(row, '$packed') ? rowOfText(inflateRawSync(Buffer.from(row.$packed, 'base64')).toString()) : row
      if (!sealed.has(collection)) return row
      // A row without a box was written before its collection was sealed.
      return hasText(row, '$box') ? rowOfText(box.open(row.$box, place(collection, id))) : row
    },
  }
}
export type RowBox = ReturnType<typeof rowBox>

const hasText = <Name extends string>(row: unknown, name: Name): row is Record<Name, string> =>
  typeof row === 'object' && row !== null && name in row && typeof (row as Record<Name, unknown>)[name] === 'string'
