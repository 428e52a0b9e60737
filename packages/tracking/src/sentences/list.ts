import { say } from './say.ts'

/** Several things as one piece of a sentence: `a and b`, in other languages with the commas that are usual there. */
export function saidList([first = '', second, third, ...more]: readonly string[]): string {
  if (second === undefined) return first
  return third === undefined ? say`${first} and ${second}` : say`${first} and ${second} and ${saidList([third, ...more])}`
}
