/** Initials of the words that carry a title: 'Attribution and Experiments' becomes 'AE'. */
const initials = (title: string) =>
  title
    .split(/[^A-Za-z]+/)
    .filter((word) => /^[A-Z]/.test(word))
    .map((word) => word.charAt(0))
    .join('')

/** The remainder by 97 of letters and digits as ISO 7064 reads them: A is 10, Z is 35. */
function remainder(characters: string): number {
  let rest = 0
  for (const character of characters) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}

/** The id of a certificate with two check digits (ISO 7064, MOD 97-10): one wrong or two swapped characters are noticed. `number` is 0 to 9999. */
export function credentialId(title: string, year: number, number: number): string {
  const parts = ['TM', initials(title), String(year), String(number).padStart(4, '0')]
  const check = 98 - remainder(`${parts.join('')}00`)
  return [...parts, String(check).padStart(2, '0')].join('-')
}

/** A credential as people type it, in its one form. */
export const typedCredential = (typed: string) => typed.toUpperCase().replaceAll(/\s+/g, '').replaceAll(/[‐–—]/g, '-')

/** Whether the check digits fit. */
export const credentialFits = (id: string) => /^TM-[A-Z]+-\d{4}-\d{4}-\d{2}$/.test(id) && remainder(id.replaceAll('-', '')) === 1
