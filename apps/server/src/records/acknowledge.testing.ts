import { openRecords } from './open.ts'

// A process of its own that commits one row after another and says of each that it is kept, until it is killed.
const records = await openRecords({ data: process.argv[2] ?? '', databaseUrl: null })
const store = records.of('main')
const first = (await store.list('plans')).size
for (let n = first; ; n++) {
  const rows = [0, 1].map((half) => ({ collection: 'plans', id: `${n}/${half}`, row: { n } }))
  await store.commit(rows as never)
  process.stdout.write(`${n}\n`)
}
