import { consentTemplate, consentTypes } from '../../container/consentTemplate.ts'
import type { ContainerFile } from '../../gtm/model.ts'
import { put } from '../../gtm/testing/sample.ts'
import { readContainer } from '../../gtm/read.ts'

export const text = (key: string, value: string) => ({ type: 'TEMPLATE', key, value })
export const flag = (key: string, value: string) => ({ type: 'BOOLEAN', key, value })
export const own = { accountId: '1', containerId: '2' }
export const condition = (type: string, arg0: string, arg1: string, ...more: readonly object[]) => ({
  type,
  parameter: [text('arg0', arg0), text('arg1', arg1), ...more],
})
export const table = (key: string, first: string, second: string, rows: Readonly<Record<string, string>>) => ({
  type: 'LIST',
  key,
  list: Object.entries(rows).map(([name, value]) => ({ type: 'MAP', map: [text(first, name), text(second, value)] })),
})
/** Rows of a GA4 event. */
export const rows = (values: Readonly<Record<string, string>>) => table('eventSettingsTable', 'parameter', 'parameterValue', values)
export const needed = (...types: readonly string[]) => ({
  consentStatus: 'NEEDED',
  consentType: { type: 'LIST', list: types.map((value) => ({ type: 'TEMPLATE', value })) },
})

const template = `___INFO___
{"type": "TAG"}
___SANDBOXED_JS_FOR_WEB_TEMPLATE___
const injectScript = require('injectScript');
___WEB_PERMISSIONS___
[{"instance":{"key":{"publicId":"inject_script"},"param":[{"key":"urls","value":{"type":2,"listItem":[{"type":1,"string":"https://cdn.vendor.example/"}]}}]}}]
___TESTS___
scenarios: []
`

/** A web container in which the audit finds nothing at all; paths in tests count on its order. */
export const clean = {
  exportFormatVersion: 2,
  exportTime: '2026-01-31 12:00:00',
  containerVersion: {
    ...own,
    container: { ...own, name: 'Shop', publicId: 'GTM-ABCD123', usageContext: ['WEB'] },
    tag: [
      {
        ...own,
        tagId: '1',
        name: 'Consent - Default',
        type: 'cvt_2_51',
        parameter: [...consentTypes.map((type) => text(type, 'denied')), text('wait_for_update', '500')],
        firingTriggerId: ['2147479572'],
        parentFolderId: '40',
        consentSettings: { consentStatus: 'NOT_NEEDED' },
      },
      { ...own, tagId: '2', name: 'Google tag - GA4', type: 'googtag', parameter: [text('tagId', '{{Const - ID}}')], firingTriggerId: ['2147479573'] },
      {
        ...own,
        tagId: '3',
        name: 'GA4 - purchase',
        type: 'gaawe',
        parameter: [text('eventName', 'purchase'), text('measurementIdOverride', '{{Const - ID}}'), flag('sendEcommerceData', 'true')],
        firingTriggerId: ['10'],
      },
      {
        ...own,
        tagId: '4',
        name: 'GA4 - cta_click',
        type: 'gaawe',
        parameter: [text('eventName', 'cta_click'), text('measurementIdOverride', '{{Const - ID}}'), rows({ link_text: '{{Click Text}}' })],
        firingTriggerId: ['11', '14'],
      },
      {
        ...own,
        tagId: '5',
        name: 'Ads - Purchase',
        type: 'awct',
        parameter: [text('conversionId', '987654321'), text('conversionLabel', 'abc'), text('orderId', '{{DLV - order}}')],
        firingTriggerId: ['10'],
        consentSettings: needed('ad_storage'),
      },
      { ...own, tagId: '6', name: 'Ads - Linker', type: 'gclidw', firingTriggerId: ['2147479553'] },
      { ...own, tagId: '7', name: 'Vendor - Pixel', type: 'cvt_GALLERY1', firingTriggerId: ['13'], consentSettings: needed('ad_storage') },
    ],
    trigger: [
      { ...own, triggerId: '10', name: 'CE - purchase', type: 'CUSTOM_EVENT', customEventFilter: [condition('EQUALS', '{{_event}}', 'purchase')] },
      { ...own, triggerId: '11', name: 'Click - cta', type: 'CLICK', filter: [condition('CSS_SELECTOR', '{{Click Element}}', 'a.cta, a.cta *')] },
      {
        ...own,
        triggerId: '12',
        name: 'Visibility - prices',
        type: 'ELEMENT_VISIBILITY',
        parameter: [text('selectorType', 'CSS'), text('elementSelector', '#prices'), flag('useDomChangeListener', 'false')],
      },
      {
        ...own,
        triggerId: '13',
        name: 'TG - both',
        type: 'TRIGGER_GROUP',
        parameter: [
          {
            type: 'LIST',
            key: 'triggerIds',
            list: [
              { type: 'TRIGGER_REFERENCE', value: '12' },
              { type: 'TRIGGER_REFERENCE', value: '10' },
            ],
          },
        ],
      },
      { ...own, triggerId: '14', name: 'LC - phone', type: 'LINK_CLICK', filter: [condition('MATCH_REGEX', '{{Click URL}}', '^tel:')] },
    ],
    variable: [
      { ...own, variableId: '20', name: 'Const - ID', type: 'c', parameter: [text('value', 'G-ABC123XYZ4')], formatValue: {} },
      { ...own, variableId: '21', name: 'DLV - order', type: 'v', parameter: [text('name', 'ecommerce.transaction_id')], formatValue: {} },
    ],
    folder: [{ ...own, folderId: '40', name: 'Consent' }],
    builtInVariable: [
      { ...own, type: 'CLICK_ELEMENT', name: 'Click Element' },
      { ...own, type: 'CLICK_TEXT', name: 'Click Text' },
      { ...own, type: 'CLICK_URL', name: 'Click URL' },
    ],
    customTemplate: [
      {
        ...own,
        templateId: '50',
        name: 'Vendor',
        templateData: template,
        galleryReference: { host: 'github.com', owner: 'vendor', repository: 'pixel', galleryTemplateId: 'GALLERY1' },
      },
      { ...own, templateId: '51', name: 'Consent', templateData: consentTemplate.templateData },
    ],
  },
}

/** What stands where, in `containerVersion`; undefined takes it away. */
export type Edit = readonly [path: string, content: unknown]

/** The clean container with some places changed. */
export const changed = (...edits: readonly Edit[]): ContainerFile => {
  const json = edits.reduce<unknown>((value, [path, content]) => put(value, `containerVersion.${path}`, content), clean)
  const { file } = readContainer(JSON.stringify(json))
  if (file === null) throw new Error('the changed container cannot be read')
  return file
}
