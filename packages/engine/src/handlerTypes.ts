import type {
  ActInput,
  ActName,
  ActOutput,
  MeasurementPlan,
  ReadInput,
  ReadName,
  ReadOutput,
  RecordingCheck,
  SharedReport,
  VisionComparison,
} from '@tagmason/domain'
import type { ProvenPassword } from './account/provenPassword.ts'
import type { TestedAccess } from './account/integrationAccess.ts'
import type { sentTest } from './account/webhookDelivery.ts'
import type { Context } from './context.ts'
import type { PreparedJob } from './jobs/jobRun.ts'
import type { proveDraft } from './setup/drafts.ts'
import type { readPublishedContainer } from './setup/published.ts'
import type { readPage } from './setup/readPage.ts'
import type { testVision } from './setup/vision/askModel.ts'

/** The input of a handler has passed the schema: trimmed, with defaults. */
export type ReadHandlers = { [N in ReadName]: (context: Context, input: NonNullable<ReadInput<N>>) => Promise<ReadOutput<N>> }
export type ActHandlers = { [N in ActName]: (context: Context, input: NonNullable<ActInput<N>>, prepared: Prepared<N>) => Promise<ActOutput<N>> }

/** What is worked out before an act's turn comes, where that takes long enough to hold up others. */
export interface Preparations {
  /** The plan, and the project it was asked for: the member may look at another one by the time it is made. */
  'plans.generate': { plan: MeasurementPlan; project: string }
  /** The project that the picture was shown to. */
  'screenshots.analyze': { project: string }
  /** What the page holds, and the project that it was read for. */
  'screenshots.readPage': Awaited<ReturnType<typeof readPage>>
  /** The container as it was decoded, and the project that it was read for. */
  'containers.readPublished': Awaited<ReturnType<typeof readPublishedContainer>>
  /** What the proof of the draft came to, and the file and the project that it was checked against. */
  'containers.propose': Awaited<ReturnType<typeof proveDraft>>
  'events.checkRecording': RecordingCheck
  'screenshots.compare': VisionComparison
  /** How many elements the model found, and with which settings it was asked. */
  'vision.test': Awaited<ReturnType<typeof testVision>>
  /** What the service was called by; null where nothing was called. */
  'integrations.connect': TestedAccess | null
  /** What was sent, and what came back; null where nobody can send. */
  'webhooks.test': Awaited<ReturnType<typeof sentTest>>
  /** What is due of the job, with what each run prepared. */
  'jobs.run': PreparedJob[]
  /** The password that was proven, and the hash of the new one. */
  'settings.changePassword': { proven: ProvenPassword; hash: string }
  /** The password that was proven; undefined where the address stays. */
  'settings.saveProfile': ProvenPassword | undefined
  'settings.enableTwoFactor': ProvenPassword
  'settings.disableTwoFactor': ProvenPassword
  'settings.deleteAccount': ProvenPassword
  /** What is kept of a link's password: null for none, undefined for that which it has. */
  'shares.create': SharedReport['password']
  'shares.change': SharedReport['password'] | undefined
  /** The password that was known, as it is kept. */
  'shares.open': SharedReport['password']
}
type Prepared<N extends ActName> = N extends keyof Preparations ? Preparations[N] : undefined
export type PreparationHandlers = { [N in keyof Preparations]: (context: Context, input: ActInput<N>) => Promise<Preparations[N]> }

/** The handlers of one subject: all reads and acts whose names begin with it, as `anomalies` for `anomalies.list`. */
export type Handles<Subject extends string> = Pick<ReadHandlers, Extract<ReadName, `${Subject}.${string}`>> &
  Pick<ActHandlers, Extract<ActName, `${Subject}.${string}`>>
