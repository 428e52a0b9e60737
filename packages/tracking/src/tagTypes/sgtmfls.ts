import type { TagType } from './tagType.ts'

export const sgtmfls: TagType = {
  code: 'sgtmfls',
  label: 'Floodlight (server)',
  runsIn: 'SERVER',
  keys: 'enableConversionLinker enableProductReporting groupTag uniqueParamsDataSource activityTag ordinalType enableEnhancedMatch advertiserId',
  destination: { key: 'advertiserId' },
}
