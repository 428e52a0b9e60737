export const typesHelp = `JSON: { "language", "file", "code" }

Types of the web are those of the messages that the snippets of the plan push: ecommerce parameters under 'ecommerce', and required parameters required. Events that Tag
Manager or Google Analytics notices without code of the site have none.

  tagmason types plan.json --out src/tracking.ts
  tagmason types plan.json --out tagmason.lint.mjs   the rule tagmason/planned, which marks what code pushes in ESLint and oxlint
`
