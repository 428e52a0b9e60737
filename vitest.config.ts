// Storybook's test button looks for this name only.
export { default } from './vitest.workspace.ts'
