/** Counts how often collections were changed, as far as this process knows. */
export function countedChanges() {
  const times = new Map<string, number>()
  let all = 0
  return {
    /** All collections where it is not known which. */
    add(collections: Iterable<string> | null): void {
      if (collections === null) all++
      else for (const collection of new Set(collections)) times.set(collection, (times.get(collection) ?? 0) + 1)
    },
    of: (collection: string): number => all + (times.get(collection) ?? 0),
  }
}
