import { useState } from 'react'

/** Begins anew with each opening of a dialog: `begin` sets the state that the dialog starts from. */
export function useOnOpen(open: boolean, begin: () => void) {
  const [wasOpen, setWasOpen] = useState(open)
  if (open === wasOpen) return
  setWasOpen(open)
  if (open) begin()
}
