import { say } from '../sentences/say.ts'

/** Why a server that simulates within limits gives no simulation: one sentence each. */
export const limitSentences = {
  stopping: () => say`The server is being stopped, so nothing more is simulated: try again when it is back.`,
  busy: (seconds: number) => say`Others simulate too, and no turn came within ${seconds} seconds: try again in a moment.`,
  late: (seconds: number) =>
    say`The simulation was cut off after ${seconds} seconds, because the container is very large or an expression in it finds no end, as (a+)+$ may: simulate fewer steps, or change the expression.`,
  memory: (megabytes: number) =>
    say`The simulation was cut off, because it needs more than ${megabytes} MB of memory: simulate fewer steps, or a smaller container.`,
  fault: () => say`The simulation failed for a fault of the server, which wrote it down: try again, and tell its operator if it stays.`,
}
