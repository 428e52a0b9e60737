import type { ApiAnswer, Project } from '@tagmason/domain'
import { apiProblem, badField } from '@tagmason/engine'
import type { Caller } from './desk.ts'
import { spaceOf } from './keyring.ts'

/**
 * The project that a call is about. A key that was made for one is about that one and no other. Else the call names one of the key's space; without a name it is the
 * only one there, or in the sample the first.
 */
export function projectOf({ keyring, key }: Caller, named: string | undefined): { project: Project } | { refused: ApiAnswer } {
  if (key.project !== undefined) {
    const project = keyring.projects.find(({ value }) => value === key.project)
    if (project === undefined) return forbidden(`The project '${key.project}' of the key '${key.name}' is archived: use a key of another project.`)
    return named === undefined || named === key.project
      ? { project }
      : forbidden(`The key '${key.name}' belongs to the project '${key.project}': use a key that was made for '${named.slice(0, 60)}'.`)
  }
  const choices = keyring.projects.filter(({ space }) => space === spaceOf(key))
  const [first, second] = choices
  if (named === undefined && first !== undefined && (second === undefined || first.space === 'sample')) return { project: first }
  const project = choices.find(({ value }) => value === named)
  if (project !== undefined) return { project }
  return {
    refused: badField(
      'project',
      named === undefined
        ? `The key '${key.name}' was made for no project: name one as \`?project=\`.`
        : `There is no project '${named.slice(0, 60)}' that the key '${key.name}' may see: name it by its slug.`,
    ),
  }
}

const forbidden = (detail: string) => ({ refused: apiProblem(403, 'Forbidden', detail) })
