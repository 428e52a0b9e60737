import type { z } from 'zod'
import { accountActs, accountReads } from './account/door.ts'
import { aiActs, aiReads } from './ai/door.ts'
import { analyticsActs, analyticsReads } from './analytics/door.ts'
import { automationActs, automationReads } from './automation/door.ts'
import { learningActs, learningReads } from './learning/door.ts'
import { marketplaceActs, marketplaceReads } from './marketplace/door.ts'
import { reportsActs, reportsReads } from './reports/door.ts'
import { setupActs, setupReads } from './setup/door.ts'
import { shellActs, shellReads } from './shell/door.ts'

/**
 * THE DOOR. Screens, the command line's siblings and the server know the product by these names only. One name does five jobs: cache key, wire path,
 * permission key, audit verb, story hook. Each area declares its own in `<area>/door.ts`; declaring one without schema and role does not compile; an act
 * without a handler does not compile in the engine.
 */
export const reads = {
  ...shellReads,
  ...accountReads,
  ...setupReads,
  ...analyticsReads,
  ...aiReads,
  ...automationReads,
  ...learningReads,
  ...marketplaceReads,
  ...reportsReads,
} as const

export const acts = {
  ...shellActs,
  ...accountActs,
  ...setupActs,
  ...analyticsActs,
  ...aiActs,
  ...automationActs,
  ...learningActs,
  ...marketplaceActs,
  ...reportsActs,
} as const

export type ReadName = keyof typeof reads
export type ActName = keyof typeof acts
export type ReadInput<N extends ReadName> = z.input<(typeof reads)[N]['input']>
export type ReadOutput<N extends ReadName> = NonNullable<(typeof reads)[N]['output']> | Extract<(typeof reads)[N]['output'], null>
export type ActInput<N extends ActName> = z.input<(typeof acts)[N]['input']>
export type ActOutput<N extends ActName> = Exclude<(typeof acts)[N]['output'], undefined>

export interface Workspace {
  /** Answers a question. Throws a `Refusal`: forbidden, notFound, invalid input, unavailable. */
  read<N extends ReadName>(name: N, input: ReadInput<N>): Promise<ReadOutput<N>>
  /** Makes a change, all of it or nothing. Throws a `Refusal`. */
  act<N extends ActName>(name: N, input: ActInput<N>): Promise<ActOutput<N>>
  /**
   * Tells which questions have other answers now, whoever changed them. `stream`, where given, is told at once and with each change whether such news can
   * arrive at all: after a loss nobody knows what was missed. Returns the way to stop.
   */
  watch(listener: (old: readonly ReadName[]) => void, stream?: (up: boolean) => void): () => void
}
