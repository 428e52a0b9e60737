import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CannotOpen, opening, plainOpening } from './opening.ts'
import { prepareEmbedded } from './records/prepareEmbedded.ts'
import { ownMigrations } from './records/migrations.ts'
import { openHouse } from './openHouse.ts'
import { type TestFolders, testFolders } from './records/embedded.testing.ts'
import { readSettings } from './settings.ts'

let folders: TestFolders
beforeAll(async () => {
  folders = await testFolders()
})
afterAll(() => folders.remove())

const part = { what: 'The records', path: '/data/records' }
const failing = (code: string) => Object.assign(new Error(`${code}: something, open '/data/records/1'`), { code })
const aborted = new Error('Aborted(). Build with -sASSERTIONS for more info.')
/** What a library or the system says and no person can use. */
const unusable = /ENOSPC|EROFS|EACCES|EEXIST|EIO|Aborted|ASSERTIONS|DB::Exception|Unexpected end|JSON/

describe('a part of an installation that cannot be opened', () => {
  it.each([
    ['a full disk', failing('ENOSPC'), null, /'\/data\/records' cannot be written because the disk is full: make room, and start again/],
    ['a full quota', failing('EDQUOT'), null, /because the disk is full/],
    ['a read-only disk', failing('EROFS'), null, /because the disk or the folder is read-only for this user: mount it for writing/],
    ['a folder of another user', failing('EACCES'), null, /is read-only for this user/],
    ['a file in its place', failing('EEXIST'), null, /because there is a file where a folder has to be: give another folder in TAGMASON_DATA\.$/],
    ['a disk with errors', failing('EIO'), null, /because the disk reports an error: .+ 'npx tagmason-server restore DIR --replace'/],
    ['a full disk that a database in the process died of', aborted, 'ENOSPC', /because the disk is full/],
    [
      'damaged files',
      aborted,
      null,
      /are damaged and do not open: keep a copy of the folder, and put back the last backup with 'npx tagmason-server restore DIR --replace'/,
    ],
    [
      'damaged tables of events',
      new Error("Code: 62. DB::Exception: Empty query (SYNTAX_ERROR)\nFailed to create connection for path '/data'"),
      null,
      /are damaged/,
    ],
  ])('for %s says so in a sentence with the way back', (_, error, probe, sentence) => {
    const said = plainOpening(part, error, () => probe)
    expect(said).toBeInstanceOf(CannotOpen)
    expect(said.message).toMatch(sentence)
    expect(said.message).not.toMatch(unusable)
  })

  it('throws what is a sentence already as it is', async () => {
    const own = new Error('Another server works here: stop it first.')
    await expect(opening(part, () => Promise.reject(own))).rejects.toBe(own)
  })

  it.each([
    ['a database without its mark', 'PG_VERSION'],
    ['a database without its control file', 'base/1'],
  ])('is %s, in whose place no new one is begun', async (_, only) => {
    const records = join(folders.empty(), 'records')
    mkdirSync(join(records, only, '..'), { recursive: true })
    writeFileSync(join(records, only), '17')
    await expect(prepareEmbedded(records, ownMigrations())).rejects.toThrow(
      /^The records in '.+records' are damaged and do not open: .+ Where this was the first start/,
    )
  })

  it('is a database whose control file is empty', async () => {
    const data = folders.folder()
    writeFileSync(join(data, 'records/global/pg_control'), '')
    await expect(openHouse(readSettings({ TAGMASON_DATA: data, PORT: '0' }))).rejects.toThrow(/^The records in '.+records' are damaged and do not open/)
  })

  it('is a data folder that is a file', async () => {
    const data = join(folders.empty(), 'file')
    writeFileSync(data, '')
    await expect(openHouse(readSettings({ TAGMASON_DATA: data, PORT: '0' }))).rejects.toThrow(
      /^The data folder in '.+file' cannot be opened because there is a file/,
    )
  })
})
