import { randomFillSync } from 'node:crypto'
import { v7 as uuid } from 'uuid'

const idBytes = 16
const atOnce = 256

/**
 * Makes ids of events that bring none: UUIDs of version 7, each of random bytes that no other has. The bytes of 256 ids are asked of the system at once: one by one
 * they took a quarter of what it takes to take an event in.
 */
export function newIds(): () => string {
  const bytes = Buffer.alloc(atOnce * idBytes)
  let at = bytes.length
  return () => {
    if (at === bytes.length) {
      randomFillSync(bytes)
      at = 0
    }
    at += idBytes
    return uuid({ random: bytes.subarray(at - idBytes, at) })
  }
}
