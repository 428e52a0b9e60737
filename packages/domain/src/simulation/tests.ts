import { z } from 'zod'
import { faultMessage, inputFault } from './inputFault.ts'
import type { Step } from './steps.ts'
import { known, list, number, record, text } from './values.ts'

const tags = list(text, 'tags')

/** What a step has to lead to. Names are those of tags. */
export const expectationInput = known(inputFault('visit.part.expectation'), {
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
    known(inputFault('visit.part.expectedTag'), {
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

const longestName = 500
const mostTests = 1000

/** A file of tests before its steps are looked at: each step may have `expect` beside its own keys. */
export const testsInput = known(inputFault('visit.part.file'), {
  /** The container that it is about, as a path from the file. */
  container: text.optional(),
  tests: z
    .array(
      known(inputFault('visit.part.test'), {
        name: z
          .string({ error: faultMessage('visit.tests.name') })
          .min(1, faultMessage('visit.tests.nameEmpty'))
          .max(longestName, faultMessage('visit.tests.nameLong', { most: longestName })),
        steps: list(z.unknown(), 'steps'),
      }),
    )
    .min(1, faultMessage('visit.tests.none'))
    .max(mostTests, faultMessage('visit.tests.many', { most: mostTests }))
    .refine((tests) => new Set(tests.map(({ name }) => name)).size === tests.length, { message: faultMessage('visit.tests.twins') }),
})
