/** Whether people take two names for the same one: neither case nor the space around them tells them apart. */
export const sameName = (one: string, other: string) => one.trim().toLocaleLowerCase('en') === other.trim().toLocaleLowerCase('en')
