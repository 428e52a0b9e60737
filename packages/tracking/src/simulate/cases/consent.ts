import type { ConsentCommand } from '@tagmason/domain'
import { template } from '../../container/shapes.ts'
import { container } from './build.ts'
import { type Case, from } from './case.ts'
import { onEvent, send, tag, tagOf } from './parts.ts'
import { event, fires, none, page, push } from './steps.ts'

type State = Readonly<Record<string, 'granted' | 'denied'>>
const consent = (command: 'default' | 'update', state: State, region?: readonly string[]): ConsentCommand => ({
  type: 'consent',
  command,
  state,
  ...(region === undefined ? {} : { region }),
})
const before = (state: State) => page({ dataLayer: [['consent', 'default', state]] })
const no: State = { ad_storage: 'denied', analytics_storage: 'denied' }
const yes: State = { ad_storage: 'granted', analytics_storage: 'granted' }

const ads = (needs: readonly string[] = ['ad_storage']) => container(tag('T', 'go', { needs }), onEvent('go'))
const needs = from.consentHelp('A tag with additional consent fires only if every type it names is granted when it is triggered.')
const unset = from.consentApi('A type counts as granted if it was set to granted or not set at all.')
const updates = from.consent('An update changes what the default said, for the types it names.')
const free = from.consentHelp('Without additional consent checks a tag fires whatever the consent.')

/** Consent that tags need. */
export const consentCases: readonly Case[] = [
  { name: 'consent: granted', source: needs, container: ads(), steps: [before(yes), event('go')], expect: [none, fires('T')] },
  {
    name: 'consent: denied',
    source: needs,
    container: ads(),
    steps: [before(no), event('go')],
    expect: [none, { fired: [], notFired: ['T'], because: { T: /ad_storage/ } }],
  },
  { name: 'consent: never set counts as granted', source: unset, container: ads(), steps: [page(), event('go')], expect: [none, fires('T')] },
  {
    name: 'consent: another type is set',
    source: unset,
    container: ads(),
    steps: [before({ analytics_storage: 'denied' }), event('go')],
    expect: [none, fires('T')],
  },
  {
    name: 'consent: one of two types is denied',
    source: needs,
    container: ads(['ad_storage', 'analytics_storage']),
    steps: [before({ ad_storage: 'granted', analytics_storage: 'denied' }), event('go')],
    expect: [none, { fired: [], notFired: ['T'] }],
  },
  {
    name: 'consent: both of two types are granted',
    source: needs,
    container: ads(['ad_storage', 'analytics_storage']),
    steps: [before(yes), event('go')],
    expect: [none, fires('T')],
  },
  {
    name: 'consent: a type of the own',
    source: from.consentHelp('Own consent types may be named beside the ones of Google.'),
    container: ads(['chat_storage']),
    steps: [before({ chat_storage: 'denied' }), event('go'), consent('update', { chat_storage: 'granted' }), event('go')],
    expect: [none, none, none, fires('T')],
  },
  {
    name: 'consent: an update grants',
    source: updates,
    container: ads(),
    steps: [before(no), event('go'), consent('update', yes), event('go')],
    expect: [none, none, none, fires('T')],
  },
  {
    name: 'consent: an update takes back',
    source: updates,
    container: ads(),
    steps: [before(yes), event('go'), consent('update', no), event('go')],
    expect: [none, fires('T'), none, { fired: [], notFired: ['T'] }],
  },
  {
    name: 'consent: an update leaves other types',
    source: updates,
    container: ads(['ad_storage']),
    steps: [before(no), consent('update', { analytics_storage: 'granted' }), event('go')],
    expect: [none, none, { fired: [], notFired: ['T'] }],
  },
  {
    name: 'consent: an update is the default where no command is named',
    source: updates,
    container: ads(),
    steps: [before(no), { type: 'consent', state: yes }, event('go')],
    expect: [none, none, fires('T')],
  },
  {
    name: 'consent: an update does not fire what was denied before',
    source: from.consentGuide('A tag that was stopped is not fired later by itself; it needs its trigger again.'),
    container: ads(),
    steps: [before(no), event('go'), consent('update', yes)],
    expect: [none, none, { fired: [] }],
  },
  {
    name: 'consent: as a gtag command of the page',
    source: updates,
    container: ads(),
    steps: [before(no), push(['consent', 'update', yes]), event('go')],
    expect: [none, none, fires('T')],
  },
  {
    name: 'consent: a default as a step',
    source: from.consent('A default sets the state before anybody has chosen.'),
    container: ads(),
    steps: [page(), consent('default', no), event('go')],
    expect: [none, none, { fired: [], notFired: ['T'] }],
  },
  {
    name: 'consent: what the page said before the container counts at once',
    source: from.consent('The default has to stand before the tags, and is then heeded by all of them.'),
    container: container(tag('T', 'All Pages', { needs: ['analytics_storage'] })),
    steps: [before(no), before(yes)],
    expect: [{ fired: [], notFired: ['T'] }, fires('T')],
  },
  {
    name: 'consent: counts at Initialization, too',
    source: from.consent('The default has to stand before the tags, and is then heeded by all of them.'),
    container: container(tag('T', 'Initialization - All Pages', { needs: ['analytics_storage'] })),
    steps: [before(no)],
    expect: [{ fired: [], notFired: ['T'] }],
  },
  {
    name: 'consent: is not kept for the next page',
    source: from.consent('Consent mode does not store choices: each page has to set them.'),
    container: ads(),
    steps: [before(no), page(), event('go')],
    expect: [none, none, fires('T')],
  },
  {
    name: 'consent: NOT_NEEDED fires though denied',
    source: free,
    container: container(tag('T', 'go', { status: 'NOT_NEEDED' }), onEvent('go')),
    steps: [before(no), event('go')],
    expect: [none, fires('T')],
  },
  {
    name: 'consent: NOT_SET fires though denied',
    source: free,
    container: container(tag('T', 'go', { status: 'NOT_SET' }), onEvent('go')),
    steps: [before(no), event('go')],
    expect: [none, fires('T')],
  },
  {
    name: 'consent: Google tags fire though denied',
    source: from.consentHelp('Tags with built-in checks fire and adjust what they store.'),
    container: container(tagOf('Google tag', 'googtag', [template('tagId', 'G-ABCDEFGHIJ')], 'All Pages', { priority: 1 }), send('GA4', 'All Pages', {})),
    steps: [before(no)],
    expect: [fires('Google tag', 'GA4')],
  },
  {
    name: 'consent: a default for a region leaves the state unknown',
    source: from.consent('A default with regions is for visitors from there only.'),
    container: ads(),
    steps: [page(), consent('default', no, ['ES', 'US-AK']), event('go')],
    expect: [none, none, { fired: [], unknown: ['T'] }],
  },
  {
    name: 'consent: a default for all does not undo one for a region',
    source: from.consent('The default of the more specific region takes effect.'),
    container: ads(),
    steps: [page(), consent('default', yes, ['US']), consent('default', no), event('go')],
    expect: [none, none, none, { fired: [], unknown: ['T'] }],
  },
  {
    name: 'consent: an update after a default for a region is known',
    source: updates,
    container: ads(),
    steps: [page(), consent('default', no, ['ES']), consent('update', yes), event('go')],
    expect: [none, none, none, fires('T')],
  },
  {
    name: 'consent: denied tags leave the rest of the event',
    source: needs,
    container: container(tag('T', 'go', { needs: ['ad_storage'] }), tag('Other', 'go'), onEvent('go')),
    steps: [before(no), event('go')],
    expect: [none, { fired: ['Other'], notFired: ['T'] }],
  },
]
