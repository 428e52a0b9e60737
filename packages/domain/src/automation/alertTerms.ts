export const alertTypes = ['performance', 'traffic', 'revenue', 'security'] as const

export type AlertType = (typeof alertTypes)[number]
