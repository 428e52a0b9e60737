export type StepState = 'done' | 'failed' | 'current' | 'ahead'
