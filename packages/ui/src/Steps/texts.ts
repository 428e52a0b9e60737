/** How a step stands. */
export type StepState = 'done' | 'current' | 'ahead' | 'failed'

/** The words of Steps. */
export interface StepsTexts {
  /** Said after the name of a step, for readers of the screen. */
  states: Record<StepState, string>
  /** Stands above the name of the current step where there is no room for all. */
  stepOf(step: string, steps: string): string
}

export const englishSteps: StepsTexts = {
  states: { done: 'done', current: 'current', ahead: 'not started', failed: 'failed' },
  stepOf: (step, steps) => `Step ${step} of ${steps}`,
}
