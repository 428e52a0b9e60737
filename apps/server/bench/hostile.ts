// Sends hostile bodies of every format to a server of its own and prints how long its event loop was held up by each kind, after `npm run build -w apps/server`: `npx tsx bench/hostile.ts [size] [pattern]`.
// `all` as the third word sends all of them at once, 8 at a time, while a trivial request is sent every 5 ms.
import { harmNames, hostile, packingNames, wires } from '../src/hostileBodies.testing.ts'
import { inParallel, probedServer, sendHostile } from '../src/hostileProbe.testing.ts'

const print = (line: string) => void process.stdout.write(`${line}\n`)
const size = Number(process.argv[2] ?? 900_000)
const pattern = new RegExp(process.argv[3] ?? 'gzip$')
const together = process.argv[4] === 'all'
const server = await probedServer()
const key = await server.key()
const requests = wires.flatMap((wire) =>
  harmNames.flatMap((harm) =>
    packingNames.map((packing) => ({
      label: `${wire.format}: ${harm}, ${packing}`,
      make: () => hostile(wire, harm, packing, size, wire.format === 'api' ? key : ''),
    })),
  ),
)
const chosen = requests.filter(({ label }) => pattern.test(label))
await sendHostile(server.address, { path: '/t', headers: {}, body: Buffer.from('{}') })

if (together) {
  const made = chosen.map(({ make }) => make())
  const statuses = new Map<number, number>()
  const waits: number[] = []
  const over = new AbortController()
  await server.reset()
  const pinger = (async () => {
    while (!over.signal.aborted) {
      const began = performance.now()
      await fetch(`${server.address}/healthz`).then((answer) => answer.text())
      waits.push(performance.now() - began)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  })()
  const began = performance.now()
  await inParallel(made, 8, async (request) => {
    const { status } = await sendHostile(server.address, request)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  })
  over.abort()
  await pinger
  const { max, p99, work, rss } = await server.delay()
  waits.sort((a, b) => a - b)
  const at = (share: number) => Math.round(waits[Math.floor((waits.length - 1) * share)] ?? 0)
  print(
    `${made.length} bodies in ${Math.round(performance.now() - began)} ms; event loop p99 ${p99} ms, worst ${max} ms (of its own work p99 ${work?.p99.toFixed(1)}, worst ${work?.max.toFixed(1)}); ${Math.round(rss / 1e6)} MB`,
  )
  print(`${waits.length} pings: p50 ${at(0.5)}, p99 ${at(0.99)}, worst ${at(1)} ms; statuses ${JSON.stringify(Object.fromEntries(statuses))}`)
} else {
  const rows: { label: string; max: number; work: number; status: number; ms: number; bytes: number }[] = []
  for (const { label, make } of chosen) {
    const request = make()
    await server.reset()
    const began = performance.now()
    const { status } = await sendHostile(server.address, request)
    const ms = performance.now() - began
    const { max, work } = await server.delay()
    rows.push({ label, max, work: work?.max ?? 0, status, ms, bytes: request.body?.length ?? 0 })
  }
  rows.sort((a, b) => b.work - a.work)
  for (const { label, max, work, status, ms, bytes } of rows)
    print(`${String(max).padStart(9)} ms held, ${work.toFixed(1)} of work  ${String(Math.round(ms)).padStart(6)} ms  ${status}  ${bytes} B  ${label}`)
}
await server.close()
