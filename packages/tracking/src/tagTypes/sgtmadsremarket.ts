import type { TagType } from './tagType.ts'

export const sgtmadsremarket: TagType = {
  code: 'sgtmadsremarket',
  label: 'Google Ads remarketing (server)',
  runsIn: 'SERVER',
  required: ['conversionId'],
  keys: 'enableConversionLinker enableDynamicRemarketing enableCustomParams remarketingEventDataSource enableUserId conversionId customParamsFormat rdp',
  destination: { key: 'conversionId', isNumber: true },
}
