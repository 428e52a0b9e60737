import { createLucideIcon } from 'lucide-react'

/** The sign of what changed, drawn like the other pictures, which have none. */
export const Tilde = createLucideIcon('tilde', [['path', { d: 'M5 13.5c1.6-3.6 4.4-4 7-1.5s5.4 2.1 7-1.5', key: 'tilde' }]])
