/** Whether two names mean the same words, whatever their order and grammatical form: 'booking_started' and 'start_booking'. */

const forms: Readonly<Record<string, string>> = {
  sent: 'send',
  bought: 'buy',
  paid: 'pay',
  payment: 'pay',
  began: 'begin',
  begun: 'begin',
  left: 'leave',
  lost: 'lose',
  won: 'win',
  chosen: 'choose',
  chose: 'choose',
  choice: 'choose',
  seen: 'see',
  read: 'read',
  made: 'make',
  taken: 'take',
  given: 'give',
  written: 'write',
  sold: 'sell',
  sale: 'sell',
  met: 'meet',
  kept: 'keep',
  submission: 'submit',
  registration: 'register',
  subscription: 'subscribe',
  subscriber: 'subscribe',
  redemption: 'redeem',
  enquiry: 'inquiry',
  enquire: 'inquiry',
  inquire: 'inquiry',
  resumption: 'resume',
  receipt: 'receive',
  renewal: 'renew',
  login: 'login',
  response: 'respond',
  reply: 'reply',
  cta: 'button',
}
const endings = [
  'ications',
  'ication',
  'ations',
  'ation',
  'itions',
  'ition',
  'ions',
  'ion',
  'ments',
  'ment',
  'ings',
  'ing',
  'ied',
  'ies',
  'als',
  'al',
  'ers',
  'er',
  'ed',
  'es',
  's',
  'e',
  'y',
]

/** A word without its ending: 'cancelled', 'cancellation' and 'cancels' are 'cancel'. */
export function rootOf(word: string): string {
  const known = Object.hasOwn(forms, word) ? forms[word] : Object.hasOwn(forms, word.replace(/s$/, '')) ? forms[word.replace(/s$/, '')] : undefined
  const plain = known ?? word
  for (const ending of endings) {
    const stem = plain.slice(0, plain.length - ending.length)
    if (!plain.endsWith(ending) || stem.length < 3 || plain.endsWith('ss')) continue
    return /([b-df-hj-np-rtv-z])\1$/.test(stem) && !/(?:ll|ss)$/.test(stem) ? stem.slice(0, -1) : stem.replace(/ll$/, 'l')
  }
  return plain
}

const small: ReadonlySet<string> = new Set(['of', 'the', 'a', 'an', 'to', 'in', 'on', 'for', 'with', 'and', 'from', 'event'])

/** The roots of a name's words: 'Sign up' and 'sign_up' are ['sign', 'up']. */
export const rootsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !small.has(word))
    .map(rootOf)

export function sameWords(a: string, b: string): boolean {
  const [left, right] = [rootsOf(a), rootsOf(b)]
  return left.join('') === right.join('') || left.toSorted().join(' ') === right.toSorted().join(' ')
}

/** The places of a phrase's words in a name, also where one of both writes them as one word ('signup', 'sign_up'); undefined where they are not all there. */
function placesOf(phrase: string, name: readonly string[]): number[] | undefined {
  const wanted = rootsOf(phrase)
  if (wanted.length === 0) return undefined
  const apart = wanted.map((word) => name.indexOf(word))
  if (apart.every((at) => at >= 0)) return apart
  for (let from = 0; from < name.length; from++)
    for (let to = from + 1; to <= Math.min(name.length, from + 3); to++)
      if (name.slice(from, to).join('') === wanted.join('')) return Array.from({ length: to - from }, (_, i) => from + i)
  return undefined
}

/** Whether a name is made of one of the things and one of the outcomes; one word more may tell which of them. */
export function madeOf(name: string, things: readonly string[], outcomes: readonly string[]): boolean {
  const words = rootsOf(name)
  const doing = outcomes.flatMap((outcome) => placesOf(outcome, words) ?? [])
  return things.some((thing) => {
    const at = placesOf(thing, words)
    if (!at) return false
    return outcomes.some((outcome) => {
      const done = placesOf(outcome, words)
      if (!done || done.some((place) => at.includes(place))) return false
      const known = new Set([...at, ...done, ...doing, ...things.flatMap((other) => placesOf(other, words) ?? [])])
      return words.length - known.size <= 1
    })
  })
}
