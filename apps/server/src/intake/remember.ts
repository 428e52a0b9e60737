/** Remembers what a pure function answered for the last `most` questions; the one that was asked longest ago is forgotten first. */
export function remembering<Question extends readonly unknown[], Answer>(
  answer: (...question: Question) => Answer,
  most: number,
): (...question: Question) => Answer {
  const known = new Map<string, { answer: Answer }>()
  return (...question) => {
    const [first, ...others] = question
    const key = typeof first === 'string' && others.every((each) => each === undefined) ? first : JSON.stringify(question)
    let found = known.get(key)
    if (found === undefined) {
      found = { answer: answer(...question) }
      if (known.size >= most) known.delete(known.keys().next().value ?? '')
    } else known.delete(key)
    known.set(key, found)
    return found.answer
  }
}
