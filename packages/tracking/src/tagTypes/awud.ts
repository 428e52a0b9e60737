import type { TagType } from './tagType.ts'

/** Sends what visitors said about themselves to Google Ads, hashed. */
export const awud: TagType = {
  code: 'awud',
  label: 'Google Ads user-provided data',
  runsIn: 'WEB',
  hosts: ['googleadservices.com', 'doubleclick.net', 'googlesyndication.com'],
  required: ['userDataVariable', 'conversionId'],
  keys: 'userDataVariable enableConversionLinker conversionId conversionCookiePrefix',
  destination: { key: 'conversionId', isNumber: true },
  checksConsent: true,
  saysConsent: true,
  consent: ['ad_storage', 'ad_user_data'],
  fields: [
    { key: 'userDataVariable', type: 'TEMPLATE' },
    { key: 'enableConversionLinker', type: 'BOOLEAN', value: 'true' },
    { key: 'conversionCookiePrefix', type: 'TEMPLATE', value: '_gcl' },
    { key: 'conversionId', type: 'TEMPLATE' },
  ],
}
