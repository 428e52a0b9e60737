import { consentKey, type IssueFinding, type StoredEvidence, type WireFormat } from '@tagmason/domain'
import { grouped, sum } from '@tagmason/insight'
import { type Collected, numberAt } from '../figures/collected.ts'

/** As many of one kind are no accident. */
const least = 3

/** Events that came without a word about consent from clients that otherwise say it: their tag ran before the page had asked. Our own script says nothing while a visitor has not decided, which is no fault. */
export async function consentFindings({ ask }: Collected, range: { from: number; to: number }): Promise<IssueFinding[]> {
  const rows = await ask({ ...range, measures: ['events', 'firstTime', 'lastTime'], by: ['name', 'format', { parameter: consentKey }], most: 2000 })
  const saying = new Set(rows.filter(({ by }) => by[2] !== '' && by[1] !== 'tracker').map(({ by }) => by[1]))
  const own = rows.filter(({ by }) => saying.has(by[1]))
  return [...grouped(own, ({ by }) => by[0] ?? '')].flatMap(([of, all]): IssueFinding[] => {
    const silent = all.filter(({ by }) => by[2] === '')
    const count = sum(silent.map((row) => numberAt(row, 0)))
    if (count < least) return []
    const stored: StoredEvidence = {
      count,
      of: sum(all.map((row) => numberAt(row, 0))),
      first: isoOf(Math.min(...silent.map((row) => numberAt(row, 1)))),
      last: isoOf(Math.max(...silent.map((row) => numberAt(row, 2)))),
      clients: [...new Set(silent.map(({ by }) => by[1] as WireFormat))],
      sample: '',
    }
    return [{ check: 'consentMissing', of, container: '', other: '', stored }]
  })
}

const isoOf = (at: number) => new Date(at).toISOString()
