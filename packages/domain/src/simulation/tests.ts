import { z } from 'zod'
import type { Step } from './steps.ts'
import { known, list, number, record, text } from './values.ts'

const tags = list(text, 'a list of names of tags')

/** What a step has to lead to. Names are those of tags. */
export const expectationInput = known('What a step expects', {
  /** These fire; one that stands there twice, twice. */
  fired: tags.optional(),
  /** These do not, for sure. */
  notFired: tags.optional(),
  /** These fire and no others, and of no other it is unknown whether it does, except of those under `unknown`. */
  only: tags.optional(),
  /** These fire one after the other, whatever fires between them. */
  order: tags.optional(),
  /** Of these nobody can say whether they fire. */
  unknown: tags.optional(),
  /** By name of a tag: it fires, `on` this event, as many `times`, and its parameters have these values, those under `unknown` one that only a browser knows; rows of a table are written `eventSettingsTable.currency`. */
  tags: record(
    known('What is expected of a tag', {
      on: text.optional(),
      times: number(1000).optional(),
      parameters: record(z.unknown()).optional(),
      unknown: list(text).optional(),
    }),
  ).optional(),
})
export type Expectation = Readonly<z.infer<typeof expectationInput>>

/** A visit, and what its steps have to lead to: as many expectations as steps, undefined where nothing is expected. */
export interface ContainerTest {
  readonly name: string
  readonly steps: readonly Step[]
  readonly expected: readonly (Expectation | undefined)[]
}

/** A file of tests before its steps are looked at: each step may have `expect` beside its own keys. */
export const testsInput = known('A file of tests', {
  /** The container that it is about, as a path from the file. */
  container: text.optional(),
  tests: z
    .array(
      known('A test', {
        name: z.string({ error: 'A test has a name, such as "A purchase is counted".' }).min(1).max(500),
        steps: list(z.unknown(), 'a list of steps'),
      }),
    )
    .min(1, 'There is no test in the file.')
    .max(1000, 'A file has at most 1000 tests: split it.')
    .refine((tests) => new Set(tests.map(({ name }) => name)).size === tests.length, { message: 'Two tests have the same name: give each its own.' }),
})
