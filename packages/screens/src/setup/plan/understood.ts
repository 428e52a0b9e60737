// One script for these: each alone would split what all screens share into more pieces.
export { Clauses } from './clauses/Clauses.tsx'
export { Questions } from './questions/Questions.tsx'
export { UserProperties } from './userProperties/UserProperties.tsx'
