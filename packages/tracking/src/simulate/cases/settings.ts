import { table, template } from '../../container/shapes.ts'
import { container } from './build.ts'
import { type Case, from } from './case.ts'
import { dataLayer, onEvent, send, sent, settings, tagOf } from './parts.ts'
import { event, none, page } from './steps.ts'

const shares = from.eventSettings('An event settings variable reuses its parameters in every tag that names it.')
const edits = from.eventSettings('An inherited parameter may be edited for one tag only.')

/** Variables that hold settings for Google tags. */
export const settingsCases: readonly Case[] = [
  {
    name: 'shared event settings are sent with the parameters of the tag',
    source: shares,
    container: container(
      send('T', 'go', { own: '1' }, { settings: '{{Shared}}' }),
      onEvent('go'),
      settings('Shared', 'gtes', { plan: '{{plan}}' }),
      dataLayer('plan'),
    ),
    steps: [page(), event('go', { plan: 'gold' })],
    expect: [none, { fired: ['T'], values: { T: sent({ own: '1', plan: 'gold' }) } }],
  },
  {
    name: 'a parameter of the tag wins over the shared one',
    source: edits,
    container: container(send('T', 'go', { plan: 'own' }, { settings: '{{Shared}}' }), onEvent('go'), settings('Shared', 'gtes', { plan: 'shared' })),
    steps: [page(), event('go')],
    expect: [none, { fired: ['T'], values: { T: sent({ plan: 'own' }) } }],
  },
  {
    name: 'two tags share the same event settings',
    source: shares,
    container: container(
      send('A', 'go', {}, { settings: '{{Shared}}', priority: 2 }),
      send('B', 'go', {}, { settings: '{{Shared}}', priority: 1 }),
      onEvent('go'),
      settings('Shared', 'gtes', { plan: 'gold' }),
    ),
    steps: [page(), event('go')],
    expect: [none, { fired: ['A', 'B'], values: { A: sent({ plan: 'gold' }), B: sent({ plan: 'gold' }) } }],
  },
  {
    name: 'shared configuration reaches the Google tag',
    source: from.configSettings('A configuration settings variable reuses its parameters in several Google tags.'),
    container: container(
      tagOf(
        'Google tag',
        'googtag',
        [
          template('tagId', 'G-ABCDEFGHIJ'),
          table('configSettingsTable', ['parameter', 'parameterValue'], [['send_page_view', 'false']]),
          template('configSettingsVariable', '{{Shared}}'),
        ],
        'Initialization - All Pages',
      ),
      settings('Shared', 'gtcs', { cookie_expires: '60' }),
    ),
    steps: [page()],
    expect: [
      {
        fired: ['Google tag'],
        values: { 'Google tag': { tagId: 'G-ABCDEFGHIJ', 'configSettingsTable.send_page_view': 'false', 'configSettingsTable.cookie_expires': '60' } },
      },
    ],
  },
]
