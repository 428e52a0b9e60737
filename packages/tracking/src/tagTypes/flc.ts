import type { TagType } from './tagType.ts'

/** Counts visits for Campaign Manager 360. */
export const flc: TagType = {
  code: 'flc',
  label: 'Floodlight counter',
  runsIn: 'WEB',
  hosts: ['doubleclick.net'],
  required: ['advertiserId', 'groupTag', 'activityTag'],
  keys: 'advertiserId groupTag activityTag ordinalType sessionId enhancedUserData userDataVariable useImageTag enableConversionLinker conversionCookiePrefix',
  destination: { key: 'advertiserId' },
  checksConsent: true,
  saysConsent: true,
  consent: ['ad_storage'],
  needsLinker: true,
  fields: [
    { key: 'advertiserId', type: 'TEMPLATE' },
    { key: 'groupTag', type: 'TEMPLATE' },
    { key: 'activityTag', type: 'TEMPLATE' },
    { key: 'ordinalType', type: 'TEMPLATE', value: 'STANDARD' },
    { key: 'sessionId', type: 'TEMPLATE' },
    { key: 'useImageTag', type: 'BOOLEAN', value: 'false' },
    { key: 'enableConversionLinker', type: 'BOOLEAN', value: 'true' },
    { key: 'conversionCookiePrefix', type: 'TEMPLATE', value: '_gcl' },
  ],
}
