import { type AIInsight, type AlertType, eventNamePattern, type Implementation, type InsightCategory, Refusal, type TriggerEventType } from '@tagmason/domain'
import type { Context } from '../context.ts'

const triggerTypes: Record<InsightCategory, TriggerEventType> = {
  Conversion: 'Conversion',
  Traffic: 'Page View',
  Growth: 'User Registration',
  Content: 'Page View',
}
const alertTypes: Record<InsightCategory, AlertType> = { Conversion: 'revenue', Traffic: 'traffic', Growth: 'traffic', Content: 'performance' }
const priorities = { High: 'high', Medium: 'medium', Low: 'low' } as const

export interface Wanted {
  as: Implementation
  name: string
  description: string
}

/** Makes the object that an insight becomes: a draft, or switched off, so that nothing happens before somebody has looked at it. Throws a `Refusal` invalid for a name that Google Analytics does not take, conflict where the event exists. */
export async function makeOf({ records, session, ports }: Context, insight: AIInsight, { as, name, description }: Wanted) {
  const { project } = session
  const id = ports.id()
  const basics = { id, project, name, description }
  switch (as) {
    case 'event': {
      if (!eventNamePattern.test(name))
        throw new Refusal('invalid', `'${name}' is no name for an event: begin with a letter, use letters, digits and underscores, at most 40.`, [
          { path: 'name', message: 'is no event name' },
        ])
      const key = `${project}:${name}`
      if ((await records.get('configuredEvents', key)) !== undefined)
        throw new Refusal('conflict', `This project already has an event '${name}': take another name.`)
      return records.put('configuredEvents', key, { id: key, project, name, status: 'draft', triggers: 0 })
    }
    case 'trigger':
      return records.put('eventTriggers', id, {
        ...basics,
        event_type: triggerTypes[insight.category],
        condition: insight.title,
        status: 'paused',
        last_triggered: null,
        trigger_count: 0,
        actions: [],
      })
    case 'alert':
      return records.put('alerts', id, {
        ...basics,
        type: alertTypes[insight.category],
        condition: insight.title,
        status: 'paused',
        priority: priorities[insight.impact],
        channels: ['email'],
        last_triggered: null,
        trigger_count: 0,
        confidence: insight.confidence,
      })
    case 'workflow': {
      // A draft that says to members what was seen; what starts it is for a person to choose.
      const actions = [{ id: ports.id(), kind: 'notify' as const, words: insight.title }]
      records.put('workflowDefinitions', id, { id, project, starts: [], condition: { match: 'all', clauses: [] }, actions })
      return records.put('workflows', id, { ...basics, status: 'draft', triggers: 0, actions: actions.length, lastRun: null, success_rate: null })
    }
    case 'recommendation':
      return records.put('recommendations', id, {
        id,
        project,
        title: name,
        description,
        impact: insight.impact,
        confidence: insight.confidence,
        category: insight.category,
        estimatedLift: 0,
        effort: 'Medium',
        status: 'new',
      })
  }
}
