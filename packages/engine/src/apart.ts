import { type ApartInput, type ApartName, type ApartOutput, runApart } from './apartWork.ts'
import type { Ports } from './context.ts'

/** From how large an input on the way to a thread is worth its time: characters, or cells of a table. */
const isLarge: { [N in ApartName]: (...input: ApartInput<N>) => boolean } = {
  plan: (goals) => goals.length > 1000,
  audit: (text) => text.length > 100_000,
  review: (text) => text.length > 100_000,
  published: (text) => text.length > 100_000,
  difference: (before, after) => before.length + after.length > 100_000,
  entities: (text) => text.length > 100_000,
  held: (text) => text.length > 100_000,
  senders: (text) => text.length > 100_000,
  written: (text) => text.length > 100_000,
  counts: (text) => text.length > 100_000,
  consentOrigin: (text) => text.length > 100_000,
  fixes: (text) => text.length > 100_000,
  mended: (text) => text.length > 100_000,
  import: (there, text) => (there?.length ?? 0) + text.length > 100_000,
  merged: (there, text) => (there?.length ?? 0) + text.length > 100_000,
  issues: (files) => files.reduce((sum, { text }) => sum + text.length, 0) > 100_000,
  isClean: (text) => text.length > 100_000,
  issueMended: (text) => text.length > 100_000,
  isProof: (_, part, container) => part.length + container.length > 100_000,
  specification: (text) => text.length > 100_000,
  visitParts: (text) => text.length > 100_000,
  // Each runs a container on many visits, so its own scripts as often.
  effect: () => true,
  explain: () => true,
  strength: () => true,
  consent: () => true,
  recording: () => true,
  dataFlows: () => true,
  deploymentProof: () => true,
  draft: () => true,
  contentHash: (text) => text.length > 100_000,
  proofAgain: () => true,
  table: ({ columns, rows }) => columns.length * rows.length > 5000,
  export: (_, rows) => rows.length * (rows[0]?.length ?? 0) > 5000,
  readTable: (_, text) => text.length > 100_000,
}

/** Does a piece of work where it holds up nothing else: through `Ports.apart` where there is one and the input is large. */
export async function apart<N extends ApartName>({ ports }: { ports: Pick<Ports, 'apart'> }, name: N, ...input: ApartInput<N>): Promise<ApartOutput<N>> {
  const large = isLarge[name] as (...input: ApartInput<N>) => boolean
  return ports.apart === undefined || !large(...input) ? runApart(name, input) : ports.apart(name, input)
}
