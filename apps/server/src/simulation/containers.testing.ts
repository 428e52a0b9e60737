import type { Step } from '@tagmason/domain'

export const home: Step = { type: 'pageLoad', url: 'https://shop.example/' }
/** An expression that backtracks, and what it backtracks over for ever. */
export const backtracking = '(a+)+$'
export const endless: Step = { type: 'push', data: { event: `${'a'.repeat(60)}!` } }

/** A container with so many tags, all for the custom event that the expression matches. */
export function containerOf(expression: string, tags = 1): string {
  const ids = { accountId: '1', containerId: '2' }
  const parameter = [
    { type: 'TEMPLATE', key: 'arg0', value: '{{_event}}' },
    { type: 'TEMPLATE', key: 'arg1', value: expression },
  ]
  return JSON.stringify({
    exportFormatVersion: 2,
    exportTime: '2024-01-20 09:00:00',
    containerVersion: {
      ...ids,
      containerVersionId: '0',
      container: { ...ids, name: 'Shop', publicId: 'GTM-SHOP11', usageContext: ['WEB'] },
      trigger: [{ ...ids, triggerId: '1', name: 'Event', type: 'CUSTOM_EVENT', customEventFilter: [{ type: 'MATCH_REGEX', parameter }] }],
      tag: Array.from({ length: tags }, (_, at) => ({
        ...ids,
        tagId: `${at + 10}`,
        name: `Tag ${at}`,
        type: 'html',
        parameter: [{ type: 'TEMPLATE', key: 'html', value: '<p></p>' }],
        firingTriggerId: ['1'],
        tagFiringOption: 'ONCE_PER_EVENT',
      })),
    },
  })
}
