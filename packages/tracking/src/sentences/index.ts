export { loadSentences } from './loadSentences.ts'
export { type Code, say, type Sentence, type Sentences, type Value, type Words } from './say.ts'
export { errorOf, SentenceError, sentenceOf } from './sentenceError.ts'
export { type Worded, worded } from './worded.ts'
