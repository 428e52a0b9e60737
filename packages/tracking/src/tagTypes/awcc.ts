import type { TagType } from './tagType.ts'

/** Google Ads replaces the phone number on the page and counts the calls. Three parameters in all genuine exports. */
export const awcc: TagType = {
  code: 'awcc',
  label: 'Google Ads calls from website',
  runsIn: 'WEB',
  hosts: ['googleadservices.com', 'doubleclick.net', 'googlesyndication.com'],
  required: ['phoneConversionNumber', 'conversionId', 'conversionLabel'],
  keys: 'phoneConversionNumber conversionId conversionLabel',
  destination: { key: 'conversionId', isNumber: true },
  checksConsent: true,
  saysConsent: true,
  consent: ['ad_storage'],
  needsLinker: true,
  fields: [
    { key: 'phoneConversionNumber', type: 'TEMPLATE' },
    { key: 'conversionId', type: 'TEMPLATE' },
    { key: 'conversionLabel', type: 'TEMPLATE' },
  ],
}
