/** The address by which other programs start a workflow. Only the hash of its secret is kept. */
export interface WorkflowHook {
  /** Id of the workflow. */
  id: string
  project: string
  /** SHA-256 of the secret at the end of the address. */
  hash: string
  /** ISO 8601, UTC. */
  at: string
}

/** Values of what a program sends, by their names: what conditions of steps can ask about. */
export type InputValues = Readonly<Record<string, string | number>>

const mostFields = 50
const longest = { name: 60, text: 500 } as const
const secretName = /token|secret|passw|authori[sz]ation|api[-_]?key|credential/i

/** The texts and numbers at the top of what was sent; names that speak of a secret are left out, since runs are shown. */
export function inputValues(body: unknown): InputValues {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {}
  const pairs = Object.entries(body).flatMap(([name, value]: [string, unknown]): [string, string | number][] => {
    if (name.length > longest.name || secretName.test(name)) return []
    if (typeof value === 'number' && Number.isFinite(value)) return [[name, value]]
    return typeof value === 'string' ? [[name, value.slice(0, longest.text)]] : typeof value === 'boolean' ? [[name, String(value)]] : []
  })
  return Object.fromEntries(pairs.slice(0, mostFields))
}
