/** How much of the accent's fill is in the ground of each step, the rest is its soft ground. Steps that carry words stop where the words would no longer reach 4.5:1 under any brand; the last is the fill itself, with its own ink. */
export const mixes = { worded: [0, 0.12, 0.24, 0.36, 1], dense: [0, 0.25, 0.5, 0.75, 1] } as const
