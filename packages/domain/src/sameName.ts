/** Whether people take two names for the same one: neither case nor the space around them tells them apart. */
export const sameName = (one: string, other: string) => keyOfName(one) === keyOfName(other)

/** What names that people take for the same one have in common. */
export const keyOfName = (name: string) => name.trim().toLocaleLowerCase('en')
