import type { TagType } from './tagType.ts'

/** What the Google tag has replaced. */
export const gaawc: TagType = {
  code: 'gaawc',
  label: 'GA4 configuration',
  runsIn: 'WEB',
  hosts: ['googletagmanager.com', 'google-analytics.com', 'analytics.google.com'],
  required: ['measurementId'],
  keys: 'sendPageView measurementId enableSendToServerContainer serverContainerUrl fieldsToSet userProperties enhancedUserId userDataVariable',
  destination: { key: 'measurementId', id: /^(?:G|GT)-[A-Z0-9]+$/i },
  checksConsent: true,
  saysConsent: true,
}
