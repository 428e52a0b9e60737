import { Unusable } from '../streams.ts'

export interface Prompt {
  readonly name: string
  readonly description: string
  readonly arguments: readonly { readonly name: string; readonly description: string; readonly required: boolean }[]
  text(given: Readonly<Record<string, string>>): string
}

export const prompts: readonly Prompt[] = [
  {
    name: 'plan_tracking',
    description: 'From goals in plain words to a container in the folder.',
    arguments: [
      { name: 'goals', description: 'what to measure', required: true },
      { name: 'path', description: 'where the container goes, such as tracking/container.json', required: true },
    ],
    text: ({ goals = '', path = '' }) =>
      `Plan the tracking of these goals with the tool 'plan', show me the events and what became of no event, and wait for my answer. Then prove the draft with 'prove' and write it to ${path} with 'write'.\n\nGoals:\n${goals}`,
  },
  {
    name: 'review_change',
    description: 'What a change of a container does, for a reviewer.',
    arguments: [
      { name: 'before', description: 'the container as it was', required: true },
      { name: 'after', description: 'the container as it would be', required: true },
    ],
    text: ({ before = '', after = '' }) =>
      `Compare ${before} with ${after} by the tool 'effect'. Say first what is lost or sent twice, each with the shortest visit that shows it, then what is changed or gained. Audit ${after} and say what is new. Change nothing.`,
  },
  {
    name: 'fix_audit',
    description: 'Mends what the audit of a container finds, without losing a hit.',
    arguments: [{ name: 'container', description: 'the container', required: true }],
    text: ({ container = '' }) =>
      `Audit ${container}. For each error, propose the smallest change as JSON Patch and try it with 'effect' and 'changes'. Keep to changes that lose nothing, show me each effect, and write with 'write' only what I agree to, with the hits that I agreed to in 'meant'.`,
  },
]

/** The text of a prompt with its arguments. Throws an `Unusable` where it is unknown, or an argument is missing. */
export function promptText(name: string, given: Readonly<Record<string, string>>): string {
  const prompt = prompts.find((one) => one.name === name)
  if (prompt === undefined) throw new Unusable(`There is no prompt '${name}': it is one of ${prompts.map((one) => one.name).join(', ')}.`)
  const missing = prompt.arguments.find((one) => one.required && (given[one.name] ?? '').trim() === '')
  if (missing !== undefined) throw new Unusable(`The prompt '${name}' needs '${missing.name}': ${missing.description}.`)
  return prompt.text(given)
}
