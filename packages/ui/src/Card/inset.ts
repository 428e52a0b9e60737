/** How far from the edges of a flush card stands what brings no padding of its own. */
export const inset = '--ui-inset'
