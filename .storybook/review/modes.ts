/** The ways in which a story is looked at. */
export const modes = ['light', 'dark', 'phone', 'rtl', 'contrast', 'yellow'] as const
export type Mode = (typeof modes)[number]

/** Sizes of the frame a story stands in, in CSS pixels. */
export const phone = { width: 390, height: 844 }

/** A colour that fails on white by itself: what a theme does with it shows at once. */
export const yellow = '#facc15'

/**
 * In which modes pictures are taken of a story: the whole range of a primitive (`Matrix`) and the usual state of a screen (`Ready`) in all of them, foundations in both modes of colour, every
 * other state in light. `parameters.modes` says otherwise; an empty list takes no picture.
 */
export function modesOf(id: string, chosen?: readonly Mode[]): readonly Mode[] {
  if (chosen !== undefined) return chosen
  if (/--(matrix|ready)$/.test(id)) return modes
  return id.startsWith('foundations-') ? ['light', 'dark'] : ['light']
}
