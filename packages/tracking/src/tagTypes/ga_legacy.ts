import type { TagType } from './tagType.ts'

export const gaLegacy: TagType = {
  code: 'ga_legacy',
  label: 'Google Analytics (classic)',
  runsIn: 'WEB',
  hosts: ['google-analytics.com'],
  checksConsent: true,
  isOutdated: true,
}
