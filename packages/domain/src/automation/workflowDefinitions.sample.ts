import type { EventCondition } from './conditions.ts'
import type { WorkflowDefinition } from './workflows.ts'

const project = 'analytics-dashboard'
const always: EventCondition = { match: 'all', clauses: [] }

export const workflowDefinitionsSample = [
  {
    id: 'workflow-1',
    project,
    starts: [
      { kind: 'eventTrigger', of: 'trigger-3' },
      { kind: 'hour', of: '' },
    ],
    condition: { match: 'all', clauses: [{ measure: 'cartIdle', comparison: 'over', value: 30 }] },
    actions: [
      { id: 'action-1', kind: 'audience', words: 'Cart left behind' },
      { id: 'action-2', kind: 'email', words: 'Your cart is waiting' },
      { id: 'action-3', kind: 'chat', words: '#shop: a cart above $200 was left behind' },
    ],
  },
  {
    id: 'workflow-2',
    project,
    starts: [{ kind: 'eventTrigger', of: 'trigger-4' }],
    condition: { match: 'any', clauses: [{ measure: 'page', comparison: 'contains', value: '/demo' }] },
    actions: [
      { id: 'action-1', kind: 'crm', words: 'New lead with campaign and pages read' },
      { id: 'action-2', kind: 'audience', words: 'Demo requested' },
      { id: 'action-3', kind: 'chat', words: '#sales: a demo was requested' },
      { id: 'action-4', kind: 'notify', words: 'A lead was handed over to sales.' },
    ],
  },
  {
    id: 'workflow-3',
    project,
    starts: [{ kind: 'hour', of: '' }],
    condition: always,
    actions: [
      { id: 'action-1', kind: 'issue', words: 'A key event has gone quiet' },
      { id: 'action-2', kind: 'notify', words: 'A key event has gone quiet.' },
    ],
  },
  {
    id: 'workflow-4',
    project,
    starts: [{ kind: 'week', of: '' }],
    condition: always,
    actions: [
      { id: 'action-1', kind: 'export', words: 'Last week by channel' },
      { id: 'action-2', kind: 'chat', words: '#marketing: the figures of last week' },
      { id: 'action-3', kind: 'email', words: 'Figures of last week' },
    ],
  },
  {
    id: 'workflow-5',
    project,
    starts: [
      { kind: 'hour', of: '' },
      { kind: 'issue', of: '' },
    ],
    condition: always,
    actions: [
      { id: 'action-1', kind: 'setStatus', words: '', target: 'campaign-1', status: 'paused' },
      { id: 'action-2', kind: 'notify', words: 'Ads were paused because their landing page answers with an error.' },
    ],
  },
  {
    id: 'workflow-6',
    project,
    starts: [{ kind: 'day', of: '' }],
    condition: always,
    actions: [
      { id: 'action-1', kind: 'email', words: 'Your trial ends in two days' },
      { id: 'action-2', kind: 'notify', words: 'Trial reminders were sent.' },
    ],
  },
] satisfies WorkflowDefinition[]
