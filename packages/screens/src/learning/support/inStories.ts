/** The page of a tab, perhaps with more in its address. */
export const on = (tab: string, more = '') => ({ parameters: { path: `/learning/support?tab=${tab}${more}` } })

/** The same in a state. */
export const at = ({ parameters }: { parameters: Record<string, unknown> }, tab = 'tickets', more = '') => ({
  parameters: { ...parameters, ...on(tab, more).parameters },
})
