import type { TagType } from './tagType.ts'

export const ga: TagType = {
  code: 'ga',
  label: 'Google Analytics',
  runsIn: 'WEB',
  hosts: ['google-analytics.com'],
  checksConsent: true,
  isOutdated: true,
}
