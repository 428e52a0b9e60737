import { hasMark } from '../analysis.ts'
import { zonesOf } from '../zones.ts'
import type { Pass } from './state.ts'

/** Decides which words tell a story, which say what not to measure, and which describe an audience. */
export const decideZones: Pass = (reading) => {
  const before = reading.earlier.at(-1)
  const afterConversion = before !== undefined && hasMark(before.sentence, 'conversion')
  return { ...reading, zones: zonesOf(reading.analysis, reading.sentence, reading.section.role, afterConversion) }
}
