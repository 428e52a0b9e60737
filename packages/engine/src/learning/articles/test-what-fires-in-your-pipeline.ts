import type { Block } from '@tagmason/domain'

export const testWhatFiresInYourPipeline: readonly Block[] = [
  {
    kind: 'text',
    text: 'A container that lies in your repository can be audited, compared and tested on every pull request. Nothing is sent to Google: a visit is simulated, and the tests say which tags have to fire.',
  },
  { kind: 'heading', text: 'Write tests' },
  {
    kind: 'text',
    text: 'A test is a visit: steps in order, each with what it has to lead to. `npx tagmason plan` writes such a file beside the container, one test for each event. `npx tagmason test --help` lists every step and expectation.',
  },
  {
    kind: 'code',
    label: 'The file tracking/tests.yaml',
    language: 'YAML',
    code: `container: container.json
tests:
  - name: A purchase is counted once
    steps:
      - type: pageLoad
        url: https://shop.example/thanks
        expect:
          notFired: [GA4 - purchase]
      - type: push
        data: { event: purchase, ecommerce: { value: 20, currency: EUR } }
        expect:
          only: [GA4 - purchase]`,
  },
  { kind: 'heading', text: 'Run them on every change' },
  {
    kind: 'code',
    label: 'The file .github/workflows/container.yml',
    language: 'YAML',
    code: `name: Container
on:
  pull_request:
    paths: ['tracking/**']
jobs:
  container:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
        with:
          fetch-depth: 0
      - uses: actions/setup-node@v4
        with:
          node-version: 20
      - run: npx tagmason audit tracking/container.json
      - name: Show what changes
        run: |
          git show "origin/$GITHUB_BASE_REF:tracking/container.json" > before.json
          npx tagmason diff before.json tracking/container.json > changes.txt || test $? -eq 1
          cat changes.txt >> "$GITHUB_STEP_SUMMARY"
      - run: npx tagmason test tracking/tests.yaml --junit reports/tagmason.xml
      - if: always()
        uses: actions/upload-artifact@v4
        with:
          name: container
          path: reports/tagmason.xml`,
  },
  {
    kind: 'list',
    items: [
      '`audit` ends with 1 on an error. Warnings and notes are printed and let the job pass.',
      '`diff` ends with 1 where something differs, which is no fault here: its text goes into the summary for the reviewer.',
      '`test` ends with 1 when a test fails. The report is JUnit XML, which most build servers show test by test.',
      'Each ends with 2 where a file cannot be used, and says why in one sentence with line and column.',
    ],
  },
  { kind: 'heading', text: 'When a test fails' },
  {
    kind: 'steps',
    items: [
      'Read the sentence: it names the tag, the step and the condition that did not hold.',
      'Look at the visit with `npx tagmason simulate tracking/container.json --steps tracking/tests.yaml --test "A purchase is counted once" --trace`.',
      'Correct the container, or the test where the new behaviour is meant.',
    ],
  },
  { kind: 'note', text: 'What only a browser or a script from another server knows is unknown and never guessed. A test can say so with `unknown`.' },
  { kind: 'heading', text: 'What the site really sends' },
  {
    kind: 'code',
    label: 'Run browser tests against a collector that judges',
    language: 'Shell',
    code: `npx tagmason-server micro --plan plan.json --run 'npx playwright test' --junit report.xml`,
  },
  {
    kind: 'text',
    text: 'It takes what our script and the clients of eleven other products send, and ends with 1 where an event is wrong, unplanned or missing. `npx tagmason-server micro --help` has the lines for Playwright and Cypress.',
  },
  { kind: 'heading', text: 'What one visit sent' },
  {
    kind: 'text',
    text: '`npx tagmason recording visit.har --container container.json --plan plan.json` reads a HAR that the browser saved, simulates the visit, and compares what should have been sent with what was. `--save visit.json` makes a test of it.',
  },
  {
    kind: 'text',
    text: '`npx tagmason verify https://shop.example --plan plan.json` visits a page in the browser of your machine: without an answer to consent, with a refusal and with an agreement. It ends with 1 where an event is missing, doubled, wrong, personal, too early or lost.',
  },
  { kind: 'link', href: '/setup/events?do=commands', text: 'Copy these commands for your site' },
  { kind: 'link', href: '/setup/gtm', text: 'Audit a container in the browser' },
]
