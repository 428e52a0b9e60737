/** The two sides of every colour. */
export type Side = 'light' | 'dark'

/** Both sides, in the order in which they are written. */
export const bothSides = ['light', 'dark'] as const satisfies readonly Side[]

/** Writes two colours so that `color-scheme` decides between them. */
export const pairOf = (light: string, dark: string) => `light-dark(${light}, ${dark})`

/** One side of a colour token; colours without sides are themselves. Other tokens come back unchanged. */
export const sideOf = (value: string, side: Side): string =>
  value.replace(/light-dark\(([^,]+), ((?:[^()]|\([^()]*\))+)\)/g, (_, light, dark) => (side === 'light' ? light : dark))

/** The colours of one group on one side, as `groupOn(tokens.color, 'dark').page`. */
export const groupOn = <Group extends Record<string, string>>(group: Group, side: Side): Record<keyof Group, string> =>
  Object.fromEntries(Object.entries(group).map(([name, value]) => [name, sideOf(value, side)])) as Record<keyof Group, string>
