const page = '/learning/certification'

/** Where a course is open, at one of its lessons or where it was left. */
export const courseHref = (course: string, lesson: string | null = null) => `${page}?course=${course}${lesson === null ? '' : `&lesson=${lesson}`}`

/** Where the exam of a course is taken. */
export const examHref = (course: string) => `${page}?course=${course}&exam=open`

export const tabHref = (tab: 'available' | 'progress' | 'completed') => (tab === 'available' ? page : `${page}?tab=${tab}`)
