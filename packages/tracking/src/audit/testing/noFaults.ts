import type { AuditOptions } from '../types.ts'
import { condition, type Edit, flag, rows, table, text } from './clean.ts'
import { consentHtml, event, html, trigger, variable } from './makers.ts'

const now = Date.UTC(2026, 0, 31)

/** What looks like a fault of the rule and is none. */
export const noFaults: readonly (readonly [rule: string, what: string, edits: readonly Edit[], options?: AuditOptions])[] = [
  ['A01', 'a built-in trigger', [['tag.2.firingTriggerId.1', '2147479573']]],
  ['A05', 'a name of the system', [['tag.3.parameter.2', rows({ plan: '{{_event}}' })]]],
  [
    'A12',
    'run by another tag',
    [
      ['tag.2.firingTriggerId', undefined],
      ['tag.3.setupTag', [{ tagName: 'GA4 - purchase' }]],
    ],
  ],
  ['A14', 'another trigger', [['tag.7', event('cta_click', rows({ link_text: '{{Click Text}}' }))]]],
  ['A17', 'the latest contest', [['tag.2.name', 'GA4 - latest contest']]],
  ['A21', 'not over', [['tag.2.scheduleEndMs', '1900000000000']], { now }],
  ['A30', 'a GT tag, which may serve any', [['tag.1.parameter.0.value', 'GT-ABC1234']]],
  ['A34', 'page_view in its own meaning', [['tag.7', event('page_view')]]],
  ['A37', 'the name of the event itself', [['tag.7', event('{{Event}}')]]],
  [
    'A37',
    'a table of names',
    [
      ['tag.7', event('{{LT}}')],
      ['variable.2', variable('LT', 'smm', text('input', '{{Event}}'), table('map', 'key', 'value', { a: 'b' }))],
    ],
  ],
  ['A39', 'settings out of sight', [['tag.7', event('add_to_cart', text('eventSettingsVariable', '{{Elsewhere}}'))]]],
  ['A41', 'a virtual currency', [['tag.7', event('earn_virtual_currency', rows({ value: '5' }))]]],
  ['A43', 'enhanced measurement is off', [['tag.7', event('file_download')]], { enhancedMeasurement: false }],
  ['A44', 'nobody said what is registered', [['tag.3.parameter.2', rows({ plan_name: 'x' })]]],
  [
    'A48',
    'the Google tag leaves them',
    [
      ['tag.7', event('page_view')],
      ['tag.7.firingTriggerId', ['2147479553']],
      ['tag.1.parameter.1', table('configSettingsTable', 'parameter', 'parameterValue', { send_page_view: 'false' })],
    ],
  ],
  [
    'A52',
    'custom HTML where no Google tag runs before it is read',
    [
      ['tag.0', consentHtml("{ad_storage:'denied',wait_for_update:500}")],
      ['tag.1.firingTriggerId', ['92']],
      ['tag.5.firingTriggerId', ['92']],
      ['trigger.5', trigger('DOM ready', 'DOM_READY')],
    ],
  ],
  [
    'A50',
    'a server',
    [
      ['tag.0', undefined],
      ['container.usageContext', ['SERVER']],
    ],
  ],
  ['A62', 'a public key', [['tag.7', html('var api_key = "pk_abcdefghij1234567890"')]]],
  ['A62', 'an example', [['tag.7', html('var api_key = "YOUR_API_KEY_GOES_HERE"')]]],
  ['A63', 'a host that is allowed', [['tag.7', html('<script src="https://cdn.somebody.example/x.js"></script>')]], { allowedHosts: ['somebody.example'] }],
  ['A80', 'an inline flag', [['trigger.4.filter.0.parameter.1.value', '(?i)^tel:']]],
  ['A81', 'with ends', [['trigger.0.customEventFilter', [condition('MATCH_REGEX', '{{_event}}', '^(purchase|refund)$')]]]],
  ['A81', 'any of a kind', [['trigger.0.customEventFilter', [condition('MATCH_REGEX', '{{_event}}', 'purchase.*')]]]],
  [
    'A83',
    'not this and not that',
    [
      [
        'trigger.0.filter',
        [condition('EQUALS', '{{Click URL}}', 'a', flag('negate', 'true')), condition('EQUALS', '{{Click URL}}', 'b', flag('negate', 'true'))],
      ],
    ],
  ],
  [
    'A95',
    'to the server',
    [['tag.1.parameter.1', table('configSettingsTable', 'parameter', 'parameterValue', { server_container_url: 'https://s.example' })]],
    { serverContainer: true },
  ],
]
