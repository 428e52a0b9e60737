import type { Block } from '@tagmason/domain'

export const useTagmasonAsALibrary: readonly Block[] = [
  {
    kind: 'text',
    text: 'The package `tagmason` is a command and a library. The library has the functions of the command: goals to a plan, a plan to a container, simulation, audit and proofs. It runs in Node and in browsers, has types, and depends on nothing.',
  },
  { kind: 'heading', text: 'From goals to a visit' },
  {
    kind: 'code',
    label: 'The file check.mjs',
    language: 'JavaScript',
    code: `import { containerFromPlan, planFromGoals, simulate } from 'tagmason'

const plan = planFromGoals('Track purchases over $50', { site: 'shop.example' })
const container = containerFromPlan(plan, { measurementId: 'G-AB12CD34EF', consent: 'denied' })
const { steps } = await simulate(container, [
  { type: 'pageLoad', url: 'https://shop.example/thanks' },
  { type: 'push', data: { event: 'purchase', ecommerce: { value: 80, currency: 'USD' } } },
])
console.log(steps[1].fired)`,
  },
  { kind: 'heading', text: 'What the functions promise' },
  {
    kind: 'list',
    items: [
      'They are pure: none reads a file, a clock or the network, and the same input gives the same result.',
      'What is wrong with an input is in the result. `readContainer` gives findings with the place, `parseTests` the first mistake with line and column.',
      'Sentences are data: a code with its values. `inLanguage(result, "fr")` words them in English, Spanish, French or German.',
      'A bundler keeps only what is imported: `audit` alone is under 110 KB before compression, `readContainer` under 25 KB.',
    ],
  },
  { kind: 'heading', text: 'Compare two containers' },
  {
    kind: 'code',
    label: 'What a visitor’s browser would no longer send',
    language: 'JavaScript',
    code: `import { effect, readContainer } from 'tagmason'

const { changes } = await effect(readContainer(before).file, readContainer(after).file)
for (const { kind, label } of changes) console.log(kind, label)`,
  },
  {
    kind: 'text',
    text: 'Every function with its parameters and errors is described in the file API.md of the package, which the build makes from the docstrings.',
  },
  { kind: 'note', text: 'Names that the package exports follow semantic versions: a release that removes one has a new first number.' },
  { kind: 'link', href: '/learning/docs?article=plan-and-validate-from-a-terminal', text: 'The same job from a terminal' },
]
