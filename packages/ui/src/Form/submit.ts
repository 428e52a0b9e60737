import type { FormEvent } from 'react'

/** What a user does next: from then on focus is theirs. */
const nextActs = ['pointerdown', 'keydown', 'input'] as const

/**
 * Focuses the first field in error, and again whenever one comes to be, until the user does something else. What only a file or an answer finds wrong is drawn at an unknown time, so the form is watched and
 * no time is guessed.
 */
function leadToErrors(form: HTMLElement): void {
  const lead = () => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  const watch = new MutationObserver(lead)
  watch.observe(form, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-invalid'] })
  const touched = new AbortController()
  for (const act of nextActs) document.addEventListener(act, () => touched.abort(), { capture: true, signal: touched.signal })
  touched.signal.addEventListener('abort', () => watch.disconnect())
  // What was wrong before and still is changes nothing that could be seen.
  setTimeout(() => touched.signal.aborted || lead())
}

/** What sends a form: no page load, no second sending, and focus on the first field in error. */
export function submitOf(onSubmit: (() => void) | undefined, busy: boolean): (event: FormEvent<HTMLFormElement>) => void {
  return (event) => {
    event.preventDefault()
    // A form in a dialog opened from a form sends itself only.
    event.stopPropagation()
    leadToErrors(event.currentTarget)
    if (!busy) onSubmit?.()
  }
}
