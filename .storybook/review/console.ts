const said: string[] = []
const original = console.error

console.error = (...words: unknown[]) => {
  said.push(words.map(written).join(' '))
  original(...words)
}

/** As much of it as one needs to find the place. */
const written = (word: unknown) => (word instanceof Error ? word.message : String(word)).slice(0, 300)

/** Begins a story: what was said before belongs to another. */
export const listen = () => void said.splice(0)

/**
 * What is no fault: refusals that stories make on purpose (states.ts), which React tells of although a boundary shows them, and React's remarks about `act`, which only Storybook's test mode uses and no page:
 * that what happens later is not wrapped in it, or happens while it is not in use.
 */
const expected = [
  'A story refuses this.',
  'was not wrapped in act(',
  'suspended inside an `act` scope',
  'testing environment is not configured to support act(',
]

/** The errors in the console since the story began. */
export const heard = (): string[] => said.filter((words) => !expected.some((part) => words.includes(part))).map((words) => `An error in the console: ${words}`)
