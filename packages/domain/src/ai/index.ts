export * from './feedback.ts'
export * from './nlp.ts'
export * from './recommendations.ts'
export * from './training.ts'
