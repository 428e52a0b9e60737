import { put } from './contract.testing.ts'
import { openRecords } from './open.ts'

// A process of its own that adds one to a row, again and again, each time over the row as it is then.
const [data = '', databaseUrl = '', key = '', times = '0'] = process.argv.slice(2)
const records = await openRecords({ data, databaseUrl, key })
const store = records.of('main')
process.stdout.write('open\n')
await once()
await Promise.all(Array.from({ length: Number(times) - 1 }, once))
await records.close()
process.stdout.write('done\n')

async function once() {
  await store.alone?.(async () => {
    const n = ((await store.get('configuredEvents', 'counter')) as unknown as { n: number } | undefined)?.n ?? 0
    await store.commit([put('counter', { n: n + 1 })])
  })
}
