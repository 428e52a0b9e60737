import { useState } from 'react'

/** The last id that was not empty: what a dialog is about while it closes. */
export function useLast(id: string): string {
  const [last, setLast] = useState(id)
  if (id !== '' && id !== last) setLast(id)
  return id === '' ? last : id
}
