/** Runs one after another what is handed to it, in the order in which it comes; one that fails holds up nobody. */
export function inTurn(): <T>(run: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (run) => {
    const result = last.then(run)
    last = result.catch(() => undefined)
    return result
  }
}
