import { type Block, readMinutes } from '@tagmason/domain'

/** One lesson of a course, with the question that ends it. The right answer never leaves the engine. */
export interface Lesson {
  /** Unique in all courses. */
  id: string
  title: string
  blocks: readonly Block[]
  question: { text: string; right: string; wrong: readonly string[]; why: string }
}

/** Over what a lesson asks to try out. */
const practice = 'Try it'
/** Minutes for doing what a lesson shows, where there are steps to follow or something to try out. */
const practiceMinutes = 10

/** Minutes for a lesson: reading, doing, and one for its question. */
export const lessonMinutes = ({ blocks }: Lesson) =>
  readMinutes(blocks) + (blocks.some((block) => block.kind === 'steps' || (block.kind === 'heading' && block.text === practice)) ? practiceMinutes : 0) + 1

/** Minutes for the exam at the end of a course. */
export const examMinutes = 15

/** Shortens the writing of a lesson: `[text, right, wrong, wrong, …]` and why. */
export const asked = (text: string, right: string, wrong: readonly string[], why: string): Lesson['question'] => ({ text, right, wrong, why })

/** A lesson of a few paragraphs, the last of which is to be tried out. */
export const short = (paragraphs: readonly string[], task: string): readonly Block[] => [
  ...paragraphs.map((text): Block => ({ kind: 'text', text })),
  { kind: 'heading', text: practice },
  { kind: 'text', text: task },
]
