import type { Block } from '@tagmason/domain'

export const serverSideTaggingCostAndGain: readonly Block[] = [
  {
    kind: 'text',
    text: 'Instead of sending from the browser to six vendors, the browser sends to your server, and the server to the six. Whether that pays depends on numbers, not on faith.',
  },
  { kind: 'heading', text: 'What you gain' },
  {
    kind: 'list',
    items: [
      '**Control.** You see and change what each vendor gets, and can remove an address before it leaves.',
      '**Speed.** Fewer scripts in the page. Three vendors less are often some hundred milliseconds on a telephone.',
      '**Life of cookies.** Set by your own server they live longer than those of scripts.',
      '**Secrets.** Keys stay on the server.',
    ],
  },
  { kind: 'heading', text: 'What you do not gain' },
  {
    kind: 'list',
    items: [
      '**Consent.** A refusal is a refusal. Moving the sender changes nothing.',
      '**Accuracy by itself.** Who blocks your collecting address is missing as before.',
      '**Less work.** There are now two containers to test.',
    ],
  },
  { kind: 'heading', text: 'What it costs' },
  {
    kind: 'steps',
    items: [
      '**Servers.** Two or three small instances that run always, so that one may fail. Ask your cloud for the price of three; it is the largest part.',
      '**Logs.** Written for each request they cost more than the servers. Switch request logs off.',
      '**Time.** Some five days to build, half a day a month to keep.',
      '**A domain** of your own, such as `data.shop.example`, and somebody who renews its certificate.',
    ],
  },
  { kind: 'heading', text: 'A sober calculation' },
  {
    kind: 'text',
    text: 'Say 120 euros a month for servers and half a day of work, together some 500. If campaigns cost 20,000 a month, one in forty euros must be spent better to pay for it. With 2,000 a month it is one in four, which no server brings about.',
  },
  { kind: 'heading', text: 'Begin small' },
  { kind: 'text', text: 'Move GA4 first. Compare four weeks of both ways. Only then the advertising platforms, one after the other.' },
  { kind: 'link', href: '/learning/docs?article=send-events-from-a-server', text: 'Events from a server' },
]
