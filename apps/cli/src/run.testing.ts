import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { main } from './main.ts'

/** Runs one command in this process and says what it said. */
export async function run(...args: string[]) {
  const said = { out: '', error: '' }
  const code = await main(args, { out: (text) => (said.out += text), error: (text) => (said.error += text) })
  return { code, ...said }
}

/** A folder of this file's own, gone when its tests are done. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tagmason-cli-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
