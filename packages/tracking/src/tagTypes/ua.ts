import type { TagType } from './tagType.ts'

export const ua: TagType = {
  code: 'ua',
  label: 'Universal Analytics',
  runsIn: 'WEB',
  hosts: ['google-analytics.com'],
  checksConsent: true,
  saysConsent: true,
  isOutdated: true,
}
