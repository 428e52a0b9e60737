import type { Block } from '@tagmason/domain'

export const writeGoalsThatCanBeMeasured: readonly Block[] = [
  {
    kind: 'text',
    text: 'A goal can be measured when somebody could stand beside a visitor and say “now”. “More engagement” cannot; “somebody sends the contact form” can. Tagmason turns each sentence that names such a moment into an event.',
  },
  { kind: 'heading', text: 'Say what visitors do' },
  {
    kind: 'steps',
    items: [
      'Begin with a verb: buy, send, call, download, watch, sign up.',
      'Name the place if it matters: “on /pricing”, “the button Book a demo”.',
      'Add the amount that counts: “orders over $50”, “longer than 2 minutes”.',
      'Say what you do not want. “Do not track logins” is understood.',
    ],
  },
  { kind: 'heading', text: 'Good and not so good' },
  {
    kind: 'list',
    items: [
      '“Track purchases over $50 and show revenue by country” gives `purchase` with `value`, `currency` and a condition.',
      '“Count newsletter sign-ups from the footer” gives one event with the form’s place.',
      '“Understand our users better” gives nothing, and Tagmason tells you so instead of guessing.',
    ],
  },
  { kind: 'heading', text: 'What happens with your words' },
  {
    kind: 'text',
    text: 'Every planned event quotes the words it came from. What could not be turned into an event is listed below the plan with the reason: too vague, a figure rather than an action, or personal data that must not be collected. Change the sentence and generate again, or add the event by hand.',
  },
  { kind: 'note', text: 'Three to seven goals are plenty for a first plan. You can add more when somebody asks a question that the reports do not answer.' },
  { kind: 'link', href: '/setup/natural-language', text: 'Describe your goals' },
]
