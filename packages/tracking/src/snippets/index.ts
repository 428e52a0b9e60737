export { consentDefaultCode, consentUpdateCode } from './consent.ts'
export { checkContainerId, type EventSnippet, type SnippetOptions, type Snippets, snippetsFromPlan } from './fromPlan.ts'
export { snippetsMarkdown } from './markdown.ts'
export { type SnippetTexts, snippetTexts } from './texts.ts'
