import type { Block } from '@tagmason/domain'

export const testBeforeYouPublish: readonly Block[] = [
  { kind: 'text', text: 'Every change of a container is a release. A test of ten minutes before it saves a month of figures that nobody can use.' },
  { kind: 'heading', text: 'In Tag Manager' },
  {
    kind: 'steps',
    items: [
      'Open Preview and connect to a page of your site.',
      'Do what the event is about, once, as a visitor would.',
      'Choose the event on the left. The tag must stand under Tags Fired, once.',
      'Open the tag and compare each parameter with what you did.',
      'Do something similar that must not fire it, such as a click on another button.',
    ],
  },
  { kind: 'heading', text: 'In Google Analytics' },
  {
    kind: 'text',
    text: 'DebugView under Admin shows the events of your browser within seconds while Preview is open. Look at the parameters there: `value` must be a number, `currency` three capital letters.',
  },
  { kind: 'heading', text: 'With consent' },
  {
    kind: 'steps',
    items: [
      'Open the page in a private window and refuse. No cookie whose name begins with `_ga` may appear.',
      'Reload and agree. The update must come before the first tag.',
      'Withdraw, and do the thing again.',
    ],
  },
  { kind: 'heading', text: 'Before you press publish' },
  {
    kind: 'list',
    items: [
      'Give the version a name and say what changed and why.',
      'Ask a colleague to read the list of changes in the workspace.',
      'Note the time. If a figure looks odd tomorrow, it is the first question.',
    ],
  },
  { kind: 'note', text: 'Container files can be checked here without Tag Manager: import an export and read its findings.' },
  { kind: 'link', href: '/setup/gtm', text: 'Check a container' },
]
