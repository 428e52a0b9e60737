export const validateAContainerInAPipeline = {
  fileName: 'check-container.yml',
  code: `# A job that fails when the container of the repository has an error.
name: Check the container
on:
  pull_request:
    paths: ['tracking/**']

jobs:
  validate:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 20
      - run: npx tagmason validate tracking/container.json --json > findings.json
      - if: always()
        uses: actions/upload-artifact@v4
        with:
          name: findings
          path: findings.json
`,
}
