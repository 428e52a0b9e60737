import type { GuideStep } from '@tagmason/domain'

export const developersTours: Readonly<Record<string, readonly GuideStep[]>> = {
  'test-consent-end-to-end': [
    { title: 'Open a private window', detail: 'Without extensions that block scripts.', href: '/setup/gtm' },
    { title: 'Open Preview in Tag Manager', detail: 'Connect it to the page.', href: '/setup/gtm' },
    { title: 'Look at Initialization', detail: 'All four signals must be denied.', href: '/setup/gtm' },
    { title: 'Do not answer yet', detail: 'Go to a second page. No cookie whose name begins with _ga.', href: '/setup/gtm' },
    { title: 'Refuse', detail: 'The update says denied, and nothing new fires.', href: '/setup/gtm' },
    { title: 'Look at the requests', detail: 'gcs=G100, or none at all in the basic way.', href: '/setup/gtm' },
    { title: 'Start again and agree to statistics', detail: 'gcs=G101. Advertising tags stay silent.', href: '/setup/gtm' },
    { title: 'Agree to all', detail: 'gcs=G111. Now the others may fire.', href: '/setup/gtm' },
    { title: 'Reload', detail: 'The remembered answer must come before the first tag.', href: '/setup/gtm' },
    { title: 'Withdraw', detail: 'The next request is denied again.', href: '/setup/gtm' },
    { title: 'Keep the proof', detail: 'Four screenshots with date and container version, where others find them.', href: '/enterprise/security' },
  ],
  'send-events-from-a-server': [
    { title: 'Name the event', detail: 'What happens where no browser is? Is there a recommended name?', href: '/setup/events' },
    { title: 'Keep the client ID', detail: 'Store the value of the cookie _ga with the order.', href: '/setup/events' },
    { title: 'Keep the session ID', detail: 'It stands in the cookie of the property. Without it reports miss the event.', href: '/setup/events' },
    { title: 'Keep the consent', detail: 'What did the person agree to when the order was placed?', href: '/setup/events' },
    { title: 'Make a secret', detail: 'In Google Analytics: Data streams, Measurement Protocol API secrets.', href: '/setup/ga4' },
    { title: 'Take an example', detail: 'The code tab has senders in Node, Python, PHP and Go.', href: '/learning/tutorials?tab=code' },
    { title: 'Send it to the debug address', detail: '/debug/mp/collect answers with what is wrong. An empty list is good.', href: '/setup/events' },
    { title: 'Send one for real', detail: 'The answer is 204 whatever you send, so do not trust it.', href: '/setup/events' },
    { title: 'Look into DebugView', detail: 'With debug_mode it appears within seconds.', href: '/setup/ga4' },
    { title: 'Send the rest', detail: 'At most 25 events a request, not older than 72 hours, and once again when the network failed.', href: '/setup/events' },
  ],
  'verify-a-webhook': [
    { title: 'Make an address', detail: 'On your server, over https, that answers 200.', href: '/enterprise/api' },
    { title: 'Add the webhook', detail: 'Choose only the events that you handle.', href: '/enterprise/api' },
    { title: 'Keep the secret', detail: 'It is shown once. Put it into the store for secrets.', href: '/enterprise/api' },
    { title: 'Take an example', detail: 'The code tab has a check in Node and one in Python.', href: '/learning/tutorials?tab=code' },
    {
      title: 'Read the raw body',
      detail: 'Check before parsing: one space more, and every signature is wrong.',
      href: '/learning/docs?article=verify-webhook-signatures',
    },
    { title: 'Try a wrong secret', detail: 'The answer must be 401, and nothing may be done.', href: '/enterprise/api' },
    { title: 'Send the same message twice', detail: 'It must be handled once.', href: '/enterprise/api' },
    { title: 'Answer fast', detail: 'Put the work into a queue. Slow answers are sent again.', href: '/enterprise/api' },
  ],
}
