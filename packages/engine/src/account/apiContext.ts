import { type Project, sampleClock, zoneOf } from '@tagmason/domain'
import type { Context, Ports } from '../context.ts'
import type { Records } from '../store/unitOfWork.ts'

/** A project seen by nobody in particular: by a key, or by what comes in. */
export function projectContext(records: Records, ports: Ports, { value, space, timeZone }: Pick<Project, 'value' | 'space' | 'timeZone'>): Context {
  const now = space === 'sample' ? sampleClock : ports.now().toISOString()
  return {
    records,
    session: {
      member: { id: 'api', name: 'API', email: '' },
      role: 'viewer',
      refused: {},
      project: value,
      space,
      preferences: { mode: 'system', language: 'en' },
      brand: {},
      timeZone: zoneOf(timeZone),
      now,
    },
    now: new Date(now),
    ports,
    from: '',
  }
}
