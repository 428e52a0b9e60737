/** Who shall be forgotten: the events of a visitor, of a user, or of both. */
export interface Who {
  visitor?: string
  user?: string
}

/** Empty texts stand on the events of everybody who is unknown, so nobody may be named by one. */
export function mustBeSomeone(name: string, what: 'visitor' | 'user'): void {
  if (name === '') throw new RangeError(`No ${what} is named, and an empty name would mean everybody unknown: give the ${what}'s id.`)
}

/** Checks whom a question to forget names; null where it means the whole project. */
export function whoIs(who: Who | undefined): Who | null {
  if (who === undefined) return null
  const { visitor, user } = who
  if (visitor === undefined && user === undefined)
    throw new RangeError('Nobody is named who shall be forgotten: give a visitor or a user, or leave both out for the whole project.')
  if (visitor !== undefined) mustBeSomeone(visitor, 'visitor')
  if (user !== undefined) mustBeSomeone(user, 'user')
  return who
}
