let asked: ReturnType<typeof load> | undefined

const load = () => import('./Corner.tsx')

/** What draws toasts, which no first page needs: it comes right after it, with the corner. Asked for once, so that messages come, and are taken away, in the order in which somebody said so. */
export function corner() {
  asked ??= load().catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}
