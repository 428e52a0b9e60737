import { hash } from 'node:crypto'

/** Sixteen hexadecimal digits for texts without NUL (`storable`): where they are kept in numbers, eight bytes. Two of a million million millions are the same. */
export const shortHash = (...texts: readonly string[]): string => hash('sha256', texts.join('\0'), 'hex').slice(0, 16)
