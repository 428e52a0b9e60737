export { loadSentences } from './loadSentences.ts'
export { say, type Sentences, speaking } from './say.ts'
