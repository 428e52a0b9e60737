/** Genuine exports number all kinds with one counter. */
export function counter(): () => string {
  let last = 0
  return () => String(++last)
}

/** Triggers that every web container has without an object in the file. */
export const builtInTriggers = { allPages: '2147479553', consentInitialization: '2147479572', initialization: '2147479573' } as const
