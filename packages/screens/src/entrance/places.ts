/** Where people come in; everything else is the product. */
const places = ['/sign-in', '/forgot-password', '/reset-password', '/invitation', '/welcome'] as const

/** Whether an address is one of the entrance. */
export const isEntrance = (path: string) => places.includes(path as never)
