export const aiReads = {} as const

export const aiActs = {} as const
