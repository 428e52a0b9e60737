/** What draws toasts, which no first page needs: it comes right after it, with the corner. */
export const corner = () => import('./Corner.tsx')
