import type { TagType } from './tagType.ts'

/** Counts orders for Campaign Manager 360. */
export const fls: TagType = {
  code: 'fls',
  label: 'Floodlight sales',
  runsIn: 'WEB',
  hosts: ['doubleclick.net'],
  required: ['advertiserId', 'groupTag', 'activityTag'],
  keys: 'userDataVariable revenue enableConversionLinker countingMethod enhancedUserData orderId enableProductReporting groupTag useImageTag activityTag conversionCookiePrefix advertiserId',
  destination: { key: 'advertiserId' },
  checksConsent: true,
  saysConsent: true,
  consent: ['ad_storage'],
  needsLinker: true,
  fields: [
    { key: 'revenue', type: 'TEMPLATE', from: 'value' },
    { key: 'enableConversionLinker', type: 'BOOLEAN', value: 'true' },
    { key: 'countingMethod', type: 'TEMPLATE', value: 'TRANSACTIONS' },
    { key: 'orderId', type: 'TEMPLATE', from: 'transaction_id' },
    { key: 'enableProductReporting', type: 'BOOLEAN', value: 'false' },
    { key: 'groupTag', type: 'TEMPLATE' },
    { key: 'useImageTag', type: 'BOOLEAN', value: 'false' },
    { key: 'activityTag', type: 'TEMPLATE' },
    { key: 'conversionCookiePrefix', type: 'TEMPLATE', value: '_gcl' },
    { key: 'advertiserId', type: 'TEMPLATE' },
  ],
}
