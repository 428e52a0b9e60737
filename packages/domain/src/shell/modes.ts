/** Light, dark, or what the operating system says. */
export const modes = ['light', 'dark', 'system'] as const
