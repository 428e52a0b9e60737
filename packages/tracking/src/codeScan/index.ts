export { type CodeFinding, type CodeReport, type CodeRow, compareCode } from './compareCode.ts'
export { scanCode, type SourceFile } from './scanCode.ts'
export type { CodeEvent, CodePlace, CodeValue, ScannedCode } from './types.ts'
export { codeCounts, codeEntries, codeHeadline } from './words.ts'
