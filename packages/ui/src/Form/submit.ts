import { type FormEvent, type RefObject, useRef } from 'react'

/** What sends a form: no page load, no second sending, and focus on the first field in error. */
export function useSubmit<Root extends HTMLElement>(
  onSubmit: (() => void) | undefined,
  busy: boolean,
): [root: RefObject<Root | null>, submit: (event: FormEvent) => void] {
  const root = useRef<Root>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A form in a dialog opened from a form sends itself only.
    event.stopPropagation()
    if (busy) return
    onSubmit?.()
    // The errors are drawn by then.
    setTimeout(() => root.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  return [root, submit]
}
