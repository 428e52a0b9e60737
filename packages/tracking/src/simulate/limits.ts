import { say } from '../sentences/say.ts'

/** Why a server that simulates within limits gives no simulation: one sentence each. */
export const limitSentences = {
  stopping: say('simulate.limits.stopping'),
  busy: (seconds: number) => say('simulate.limits.busy', { seconds }),
  late: (seconds: number) => say('simulate.limits.late', { seconds }),
  memory: (megabytes: number) => say('simulate.limits.memory', { megabytes }),
  fault: say('simulate.limits.fault'),
}
