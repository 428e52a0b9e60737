import { z } from 'zod'
import { act, byId, nothing, read } from '../declare.ts'
import { type Anomalies, type Anomaly, type AnomalyDetails, type DetectorSettings, detectorSettingsSchema } from './anomalies.ts'

export const analyticsReads = {
  'anomalies.list': read<Anomalies>()({ input: nothing, role: 'viewer', topics: ['anomalies', 'preferences'] }),
  'anomalies.details': read<AnomalyDetails>()({ input: byId, role: 'viewer', topics: ['anomalies', 'anomalyCourses', 'preferences'] }),
  'anomalies.settings': read<DetectorSettings>()({ input: nothing, role: 'viewer', topics: ['detectorSettings', 'preferences'] }),
} as const

export const analyticsActs = {
  'anomalies.investigate': act<Anomaly>()({ input: byId, role: 'analyst' }),
  'anomalies.resolve': act<Anomaly>()({ input: byId.extend({ note: z.string().trim().max(1000) }), role: 'analyst' }),
  'anomalies.reopen': act<Anomaly>()({ input: byId, role: 'analyst' }),
  'anomalies.setSettings': act<DetectorSettings>()({ input: detectorSettingsSchema, role: 'editor' }),
} as const
