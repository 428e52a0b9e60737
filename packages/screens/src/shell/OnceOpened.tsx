import { type ReactNode, Suspense, useState } from 'react'

/** Draws what lies over the page from the first time it is opened: until then nothing of it is loaded. It stays, so that it can leave with its own motion and give focus back. */
export function OnceOpened({ open, children }: { open: boolean; children: ReactNode }) {
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return opened ? <Suspense fallback={null}>{children}</Suspense> : null
}
