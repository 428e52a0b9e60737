import { type FormEvent, type RefObject, useEffect, useRef } from 'react'

const toError = (root: HTMLElement | null) => root?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()

/** What sends a form: no page load, no second sending, and focus on the first field in error. */
export function useSubmit<Root extends HTMLElement>(
  onSubmit: (() => void) | undefined,
  busy: boolean,
): [root: RefObject<Root | null>, submit: (event: FormEvent) => void] {
  const root = useRef<Root>(null)
  const sent = useRef(false)
  useEffect(() => {
    if (busy || !sent.current) return
    sent.current = false
    // What only the answer finds wrong is drawn when it has come.
    toError(root.current)
  }, [busy])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A form in a dialog opened from a form sends itself only.
    event.stopPropagation()
    if (busy) return
    sent.current = true
    onSubmit?.()
    // What is wrong at first sight is drawn by then.
    setTimeout(() => toError(root.current))
  }
  return [root, submit]
}
