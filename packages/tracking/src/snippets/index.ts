export { consentDefaultCode } from './consent.ts'
export { checkContainerId, type EventSnippet, type SnippetOptions, type Snippets, snippetsFromPlan } from './fromPlan.ts'
export { englishSnippetTexts, type SnippetTexts, snippetsMarkdown } from './markdown.ts'
