import type { Block } from '@tagmason/domain'

export const readAMeasurementPlan: readonly Block[] = [
  {
    kind: 'text',
    text: 'A plan is the agreement between the people who ask and the people who build. Read it from the left: what happens, how it is noticed, what is sent with it, and why.',
  },
  { kind: 'heading', text: 'The parts of an event' },
  {
    kind: 'list',
    items: [
      '**Name.** `generate_lead`, `purchase`, `sign_up`: names that Google recommends are used where one fits, because reports know them. Others are marked as custom.',
      '**Trigger.** What the page does when it happens: a data layer event, a click, a form, a scroll depth, a time.',
      '**Parameters.** What else is sent, each with an example. A parameter that you want to see in reports becomes a custom dimension.',
      '**Because.** The words of yours that led to it.',
      '**How sure.** Below 70 % it is worth a second look.',
    ],
  },
  { kind: 'heading', text: 'Three questions for every event' },
  {
    kind: 'steps',
    items: [
      'Who will look at this, and what will they do differently?',
      'Would we notice if it stopped working?',
      'Is anything in it that could identify a person?',
    ],
  },
  { kind: 'text', text: 'An event without an answer to the first question can be switched off with its checkbox. It stays in the plan and out of the files.' },
  { kind: 'heading', text: 'Key events' },
  {
    kind: 'text',
    text: 'A key event is one that the business lives on. Mark few: two to five make a report that people read. Google Analytics allows 30 in a standard property.',
  },
  {
    kind: 'note',
    text: '“Collected by Google Analytics” means that no tag is needed. Enhanced measurement sends it, and the plan only switches the setting on.',
  },
  { kind: 'link', href: '/setup/natural-language', text: 'Open the plan' },
]
