import type { TagContainer } from '@tagmason/domain'
import { toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { gtmText } from './texts.ts'

/** Looks for a proof that a container is there, and says what came of it. */
export function useVerify() {
  const text = useText(gtmText)
  const verify = useAct('containers.verify')
  const run = async ({ id }: TagContainer) => {
    const found = (await verify.run({ id }))?.done
    if (found === undefined) return
    if (found.status === 'pending') toast.warning(text.notVerified, { detail: text.notVerifiedDetail(id) })
    else if (found.importedAt === null) toast.info(text.nothingNewer, { detail: text.nothingNewerDetail })
    else toast.success(text.verified, { detail: text.verifiedDetail })
  }
  return { verify, run }
}
