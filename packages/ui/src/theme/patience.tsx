import { createContext } from 'react'

/**
 * How many times longer than usual stays what leaves by itself, as `Copied` or a toast; 1 in the product. Stories set it high, so that pictures of it are alike.
 * @example <Patience value={1000}><Toasts label="Messages" /></Patience>
 */
export const Patience = createContext(1)

/**
 * How many times longer than usual the product waits before it answers a pointer that rests or leaves; 1 in the product. Stories set it to 0, so that a picture does not depend on how long the
 * pointer had rested when it was taken.
 * @example <Hesitation value={0}><Tooltip text="Copied from the live container">…</Tooltip></Hesitation>
 */
export const Hesitation = createContext(1)
