import { plural } from '../../language.ts'
export const text = {
  title: 'Audiences',
  detail: 'Visitors that triggers and workflows set apart, by the id of their browser. No names, no addresses.',
  none: 'No audiences',
  noneDetail: 'Give a trigger or a workflow the action “Add to audience”.',
  visitors: (count: number) => plural('en', count, { one: 'visitor', other: 'visitors' }),
  last: 'last added',
  download: 'Download',
  downloadOf: (name: string) => `Download: ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove: ${name}`,
  removeQuestion: (name: string) => `Remove “${name}”?`,
  removeDetail: 'Who is in it is forgotten. This cannot be undone.',
  removed: 'Audience Removed',
  close: 'Close',
}

export type AudiencesText = typeof text
