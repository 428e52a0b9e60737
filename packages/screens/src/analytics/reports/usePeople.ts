import { isAddress } from '@tagmason/domain'
import { useState } from 'react'

/** E-mail addresses while they are written; `wrong` is the first that is none. */
export function usePeople(first: readonly string[] = []) {
  const [people, setPeople] = useState([...first])
  return { people, setPeople, wrong: people.find((entry) => !isAddress(entry)) }
}
