import type { Settings } from '../settings.ts'

export type EventSettings = Pick<Settings, 'data' | 'clickhouseUrl'>
