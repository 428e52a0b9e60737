import type { TagType } from './tagType.ts'

/** Puts visitors on lists for advertising. */
export const sp: TagType = {
  code: 'sp',
  label: 'Google Ads remarketing',
  runsIn: 'WEB',
  hosts: ['googleadservices.com', 'doubleclick.net', 'googlesyndication.com'],
  required: ['conversionId'],
  keys: 'enableConversionLinker enableDynamicRemarketing conversionCookiePrefix conversionId customParamsFormat rdp dataLayerVariable userId conversionLabel customParams eventName eventValue eventItems',
  destination: { key: 'conversionId', isNumber: true },
  checksConsent: true,
  saysConsent: true,
  consent: ['ad_storage'],
  needsLinker: true,
  fields: [
    { key: 'enableConversionLinker', type: 'BOOLEAN', value: 'true' },
    { key: 'enableDynamicRemarketing', type: 'BOOLEAN', value: 'false' },
    { key: 'conversionCookiePrefix', type: 'TEMPLATE', value: '_gcl' },
    { key: 'conversionId', type: 'TEMPLATE' },
    { key: 'customParamsFormat', type: 'TEMPLATE', value: 'NONE' },
    { key: 'rdp', type: 'BOOLEAN', value: 'false' },
    { key: 'userId', type: 'TEMPLATE' },
  ],
}
