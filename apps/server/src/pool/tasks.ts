/** What threads do. Each is loaded when it is first asked for, so that a thread that reads bodies has no engine in memory. */
export const tasks = {
  simulate: async () => (await import('@tagmason/engine')).simulateVisit,
  apart: async () => (await import('@tagmason/engine')).runApart,
  visit: async () => (await import('../browser/visitPage.ts')).visitPage,
  decode: async () => (await import('../intake/decodeBody.ts')).decodeBody,
} as const

export type TaskName = keyof typeof tasks
type Task<N extends TaskName> = Awaited<ReturnType<(typeof tasks)[N]>>
export type TaskInput<N extends TaskName> = Parameters<Task<N>>
export type TaskOutput<N extends TaskName> = Awaited<ReturnType<Task<N>>>

export interface Question {
  task: TaskName
  input: readonly unknown[]
}
/** What a thread sends back: the result, or the message of what was thrown. */
export type Answer = { value: unknown } | { message: string }
