export const automationReads = {} as const

export const automationActs = {} as const
