import type { TagType } from './tagType.ts'

export const sgtmadsct: TagType = {
  code: 'sgtmadsct',
  label: 'Google Ads conversion (server)',
  runsIn: 'SERVER',
  required: ['conversionId', 'conversionLabel'],
  keys: 'enableNewCustomerReporting enableConversionLinker enableProductReporting conversionId conversionLabel rdp productReportingDataSource newCustomerDataSource conversionValue enableEnhancedMatch currencyCode',
  isConversion: true,
  destination: { key: 'conversionId', isNumber: true },
}
