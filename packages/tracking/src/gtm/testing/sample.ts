import { readContainer, validateContainer } from '../index.ts'
import type { Finding } from '../finding.ts'
import { inEnglish } from '../../sentences/english.testing.ts'

const text = (key: string, value: string) => ({ type: 'TEMPLATE', key, value })
const flag = (key: string, value: string) => ({ type: 'BOOLEAN', key, value })
const own = { accountId: '0', containerId: '0' }
const condition = (type: string, arg0: string, arg1: string) => ({ type, parameter: [text('arg0', arg0), text('arg1', arg1)] })
const row = (first: string, name: string, second: string, value: string) => ({ type: 'MAP', map: [text(first, name), text(second, value)] })

/** A valid web container that uses every rule's subject once; paths in tests count on its order. */
export const sample = () => ({
  exportFormatVersion: 2,
  exportTime: '2026-01-31 12:00:00',
  containerVersion: {
    path: 'accounts/0/containers/0/versions/0',
    ...own,
    containerVersionId: '0',
    container: { ...own, name: 'Shop', publicId: 'GTM-ABCD123', usageContext: ['WEB'], fingerprint: '0' },
    tag: [
      { ...own, tagId: '1', name: 'Google tag', type: 'googtag', parameter: [text('tagId', '{{Const - ID}}')], firingTriggerId: ['2147479573'] },
      {
        ...own,
        tagId: '2',
        name: 'GA4 - purchase',
        type: 'gaawe',
        parameter: [
          text('eventName', 'purchase'),
          text('measurementIdOverride', '{{Const - ID}}'),
          { type: 'LIST', key: 'eventSettingsTable', list: [row('parameter', 'page', 'parameterValue', '{{Page URL}}')] },
          flag('sendEcommerceData', 'true'),
          text('getEcommerceDataFrom', 'dataLayer'),
        ],
        fingerprint: '0',
        firingTriggerId: ['10'],
        setupTag: [{ tagName: 'Own script', stopOnSetupFailure: true }],
        parentFolderId: '40',
        tagFiringOption: 'ONCE_PER_EVENT',
        monitoringMetadata: { type: 'MAP' },
        consentSettings: { consentStatus: 'NEEDED', consentType: { type: 'LIST', list: [{ type: 'TEMPLATE', value: 'analytics_storage' }] } },
      },
      { ...own, tagId: '3', name: 'Own script', type: 'html', parameter: [text('html', '<b>{{Order}}</b>')] },
      {
        ...own,
        tagId: '4',
        name: 'Ads',
        type: 'awct',
        priority: { type: 'INTEGER', value: '5' },
        parameter: [text('conversionId', '123456789'), text('conversionLabel', 'abc')],
        firingTriggerId: ['10', '13'],
        blockingTriggerId: ['11'],
      },
      { ...own, tagId: '5', name: 'Template tag', type: 'cvt_0_50', firingTriggerId: ['2147479553'] },
    ],
    trigger: [
      { ...own, triggerId: '10', name: 'CE - purchase', type: 'CUSTOM_EVENT', customEventFilter: [condition('EQUALS', '{{_event}}', 'purchase')] },
      {
        ...own,
        triggerId: '11',
        name: 'LC - phone',
        type: 'LINK_CLICK',
        filter: [condition('MATCH_REGEX', '{{Click URL}}', '^tel:')],
        waitForTags: { type: 'BOOLEAN', value: 'false' },
        uniqueTriggerId: { type: 'TEMPLATE' },
      },
      {
        ...own,
        triggerId: '12',
        name: 'Timer',
        type: 'TIMER',
        eventName: { type: 'TEMPLATE', value: 'gtm.timer' },
        interval: { type: 'TEMPLATE', value: '9' },
      },
      {
        ...own,
        triggerId: '13',
        name: 'TG',
        type: 'TRIGGER_GROUP',
        parameter: [{ type: 'LIST', key: 'triggerIds', list: [{ type: 'TRIGGER_REFERENCE', value: '11' }] }],
      },
    ],
    variable: [
      { ...own, variableId: '20', name: 'Const - ID', type: 'c', parameter: [text('value', 'G-ABC123')], formatValue: {} },
      {
        ...own,
        variableId: '21',
        name: 'Order',
        type: 'v',
        parameter: [{ type: 'INTEGER', key: 'dataLayerVersion', value: '2' }, text('name', 'order')],
        formatValue: { caseConversionType: 'LOWERCASE' },
      },
      { ...own, variableId: '22', name: 'cJS', type: 'jsm', parameter: [text('javascript', 'function() { return 1 }')] },
      {
        ...own,
        variableId: '23',
        name: 'RT',
        type: 'remm',
        parameter: [text('input', '{{Page URL}}'), { type: 'LIST', key: 'map', list: [row('key', '^a$', 'value', 'b')] }],
      },
    ],
    folder: [{ ...own, folderId: '40', name: 'Folder', fingerprint: '0' }],
    builtInVariable: [
      { ...own, type: 'PAGE_URL', name: 'Page URL' },
      { ...own, type: 'CLICK_URL', name: 'Click URL' },
    ],
    customTemplate: [{ ...own, templateId: '50', name: 'Template', fingerprint: '0', templateData: '___INFO___\n{}' }],
  },
})

/** A copy of a JSON value with one place set (or, with undefined, taken away); steps are keys and list indexes. */
export const put = (value: unknown, path: string, content: unknown): unknown => {
  const [step = '', ...rest] = path.split('.')
  const inner = (old: unknown): unknown => (rest.length === 0 ? content : put(old, rest.join('.'), content))
  if (Array.isArray(value)) {
    const list: unknown[] = [...value]
    if (Number(step) === list.length) list.push(inner(undefined))
    else list[Number(step)] = inner(list[Number(step)])
    return list.filter((entry) => entry !== undefined)
  }
  const object: Record<string, unknown> = { ...(typeof value === 'object' ? value : {}) }
  object[step] = inner(object[step])
  return object
}

/** What reading and validating say about a JSON value together. */
export const saidOf = (value: unknown): readonly Finding[] => {
  const { file, findings } = readContainer(JSON.stringify(value))
  return file === null ? findings : [...findings, ...validateContainer(file)]
}

/** The same in English. */
export const findingsOf = (value: unknown) => inEnglish(saidOf(value))
