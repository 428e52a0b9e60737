import { useState } from 'react'

const address = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/

/** E-mail addresses while they are written; `wrong` is the first that is none. */
export function usePeople() {
  const [people, setPeople] = useState<string[]>([])
  return { people, setPeople, wrong: people.find((entry) => !address.test(entry)) }
}
