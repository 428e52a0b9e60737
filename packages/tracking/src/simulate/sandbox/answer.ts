import { marking } from './marking.ts'

/**
 * Calls the function that code stands for, written for the interpreter, and says in one text what came of it: `value` and the value as `values.ts` writes it, `throws` (the code failed, as it would on the page), `limit` and
 * what ran out, or `no` and why what it returned is not data (`reasons.ts`). `read(number)` answers with the value of a reference as such a text.
 */
export const answer = `
(function (read) {
  'use strict'
  const { parse } = JSON
  const { apply } = Reflect
  const Fault = Error
  const Engine = InternalError
${marking}
  return (settled, program) => {
    let value
    try {
      const code = program((number) => unmarked(parse(read(number))))
      if (typeof code !== 'function') return 'no noFunction ' + typeof code
      value = apply(code, undefined, [])
      settled()
    } catch (fault) {
      try { settled() } catch { /* It is noted. */ }
      return fault instanceof Engine ? 'limit ' + fault.message : 'throws'
    }
    try {
      return 'value' + marked(value, 0, null)
    } catch (why) {
      return typeof why === 'string' ? 'no ' + why : why instanceof Engine ? 'limit ' + why.message : 'no fails'
    }
  }
})
`
