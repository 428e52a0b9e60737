import type { Streams } from './streams.ts'
import { auditUsage } from './usage/audit.ts'
import { completionUsage } from './usage/completion.ts'
import { consentUsage } from './usage/consent.ts'
import { crawlUsage } from './usage/crawl.ts'
import { datalayerUsage } from './usage/datalayer.ts'
import { diffUsage } from './usage/diff.ts'
import { driftUsage } from './usage/drift.ts'
import { effectUsage } from './usage/effect.ts'
import { explainUsage } from './usage/explain.ts'
import { liveUsage } from './usage/live.ts'
import { manUsage } from './usage/man.ts'
import { mcpUsage } from './usage/mcp.ts'
import { mergeUsage } from './usage/merge.ts'
import { mutateUsage } from './usage/mutate.ts'
import { planUsage } from './usage/plan.ts'
import { recordingUsage } from './usage/recording.ts'
import { scanUsage } from './usage/scan.ts'
import { simulateUsage } from './usage/simulate.ts'
import { taintUsage } from './usage/taint.ts'
import { templateUsage } from './usage/template.ts'
import { testUsage } from './usage/test.ts'
import { typesUsage } from './usage/types.ts'
import { validateUsage } from './usage/validate.ts'
import { verifyUsage } from './usage/verify.ts'
import { verifyProofUsage } from './usage/verifyProof.ts'
import type { Usage } from './usage/usage.ts'

/** Runs a command with its arguments. Gives the exit code. */
type Command = (args: string[], streams: Streams) => Promise<number>

export interface CommandEntry {
  readonly usage: Usage
  /** Loads what it needs; the other commands stay where they are. */
  readonly load: () => Promise<Command>
}

/** Every command by its name, in the order of the help. */
export const commands: Readonly<Record<string, CommandEntry>> = {
  plan: { usage: planUsage, load: async () => (await import('./plan.ts')).plan },
  validate: { usage: validateUsage, load: async () => (await import('./validate.ts')).validate },
  audit: { usage: auditUsage, load: async () => (await import('./audit.ts')).audit },
  types: { usage: typesUsage, load: async () => (await import('./types.ts')).types },
  datalayer: { usage: datalayerUsage, load: async () => (await import('./datalayer.ts')).datalayer },
  scan: { usage: scanUsage, load: async () => (await import('./scan.ts')).scan },
  crawl: { usage: crawlUsage, load: async () => (await import('./crawl.ts')).crawl },
  live: { usage: liveUsage, load: async () => (await import('./live.ts')).live },
  recording: { usage: recordingUsage, load: async () => (await import('./recording.ts')).recording },
  verify: { usage: verifyUsage, load: async () => (await import('./verify.ts')).verify },
  drift: { usage: driftUsage, load: async () => (await import('./drift.ts')).drift },
  diff: { usage: diffUsage, load: async () => (await import('./diff.ts')).diff },
  merge: { usage: mergeUsage, load: async () => (await import('./merge.ts')).merge },
  simulate: { usage: simulateUsage, load: async () => (await import('./simulate.ts')).simulate },
  test: { usage: testUsage, load: async () => (await import('./test.ts')).test },
  effect: { usage: effectUsage, load: async () => (await import('./effect.ts')).effect },
  mutate: { usage: mutateUsage, load: async () => (await import('./mutate.ts')).mutate },
  explain: { usage: explainUsage, load: async () => (await import('./explain.ts')).explain },
  consent: { usage: consentUsage, load: async () => (await import('./consent.ts')).consent },
  taint: { usage: taintUsage, load: async () => (await import('./taint.ts')).taint },
  template: { usage: templateUsage, load: async () => (await import('./template.ts')).template },
  'verify-proof': { usage: verifyProofUsage, load: async () => (await import('./verifyProof.ts')).verifyProof },
  mcp: { usage: mcpUsage, load: async () => (await import('./mcp.ts')).mcp },
  completion: { usage: completionUsage, load: async () => (await import('./completion.ts')).completion },
  man: { usage: manUsage, load: async () => (await import('./man.ts')).man },
}
