import type { TagType } from './tagType.ts'

/** Sends one event to GA4. */
export const gaawe: TagType = {
  code: 'gaawe',
  label: 'GA4 event',
  runsIn: 'WEB',
  hosts: ['googletagmanager.com', 'google-analytics.com', 'analytics.google.com'],
  required: ['eventName'],
  keys: 'eventName sendEcommerceData measurementId measurementIdOverride enhancedUserId eventParameters userProperties eventSettingsTable eventSettingsVariable getEcommerceDataFrom userDataVariable ecommerceMacroData',
  destination: { key: 'measurementIdOverride', id: /^(?:G|GT)-[A-Z0-9]+$/i },
  checksConsent: true,
  saysConsent: true,
  fields: [
    { key: 'sendEcommerceData', type: 'BOOLEAN', value: 'false' },
    { key: 'getEcommerceDataFrom', type: 'TEMPLATE' },
    { key: 'eventSettingsTable', type: 'LIST' },
    { key: 'eventName', type: 'TEMPLATE' },
    { key: 'measurementIdOverride', type: 'TEMPLATE' },
    { key: 'eventSettingsVariable', type: 'TEMPLATE' },
  ],
}
