import type { TriggerEventType, WorkflowStatus } from '@tagmason/domain'

/** What the screens of automation rules say alike. */
export const text = {
  keyFigures: 'Key figures',
  statuses: { active: 'Active', paused: 'Paused', draft: 'Draft' } as Record<WorkflowStatus, string>,
  eventTypes: {
    'Page View': 'Page View',
    Conversion: 'Conversion',
    'User Registration': 'User Registration',
    'E-commerce': 'E-commerce',
  } as Record<TriggerEventType, string>,
  /** What a switch, a member or a clock has not done yet. */
  never: 'never',
  edit: 'Edit',
  remove: 'Remove',
  cancel: 'Cancel',
  save: 'Save',
  name: 'Name',
  nameMissing: 'Give it a name, so that it can be found again.',
  description: 'Description',
  more: (name: string) => `More: ${name}`,
  /** A row's button with the row's name, for readers of the screen. */
  of: (action: string, name: string) => `${action}: ${name}`,
}

export type AutomationText = typeof text
