/** Sets a member of an object under any name that JSON can have. */
export const setMember = (target: Record<string, unknown>, key: string, value: unknown): void => {
  // A plain assignment to this one name would change the prototype instead of making a member.
  if (key === '__proto__') Object.defineProperty(target, key, { value, enumerable: true, writable: true, configurable: true })
  else target[key] = value
}
