import type { SharedContent } from '@tagmason/domain'
import { Badge, Button, Drawer, Empty, Inline, Skeleton, Stack } from '@tagmason/ui'
import { LinkIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '../../language.ts'
import { useOnOpen } from '../../useOnOpen.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { SharedView } from './SharedView.tsx'
import { SharePassword } from './SharePassword.tsx'
import { shareText } from './texts.ts'
import { tokenOf } from './tokenOf.ts'

/** What a link leads to, as whoever has it sees it; each opening counts. */
export function OpenedShare({ token, onClose }: { token: string; onClose(): void }) {
  const text = useText(shareText)
  const share = useRead('shares.list').rows.find(({ shareLink }) => token !== '' && tokenOf(shareLink) === token)
  // The drawer itself says what was refused.
  const { busy, run } = useAct('shares.open', () => true)
  // Null until it was asked for; undefined where it was refused.
  const [answer, receive] = useState<{ done: SharedContent } | undefined | null>(null)
  const [password, setPassword] = useState('')
  const content = answer?.done
  const refused = answer === undefined
  const asks = share?.hasPassword ?? false
  useOnOpen(token !== '', () => {
    receive(null)
    setPassword('')
  })
  const ask = useEffectEvent((of: string) => run({ token: of }))
  useEffect(() => {
    if (token !== '' && !asks) void ask(token).then(receive)
  }, [token, asks])
  const locked = asks && content === undefined
  return (
    <Drawer
      open={token !== ''}
      onClose={onClose}
      size="large"
      title={content?.name ?? share?.name ?? text.link}
      busy={busy}
      onSubmit={() => void run({ token, password }).then(receive)}
      actions={
        locked && (
          <Button type="submit" tone="accent" look="solid" busy={busy}>
            {text.openIt}
          </Button>
        )
      }
    >
      {content !== undefined ? (
        <Stack gap="m">
          {content.mayEdit && (
            <Inline>
              <Badge tone="accent">{text.mayEdit}</Badge>
            </Inline>
          )}
          <SharedView content={content} />
        </Stack>
      ) : locked ? (
        <SharePassword value={password} hint={text.opensWithPassword} error={refused && text.passwordIs} onChange={setPassword} />
      ) : refused ? (
        <Empty icon={LinkIcon} title={text.cannotOpen} detail={text.cannotOpenDetail} />
      ) : (
        <Skeleton shape="table" />
      )}
    </Drawer>
  )
}
