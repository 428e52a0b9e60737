/** @jsxRuntime classic */
// The manager's own React draws this, which is older than the product's: the classic form asks for whichever is there.
import React from 'react'
import type { SignState } from '../review/signoff.ts'

const shapes: Record<SignState, string> = {
  rejected: 'M2.5 2.5 9.5 9.5M9.5 2.5 2.5 9.5',
  signed: 'M2 6.5 5 9.5 10 3',
  changed: 'M6 1.5 11 10.5 1 10.5Z',
  unsigned: 'M6 1.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z',
}

/** A state as a shape, drawn and not written: no font has to know it. Without a `name` the words stand beside it. */
export const Mark = ({ state, name }: { state: SignState; name?: string }) => (
  <svg
    width="12"
    height="12"
    viewBox="0 0 12 12"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    style={{ verticalAlign: '-1px' }}
    {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
  >
    <path d={shapes[state]} />
  </svg>
)
