import type { Block } from '@tagmason/domain'

export const theDataLayerFromPageToTag: readonly Block[] = [
  {
    kind: 'text',
    text: 'The data layer is a list on the page. Your site appends to it, Tag Manager reads it in order, and tags never have to look into the page itself. That is what makes tracking survive a redesign.',
  },
  { kind: 'heading', text: 'Push and read' },
  {
    kind: 'code',
    label: 'The site says what happened',
    language: 'JavaScript',
    code: `window.dataLayer = window.dataLayer || [];
dataLayer.push({
  event: 'sign_up',
  method: 'email',
  plan: 'trial'
});`,
  },
  {
    kind: 'steps',
    items: [
      'The push is appended, and its keys are merged into what is known so far.',
      'The key `event` wakes the triggers. Without it values are stored and nothing fires.',
      'A custom event trigger with the name `sign_up` fires its tag.',
      'The tag reads `method` and `plan` through data layer variables.',
    ],
  },
  { kind: 'heading', text: 'What goes wrong' },
  {
    kind: 'list',
    items: [
      '**Too late.** A value that is pushed after the event is not there when the tag fires. Push both in one object.',
      '**Left over.** Keys stay until they are overwritten. The `coupon` of the first order is sent with the second one. Set it to `undefined` afterwards, and clear `ecommerce` with `null` before each shop event.',
      '**Replaced.** `dataLayer = [...]` in the middle of a page throws away the list that Tag Manager listens to. Always push.',
      '**Different types.** `"19,90"` is a text. Values are numbers with a point: `19.9`.',
    ],
  },
  { kind: 'heading', text: 'Who reads it' },
  { kind: 'text', text: 'Only the container, and anybody who opens the console. Treat it as public: no names, no addresses, no tokens.' },
  { kind: 'note', text: 'Type `dataLayer` in the browser’s console to see every push since the page was opened, in order.' },
  { kind: 'heading', text: 'Let the editor know the plan' },
  {
    kind: 'text',
    text: '`npx tagmason types plan.json --out src/tracking.ts` writes the events of a plan as types with a function `track()`: the editor completes them, and another name, type or key does not compile. With `.kt`, `.swift` or `.dart` it is a class for an app, with `.js` a script for the console that says of each message whether it is as planned, and with `.lint.mjs` a rule for ESLint and oxlint. `npx tagmason datalayer plan.json --html` writes all messages as a page for developers. `npx tagmason scan src --plan plan.json --container container.json` reads the source code and says what it pushes, what the plan has, and which triggers hear it.',
  },
  { kind: 'link', href: '/setup/natural-language', text: 'See the pushes of your plan' },
]
