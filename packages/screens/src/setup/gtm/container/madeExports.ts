/** Exports of containers, made for stories and for the bench. */
const ids = { accountId: '6001', containerId: '7001' }
const text = (key: string, value: string) => ({ type: 'TEMPLATE', key, value })

/** A GA4 tag of an export: what it is called, the event that it sends, and the trigger that fires it. */
export const tagOf = (number: number, name: string, event: string, trigger = 3) => ({
  ...ids,
  tagId: String(number),
  name,
  type: 'gaawe',
  parameter: [text('eventName', event), text('measurementIdOverride', 'G-AB12CD34EF')],
  fingerprint: '1',
  firingTriggerId: [String(trigger)],
  tagFiringOption: 'ONCE_PER_EVENT',
})

/** A trigger of an export that waits for an event. */
export const triggerOf = (number: number, name: string, event: string) => ({
  ...ids,
  triggerId: String(number),
  name,
  type: 'CUSTOM_EVENT',
  customEventFilter: [{ type: 'EQUALS', parameter: [text('arg0', '{{_event}}'), text('arg1', event)] }],
  fingerprint: '1',
})

const variableOf = (number: number, name: string) => ({
  ...ids,
  variableId: String(number),
  name,
  type: 'v',
  parameter: [{ type: 'INTEGER', key: 'dataLayerVersion', value: '2' }, text('name', name)],
  fingerprint: '1',
})

/** A consent banner as its template of the gallery brings it: the tag on Consent Initialization, and the template, which is of no vendor. */
export const bannerParts = {
  tag: [
    { ...ids, tagId: '40', name: 'Consent banner', type: 'cvt_7001_41', fingerprint: '1', firingTriggerId: ['2147479572'], tagFiringOption: 'ONCE_PER_LOAD' },
  ],
  customTemplate: [
    {
      ...ids,
      templateId: '41',
      name: 'Banner',
      fingerprint: '1',
      templateData: [
        ['INFO', '{"type":"TAG","id":"cvt_temp_public_id","version":1,"displayName":"Banner","containerContexts":["WEB"]}'],
        ['TEMPLATE_PARAMETERS', '[]'],
        ['SANDBOXED_JS_FOR_WEB_TEMPLATE', "require('setDefaultConsentState')({ ad_storage: 'denied', analytics_storage: 'denied' });\ndata.gtmOnSuccess();"],
        ['WEB_PERMISSIONS', '[]'],
      ]
        .map(([name, code]) => `___${name}___\n\n${code}\n`)
        .join('\n\n'),
    },
  ],
}

/** An export of a container with these things in it. */
export const exportWith = (
  publicId: string,
  lists: { tag?: readonly object[]; trigger?: readonly object[]; variable?: readonly object[]; customTemplate?: readonly object[] },
) =>
  JSON.stringify({
    exportFormatVersion: 2,
    exportTime: '2024-01-20 09:00:00',
    containerVersion: {
      path: 'accounts/6001/containers/7001/versions/0',
      ...ids,
      containerVersionId: '0',
      container: { path: 'accounts/6001/containers/7001', ...ids, name: 'Main site', publicId, usageContext: ['WEB'], fingerprint: '1' },
      ...lists,
      fingerprint: '1',
    },
  })

/** The shop's container: two tags, of which one repeats the other's id, two triggers and two variables that nobody uses. */
export const shopText = (publicId: string, event = 'purchase') =>
  exportWith(publicId, {
    tag: [tagOf(4, 'GA4 - order', event), tagOf(5, 'GA4 - refund', 'refund', 6)],
    trigger: [
      triggerOf(3, 'Order placed', 'order'),
      triggerOf(6, 'Refund', 'refund'),
      triggerOf(7, 'Old banner', 'banner'),
      triggerOf(8, 'Old pop-up', 'popup'),
    ],
    variable: [variableOf(9, 'campaign'), variableOf(10, 'old price')],
  })

/** A container of 400 tags and some 650 KB, as the largest genuine ones are. */
export const largeText = (publicId: string) => {
  const numbers = Array.from({ length: 400 }, (_, at) => at + 1)
  const padded = (number: number) => String(number).padStart(3, '0')
  const notes = 'Agreed with marketing. Sends what the shop pushes, see the tracking plan. '.repeat(6)
  return exportWith(publicId, {
    tag: numbers.map((number) => ({ ...tagOf(number, `GA4 - step_${padded(number)}`, `step_${padded(number)}`, 1000 + number), notes })),
    trigger: numbers.map((number) => ({ ...triggerOf(1000 + number, `Step ${padded(number)}`, `step_${padded(number)}`), notes })),
    variable: numbers.slice(0, 120).map((number) => variableOf(2000 + number, `field ${padded(number)}`)),
  })
}
