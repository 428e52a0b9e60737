import type { Block } from '@tagmason/domain'

export const proveAChangeBeforeItGoesLive: readonly Block[] = [
  {
    kind: 'text',
    text: 'A container can be wrong in ways that no form shows: a hit is sent twice, a tag runs before the visitor answered, a parameter carries an address. Six commands run the container offline, on visits that reach every condition, and say what they found with the shortest visit that shows it. Preview, Versions and Audit under GTM Management show the same.',
  },
  { kind: 'heading', text: 'What leaves the browser differently' },
  {
    kind: 'code',
    label: 'Compare the container of a pull request with the one before it',
    language: 'Shell',
    code: `npx tagmason effect before.json tracking/container.json --format markdown`,
  },
  {
    kind: 'text',
    text: 'Hits that are lost, doubled, changed or gained are listed, losses first. Names, numbers and the order of a file mean nothing: a renamed tag is no change. The command ends with 1 where something is lost, so a pipeline can stop there.',
  },
  { kind: 'heading', text: 'What tests are worth' },
  {
    kind: 'text',
    text: '`npx tagmason mutate tracking/container.json tracking/tests.yaml` puts small faults into the container, one at a time: a paused tag, a dropped parameter, a condition turned round. A fault that no test notices is named with the expectation that would, and `--write` adds it to the file.',
  },
  { kind: 'heading', text: 'Consent and personal data' },
  {
    kind: 'list',
    items: [
      '`npx tagmason consent prove tracking/container.json` runs every tag over all states of consent and all orders of default, answer and container. Each is proven, broken with the visit that breaks it, or cannot be known because of the code of a named tag.',
      '`npx tagmason taint tracking/container.json` puts a mark into every address, field, cookie and data layer key, and finds it in what tags send, also in small letters, encoded or hashed.',
      '`npx tagmason explain tracking/container.json --tag "GA4 - purchase"` gives the shortest visit that fires a tag, or the two conditions that never hold at once.',
    ],
  },
  { kind: 'heading', text: 'Custom templates run, too' },
  {
    kind: 'text',
    text: 'The code of a template in the file runs in a sandbox with the permissions that it declares. What it pushes, which consent it sets and whether it succeeds counts in the simulation. What a script from another server does stays open, and the result says so.',
  },
  { kind: 'heading', text: 'Keep the proof' },
  {
    kind: 'steps',
    items: [
      'Add `--proof FILE` to any of these commands, or choose Proof file under Export on a screen: hashes of what was checked, the version of the engine and the result.',
      'Check it later with `npx tagmason verify-proof FILE` and the same files, or with Verify a Proof File in the menu of a container. The command runs again and has to come to the same result.',
      'A deployment makes its own proof: the tags have to do in the container what they do alone. Without one that passes, nobody can approve the plan.',
    ],
  },
  { kind: 'note', text: 'A proof is no signature. It says what was checked, and anybody with the files can check it again.' },
  { kind: 'link', href: '/setup/gtm?do=preview', text: 'Run your container on a visit' },
]
