import { createContext } from 'react'

/**
 * How many times longer than usual stays what leaves by itself, as `Copied` or a toast; 1 in the product. Stories set it high, so that pictures of it are alike.
 * @example <Patience value={1000}><Toasts label="Messages" /></Patience>
 */
export const Patience = createContext(1)
