/** How high the top bar is, for what stands beside or under it. */
export const barSize = '3.5rem'

/** Public: how far below the upper edge of what scrolls a sticky head must stop. The shell sets it for its page; a page with a bar of its own sets it there. */
export const stickyStart = '--ui-sticky-start'
