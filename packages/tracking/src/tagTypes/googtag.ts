import type { TagType } from './tagType.ts'

/** Loads what Google measures and advertises with. */
export const googtag: TagType = {
  code: 'googtag',
  label: 'Google tag',
  runsIn: 'WEB',
  hosts: ['googletagmanager.com', 'google-analytics.com', 'analytics.google.com'],
  required: ['tagId'],
  keys: 'tagId configSettingsTable configSettingsVariable eventSettingsVariable eventSettingsTable',
  destination: { key: 'tagId', id: /^(?:G|GT|AW|DC|MC|HA)-[A-Z0-9]+$/i },
  checksConsent: true,
  saysConsent: true,
  fields: [
    { key: 'tagId', type: 'TEMPLATE' },
    { key: 'configSettingsVariable', type: 'TEMPLATE' },
    { key: 'eventSettingsVariable', type: 'TEMPLATE' },
  ],
}
