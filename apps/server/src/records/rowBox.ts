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

/** How rows stand in the database. The id is part of what seals them, so that no sealed row passes for another one. */
export function rowBox(box: SecretBox, account: string) {
  const place = (collection: string, id: string) => `${account}/${collection}/${id}`
  return {
    write(collection: string, id: string, row: unknown): string {
      const text = textOfRow(row)
      return sealed.has(collection) ? JSON.stringify({ $box: box.seal(text, place(collection, id)) }) : text
    },
    read(collection: string, id: string, text: string): unknown {
      const row = rowOfText(text)
      if (!sealed.has(collection)) return row
      // A row without a box was written before its collection was sealed.
      return isBoxed(row) ? rowOfText(box.open(row.$box, place(collection, id))) : row
    },
  }
}
export type RowBox = ReturnType<typeof rowBox>

const isBoxed = (row: unknown): row is { $box: string } => typeof row === 'object' && row !== null && '$box' in row && typeof row.$box === 'string'
