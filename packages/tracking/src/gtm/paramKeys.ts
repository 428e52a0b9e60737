/** Parameter keys seen in genuine exports or documented, per kind and type; legacy and custom template types are left out. */
const lines: Readonly<Record<string, string>> = {
  'tag.awct':
    'enableProductReporting enableShippingData enableNewCustomerReporting enableConversionLinker conversionId conversionLabel rdp enableEnhancedConversion conversionCookiePrefix conversionValue currencyCode cssProvidedEnhancedConversionValue orderId productReportingDataSource awFeedCountry newCustomerReportingDataSource discount awFeedLanguage estimatedDeliveryDate shippingFee deliveryPostalCode deliveryCountry items awMerchantId',
  'tag.awud': 'userDataVariable enableConversionLinker conversionId conversionCookiePrefix',
  'tag.baut':
    'tagId uetqName eventType c_navTimingApi c_storeConvTrackCookies c_disableAutoPageView c_removeQueryFromUrls c_enableAutoSpaTracking c_consentInheritGtm c_consentUpdates c_enhancedConversion',
  'tag.bzi': 'id',
  'tag.flc':
    'advertiserId groupTag activityTag ordinalType sessionId enhancedUserData userDataVariable useImageTag enableConversionLinker conversionCookiePrefix',
  'tag.fls':
    'userDataVariable revenue enableConversionLinker countingMethod enhancedUserData orderId enableProductReporting groupTag useImageTag activityTag conversionCookiePrefix advertiserId',
  'tag.gaawc': 'sendPageView measurementId enableSendToServerContainer serverContainerUrl fieldsToSet userProperties enhancedUserId userDataVariable',
  'tag.gaawe':
    'eventName sendEcommerceData measurementId measurementIdOverride enhancedUserId eventParameters userProperties eventSettingsTable eventSettingsVariable getEcommerceDataFrom userDataVariable ecommerceMacroData',
  'tag.gclidw': 'enableCrossDomain enableUrlPassthrough enableCookieOverrides acceptIncoming linkerDomains formDecoration urlPosition',
  'tag.googtag': 'tagId configSettingsTable configSettingsVariable eventSettingsVariable eventSettingsTable',
  'tag.html': 'html supportDocumentWrite usePostscribe',
  'tag.http_request': 'headers requestBody httpMethod url',
  'tag.img': 'url useCacheBuster cacheBusterQueryParam',
  'tag.sgtmadscl': 'enableCookieOverrides enableLinkerParams',
  'tag.sgtmadsct':
    'enableNewCustomerReporting enableConversionLinker enableProductReporting conversionId conversionLabel rdp productReportingDataSource newCustomerDataSource conversionValue enableEnhancedMatch currencyCode',
  'tag.sgtmadsremarket':
    'enableConversionLinker enableDynamicRemarketing enableCustomParams remarketingEventDataSource enableUserId conversionId customParamsFormat rdp',
  'tag.sgtmfls': 'enableConversionLinker enableProductReporting groupTag uniqueParamsDataSource activityTag ordinalType enableEnhancedMatch advertiserId',
  'tag.sgtmgaaw': 'redactVisitorIp epToIncludeDropdown upToIncludeDropdown enableEuid',
  'tag.sp': 'enableConversionLinker enableDynamicRemarketing conversionCookiePrefix conversionId customParamsFormat rdp dataLayerVariable userId',
  'variable.aev': 'setDefaultValue varType component attribute defaultValue stripWww',
  'variable.awec': 'mode email phone_number enableElementBlocking country city street last_name region postal_code first_name dataSource',
  'variable.c': 'value',
  'variable.d': 'selectorType elementId elementSelector attributeName',
  'variable.ed': 'setDefaultValue keyPath defaultValue',
  'variable.f': 'component queryKey stripWww',
  'variable.gtcs': 'configSettingsTable',
  'variable.gtes': 'eventSettingsTable userProperties',
  'variable.j': 'name setDefaultValue defaultValue',
  'variable.jsm': 'javascript',
  'variable.k': 'decodeCookie name',
  'variable.qp': 'queryParamName',
  'variable.remm': 'setDefaultValue input fullMatch replaceAfterMatch defaultValue ignoreCase map',
  'variable.rh': 'headerName',
  'variable.smm': 'setDefaultValue input defaultValue map',
  'variable.u': 'component stripWww customUrlSource queryKey',
  'variable.v': 'dataLayerVersion name setDefaultValue defaultValue',
}

const sets: ReadonlyMap<string, ReadonlySet<string>> = new Map(Object.entries(lines).map(([type, keys]) => [type, new Set(keys.split(' '))]))

/** The parameter keys known for a type of tag or variable; undefined when nothing is known of it. */
export const knownParameterKeys = (kind: string, type: string): ReadonlySet<string> | undefined => sets.get(`${kind}.${type}`)
