// A process to be killed: the intake over HTTP in the folder of its first argument, over the store that the second names. Says its address in one line.
import { join } from 'node:path'
import { openIntake } from '../open.ts'
import { intakeApp, listen } from './app.testing.ts'
import { storeFor } from './storeFor.testing.ts'

const [, , folder = '', kind = ''] = process.argv
const intake = await openIntake({
  userKey: Buffer.alloc(32),
  folder: join(folder, 'wal'),
  events: await storeFor(kind, folder),
  now: Date.now,
  warn: (message) => process.stderr.write(`${message}\n`),
  // Small and short, so that a kill finds segments in every state.
  segment: { bytes: 200_000, age: 100 },
})
const { url } = await listen(intakeApp(intake))
process.stdout.write(`${url}\n`)
