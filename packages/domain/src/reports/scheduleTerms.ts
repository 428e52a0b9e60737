/** In the order of their interval, which is the order of sorting. */
export const frequencies = ['Daily', 'Weekly', 'Bi-weekly', 'Monthly'] as const

export type Frequency = (typeof frequencies)[number]

export const scheduleFormats = ['PDF', 'Excel', 'HTML'] as const

export type ScheduleFormat = (typeof scheduleFormats)[number]
