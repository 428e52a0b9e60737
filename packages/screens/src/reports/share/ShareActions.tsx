import type { ShareRow } from '@tagmason/domain'
import { CopyButton, Inline, MenuButton, toast } from '@tagmason/ui'
import { Ellipsis, ExternalLink, Info, Pause, Play, Trash2, UserCog } from 'lucide-react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useAct } from '../../workspace.tsx'
import { shareText } from './texts.ts'
import { tokenOf } from './tokenOf.ts'

/** What can be done with a share. */
export function ShareActions({ share, onChange }: { share: ShareRow; onChange(): void }) {
  const text = useText(shareText)
  const [, look] = useQuery('id')
  const [, open] = useQuery('open')
  const change = useAct('shares.change')
  const setStatus = useAct('shares.setStatus')
  const revoke = useAct('shares.revoke')
  const restore = useAct('shares.restore')
  const { id, name, status, shareLink } = share
  const paused = status === 'paused'
  const toggle = async () => {
    if (await setStatus.run({ id, status: paused ? 'active' : 'paused' })) toast.success(paused ? text.resumed : text.paused, { detail: name })
  }
  const end = async () => {
    if (!(await revoke.run({ id }))) return
    toast.success(text.revoked, { detail: name, action: { label: text.undo, onPress: () => void restore.run({ id }) } })
  }
  return (
    <Inline gap="none" justify="end" wrap={false}>
      {shareLink !== null && (
        <CopyButton bare look="plain" label={text.of(text.copyLink, name)} value={shareLink} onCopy={() => toast.success(text.linkCopied, { detail: name })} />
      )}
      <MenuButton
        size="small"
        look="plain"
        icon={Ellipsis}
        label={text.more(name)}
        placement="bottom-end"
        groups={[
          {
            items: [
              { label: text.details, icon: Info, onPress: () => look(id) },
              {
                label: text.open,
                icon: ExternalLink,
                blocked: (shareLink === null && text.noLinkToOpen) || (paused && text.pausedFirst),
                onPress: () => open(tokenOf(shareLink)),
              },
              { label: text.editAccess, icon: UserCog, blocked: change.blocked, onPress: onChange },
              { label: paused ? text.resume : text.pause, icon: paused ? Play : Pause, blocked: setStatus.blocked, onPress: () => void toggle() },
            ],
          },
          { items: [{ label: text.revoke, icon: Trash2, tone: 'critical', blocked: revoke.blocked, onPress: () => void end() }] },
        ]}
      />
    </Inline>
  )
}
