import type { TagType } from './tagType.ts'

/** Microsoft Advertising, with the id of the UET tag. */
export const baut: TagType = {
  code: 'baut',
  label: 'Microsoft Advertising UET',
  runsIn: 'WEB',
  hosts: ['bing.com'],
  keys: 'tagId uetqName eventType c_navTimingApi c_storeConvTrackCookies c_disableAutoPageView c_removeQueryFromUrls c_enableAutoSpaTracking c_consentInheritGtm c_consentUpdates c_enhancedConversion',
  destination: { key: 'tagId' },
  consent: ['ad_storage'],
  fields: [
    { key: 'c_navTimingApi', type: 'BOOLEAN', value: 'false' },
    { key: 'tagId', type: 'TEMPLATE' },
    { key: 'c_storeConvTrackCookies', type: 'BOOLEAN', value: 'true' },
    { key: 'uetqName', type: 'TEMPLATE', value: 'uetq' },
    { key: 'c_disableAutoPageView', type: 'BOOLEAN', value: 'false' },
    { key: 'c_removeQueryFromUrls', type: 'BOOLEAN', value: 'false' },
    { key: 'eventType', type: 'TEMPLATE', value: 'PAGE_LOAD' },
  ],
}
