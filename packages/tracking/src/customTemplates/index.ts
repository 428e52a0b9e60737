export { readTpl, type Template, type TemplateTest } from './readTpl.ts'
export { type TemplateTestResult, type TemplateTests, testTemplate } from './testTemplate.ts'
export { templateEntries, templateHeadline } from './words.ts'
