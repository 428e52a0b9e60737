import type { TagType } from './tagType.ts'

/** Google Ads counts a success: the conversion action has its id and label. */
export const awct: TagType = {
  code: 'awct',
  label: 'Google Ads conversion',
  runsIn: 'WEB',
  hosts: ['googleadservices.com', 'doubleclick.net', 'googlesyndication.com'],
  required: ['conversionId', 'conversionLabel'],
  keys: 'enableProductReporting enableShippingData enableNewCustomerReporting enableConversionLinker conversionId conversionLabel rdp enableEnhancedConversion conversionCookiePrefix conversionValue currencyCode cssProvidedEnhancedConversionValue orderId productReportingDataSource awFeedCountry newCustomerReportingDataSource discount awFeedLanguage estimatedDeliveryDate shippingFee deliveryPostalCode deliveryCountry items awMerchantId',
  destination: { key: 'conversionId', isNumber: true },
  checksConsent: true,
  saysConsent: true,
  consent: ['ad_storage'],
  isConversion: true,
  hit: {
    vendor: 'googleAds',
    event: 'conversion',
    destination: ['conversionId', 'conversionLabel'],
    params: { value: 'conversionValue', currency: 'currencyCode', transaction_id: 'orderId' },
  },
  needsLinker: true,
  fields: [
    { key: 'orderId', type: 'TEMPLATE', from: 'transaction_id' },
    { key: 'enableProductReporting', type: 'BOOLEAN', value: 'false' },
    { key: 'enableShippingData', type: 'BOOLEAN', value: 'false' },
    { key: 'enableNewCustomerReporting', type: 'BOOLEAN', value: 'false' },
    { key: 'enableConversionLinker', type: 'BOOLEAN', value: 'true' },
    { key: 'enableEnhancedConversion', type: 'BOOLEAN', value: 'false' },
    { key: 'conversionValue', type: 'TEMPLATE', from: 'value' },
    { key: 'conversionCookiePrefix', type: 'TEMPLATE', value: '_gcl' },
    { key: 'conversionId', type: 'TEMPLATE' },
    { key: 'currencyCode', type: 'TEMPLATE', from: 'currency' },
    { key: 'conversionLabel', type: 'TEMPLATE' },
    { key: 'rdp', type: 'BOOLEAN', value: 'false' },
  ],
}
