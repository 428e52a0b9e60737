import type { Block } from '@tagmason/domain'

export const attributionExplained: readonly Block[] = [
  {
    kind: 'text',
    text: 'Five people have heard of you in five ways before they buy. Attribution decides which of the ways gets the order. Every model is a rule, and each is blind on one side.',
  },
  { kind: 'heading', text: 'One order, five rules' },
  {
    kind: 'text',
    text: 'Somebody reads an article (organic), sees a video (social), clicks an advertisement (paid), gets a newsletter (email) and types the address (direct). The order is worth 100.',
  },
  {
    kind: 'list',
    items: [
      '**Last click**: paid search, email or whatever came last before direct gets 100. Here it is email. Blind for everything that made people curious.',
      '**First click**: organic gets 100. Blind for what closed the sale.',
      '**Linear**: each of the five gets 20. Fair, and it says that nothing mattered more.',
      '**Position based**: first and last get 40 each, the rest shares 20. A compromise with a number that somebody made up.',
      '**Data driven**: what changes the chance of buying gets more, learned from all ways. Needs many conversions, and cannot be recalculated by hand.',
    ],
  },
  { kind: 'heading', text: 'What GA4 offers' },
  {
    kind: 'text',
    text: 'Data driven, and last click for paid and organic channels. The others were taken out in 2023. Direct gets an order only if there is no other contact in the window, which is 30, 60 or 90 days for most key events.',
  },
  { kind: 'heading', text: 'What no model sees' },
  {
    kind: 'steps',
    items: [
      'Who would have bought anyway. An advertisement on your own name looks brilliant in each model.',
      'Contacts without a click: posters, podcasts, recommendations.',
      'People who refused to be measured, or changed the device.',
    ],
  },
  { kind: 'heading', text: 'How to find out' },
  {
    kind: 'text',
    text: 'Switch a channel off in one region for four weeks, and leave it on in another. The difference between them is what the channel was worth. It costs some orders and answers the question that models only discuss.',
  },
  { kind: 'heading', text: 'Which one to use' },
  { kind: 'text', text: 'Take one, write it down, keep it for a year. Changes between periods are real in every model; sums between models are not.' },
  { kind: 'link', href: '/automation/campaigns', text: 'Campaign Integration' },
]
