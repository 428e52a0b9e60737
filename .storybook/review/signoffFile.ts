import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Signoff } from './signoff.ts'

export const readSignoff = (file: string): Signoff => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Signoff) : {})

export function writeSignoff(file: string, signoff: Signoff) {
  const sorted = Object.fromEntries(Object.entries(signoff).sort(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(sorted, null, 1)}\n`)
}
