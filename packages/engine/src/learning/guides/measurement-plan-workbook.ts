import type { Block } from '@tagmason/domain'

export const measurementPlanWorkbook: readonly Block[] = [
  {
    kind: 'text',
    text: 'Take an hour with the people who ask for figures and the people who build the site. Answer the questions below in writing; what you have at the end is a plan that both sides have agreed to.',
  },
  { kind: 'heading', text: '1. What the site is for' },
  {
    kind: 'list',
    items: [
      'What is the company paid for, and which step of that happens on the site?',
      'Who comes, and what do they want to have done when they leave?',
      'Which decision of the next three months depends on figures that you do not have?',
    ],
  },
  { kind: 'heading', text: '2. What visitors do' },
  {
    kind: 'text',
    text: 'Write one sentence for each moment that matters: “A visitor asks for a quote on /kitchens.” Underline the verb. Strike what nobody will act on.',
  },
  { kind: 'heading', text: '3. Events' },
  { kind: 'text', text: 'For each sentence that is left, fill in a line:' },
  {
    kind: 'list',
    items: [
      'Name: verb and object, lower case, underscores. Is there a recommended one?',
      'Trigger: what does the page do at that moment? Can the site push it to the data layer?',
      'Parameters: what else must be known, with an example each',
      'Key event: yes or no, and its value',
      'Owner: who looks at it, and how often',
    ],
  },
  { kind: 'heading', text: '4. What must not be collected' },
  {
    kind: 'list',
    items: [
      'Which fields and addresses carry names, emails, telephone numbers, health or money?',
      'What may be collected only with consent, and with which kind?',
    ],
  },
  { kind: 'heading', text: '5. How it is proved' },
  {
    kind: 'steps',
    items: [
      'Who tests each event, on which device, before it is published?',
      'Which figure of another system must it agree with, and how closely?',
      'Who is told when it stops?',
    ],
  },
  { kind: 'heading', text: '6. Dates' },
  { kind: 'text', text: 'Write down when the plan was agreed, when it is live and when you look at it again. Six months is a good distance.' },
  { kind: 'note', text: 'The answers to part 2 can be put into Tagmason as they are. It fills in most of part 3.' },
  { kind: 'link', href: '/setup/natural-language', text: 'Begin with your sentences' },
]
