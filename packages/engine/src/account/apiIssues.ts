import { type ApiAnswer, type Issue, Refusal } from '@tagmason/domain'
import type { z } from 'zod'
import { problem } from './apiProblem.ts'

/** A question in the right form that cannot be answered: 422 with the path and a sentence of each field that is wrong. */
export const invalidQuestion = (issues: readonly Issue[]): { refused: ApiAnswer } => {
  const [first] = issues
  const where = first === undefined || first.path === '' ? '' : `, '${first.path.slice(0, 60)}' is wrong`
  return { refused: problem(422, 'Unprocessable Content', `The question cannot be answered${where}: ${first?.message ?? ''}`, {}, { issues }) }
}

/** The issues of a schema, one for each field; a field that is unknown is one, too. */
export const issuesOf = ({ issues }: z.ZodError): Issue[] =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), message: unknownField }))
      : [{ path: issue.path.join('.'), message: issue.message }],
  )

export const unknownField = 'There is no such field: leave it out, or see /api/v1/openapi.json for those there are.'

/** Runs what may throw a `Refusal`, and gives that as a problem. */
export async function orProblem(run: () => Promise<ApiAnswer>): Promise<ApiAnswer> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.code === 'notFound'
      ? problem(404, 'Not Found', error.message)
      : problem(422, 'Unprocessable Content', error.message, {}, { issues: error.issues })
  }
}
