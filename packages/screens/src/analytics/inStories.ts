import type { ReadName, ReadOutput, Workspace } from '@tagmason/domain'
import { story } from '../states.ts'

/** One question is answered differently, as with a status that the sample does not have. */
export const answering = <N extends ReadName>(name: N, change: (answer: ReadOutput<N>) => ReadOutput<N> | Promise<ReadOutput<N>>) =>
  story({
    workspace: (real): Workspace => ({
      ...real,
      read: async (asked, input) => {
        const answer = await real.read(asked, input)
        return (asked as string) === name ? ((await change(answer as never)) as never) : answer
      },
    }),
  })

/** So many rows, made from those that there are; each has an id and a name of its own. */
export const manyOf = <Row extends { id: string }>(rows: readonly Row[], count: number, named: (place: number) => Partial<Row>): Row[] =>
  Array.from({ length: count }, (_, at) => {
    const row = rows[at % rows.length]
    if (row === undefined) throw new Error('There are no rows to make many of.')
    return { ...row, ...named(at + 1), id: `row-${at + 1}` }
  })
