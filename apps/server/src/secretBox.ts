import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { BadSetting } from './settings.ts'

/** Seals texts with AES-256-GCM, so that the files of a store show nothing of them. */
export interface SecretBox {
  /** Base64 of nonce, tag and cipher. Only who names the same `place` opens it, so that a sealed text cannot be moved to another row. */
  seal(text: string, place: string): string
  /** Throws when the text was sealed with another key or for another place, or was changed. */
  open(sealed: string, place: string): string
  /** HMAC-SHA-256 of a text, hexadecimal, with a key that is derived from this one for one purpose and opens nothing else. */
  mac(purpose: string, text: string): string
  /** Tells this key from others and gives nothing of it away. */
  mark: string
  /** A key for another purpose, which gives nothing of this one away: 32 bytes, the same for the same purpose. */
  derived(purpose: string): Buffer
}

const nonceBytes = 12
const tagBytes = 16

/**
 * The box of an installation: with the given key (`TAGMASON_KEY`: 32 bytes in base64 or hexadecimal), else with that in `<data>/key`, which the first start makes and only
 * its owner can read. Throws a `BadSetting`.
 */
export function secretBox(data: string, given?: string): SecretBox {
  const key = given === undefined ? kept(data) : parsed(given, 'TAGMASON_KEY')
  return {
    seal(text, place) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed, 'base64')
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes }).setAAD(Buffer.from(place))
        decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
        return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
      } catch {
        throw new Error(`What is kept sealed at '${place}' does not open: it was changed, or sealed with another key; restore the key or a backup.`)
      }
    },
    mac: (purpose, text) =>
      createHmac('sha256', createHmac('sha256', key).update(`tagmason ${purpose}`).digest())
        .update(text)
        .digest('hex'),
    mark: createHmac('sha256', key).update('tagmason key').digest('hex').slice(0, 32),
    derived: (purpose) => createHmac('sha256', key).update(`tagmason ${purpose}`).digest(),
  }
}

function kept(data: string): Buffer {
  const path = join(data, 'key')
  try {
    return parsed(readFileSync(path, 'utf8'), `the file '${path}'`)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const made = `${path}.${process.pid}`
  const file = openSync(made, 'wx', 0o600)
  try {
    writeSync(file, `${randomBytes(32).toString('base64')}\n`)
    // Rows sealed with a key that a power cut took would be lost.
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  try {
    linkSync(made, path)
  } finally {
    rmSync(made)
  }
  return parsed(readFileSync(path, 'utf8'), `the file '${path}'`)
}

function parsed(text: string, where: string): Buffer {
  const trimmed = text.trim()
  const key = Buffer.from(trimmed, /^[0-9a-f]{64}$/i.test(trimmed) ? 'hex' : 'base64')
  if (key.length !== 32) throw new BadSetting(`The key in ${where} has ${key.length} bytes and needs 32: give the one that this installation began with.`)
  return key
}
