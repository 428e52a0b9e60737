/** What the list of notifications says alone: it is loaded with the list, because the first load has no room for it. */
export const text = {
  newest: (count: number) => `The newest ${count} are listed: older ones are kept, but not shown here.`,
}

export type NewestText = typeof text
