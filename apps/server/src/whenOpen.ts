/** What was opened, to be closed again in the other order. */
export function whenOpen() {
  const open: { close(): void | Promise<void> }[] = []
  return {
    add<Part extends { close(): void | Promise<void> }>(part: Part): Part {
      open.push(part)
      return part
    },
    /** Closes all of it, also where one of them cannot be closed; that is then thrown. */
    async close(): Promise<void> {
      const faults: unknown[] = []
      for (const part of open.splice(0).reverse()) {
        try {
          await part.close()
        } catch (error) {
          faults.push(error)
        }
      }
      if (faults.length > 0) throw faults[0]
    },
  }
}
