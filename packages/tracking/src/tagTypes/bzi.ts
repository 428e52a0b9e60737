import type { TagType } from './tagType.ts'

/** LinkedIn, with the partner id of the account. */
export const bzi: TagType = {
  code: 'bzi',
  label: 'LinkedIn Insight',
  runsIn: 'WEB',
  hosts: ['licdn.com', 'linkedin.com'],
  required: ['id'],
  keys: 'id',
  destination: { key: 'id' },
  consent: ['ad_storage'],
  fields: [{ key: 'id', type: 'TEMPLATE' }],
}
