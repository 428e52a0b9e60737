import type { Block } from '@tagmason/domain'

export const validateContainersInYourPipeline: readonly Block[] = [
  {
    kind: 'text',
    text: 'A container that is kept as a file can be reviewed like code. The check is one command, and its exit code stops what must not be published.',
  },
  { kind: 'heading', text: 'The command' },
  { kind: 'code', label: 'Checks one file', language: 'Shell', code: `npx tagmason validate tracking/container.json` },
  {
    kind: 'list',
    items: [
      '0: no errors. Warnings and notes may be there.',
      '1: the file has errors. Each is named with its place and a sentence that says what to do.',
      '2: the file cannot be read, or the command was called in a wrong way.',
    ],
  },
  { kind: 'text', text: 'With `--json` the findings come as data: `valid`, `errors`, `warnings` and `info`.' },
  { kind: 'heading', text: 'In the pipeline' },
  {
    kind: 'code',
    label: 'A job that fails on errors',
    language: 'YAML',
    code: `check-container:
  image: node:20
  script:
    - npx tagmason validate tracking/container.json --json > findings.json
  artifacts:
    when: always
    paths: [findings.json]`,
  },
  { kind: 'heading', text: 'What it finds' },
  {
    kind: 'list',
    items: [
      'References to triggers, variables and tags that are not in the file',
      'Two things of one kind with the same name',
      'Types and values in the wrong spelling, the most frequent fault of files that were written by hand',
      'Parameters that a tag needs and does not have',
    ],
  },
  { kind: 'heading', text: 'A working rhythm' },
  {
    kind: 'steps',
    items: [
      'Export the container after each published version and commit it.',
      'Make changes in a branch, from the plan or in a workspace of Tag Manager.',
      'Let the check run, and read the difference with a second person.',
      'Import, test in Preview, publish, and export again.',
    ],
  },
  { kind: 'link', href: '/learning/docs?article=test-what-fires-in-your-pipeline', text: 'Test what fires, too' },
  { kind: 'link', href: '/setup/gtm', text: 'Import and check a container' },
]
