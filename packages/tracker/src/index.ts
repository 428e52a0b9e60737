export { type Tagmason, tracker } from './core.ts'
export type { Told } from './queue.ts'
export type { Consent } from './settings.ts'
