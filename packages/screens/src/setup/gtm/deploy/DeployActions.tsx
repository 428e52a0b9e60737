import { Button } from '@tagmason/ui'
import { useText } from '../../../language.ts'
import { useReadLater } from '../../../workspace.tsx'
import { gtmText } from '../texts.ts'
import { deployText } from './texts.ts'
import type { useDeploy } from './useDeploy.ts'

export interface DeployActionsProps {
  wanted: { containerId: string; workspaceId?: string }
  acts: ReturnType<typeof useDeploy>
  /** The file has been given. */
  saved: boolean
  onSaved(): void
  onDone(): void
}

/** The act that comes next, solid, after those that are done. */
export function DeployActions({ wanted, acts, saved, onSaved, onDone }: DeployActionsProps) {
  const text = useText(gtmText).deploy
  const own = useText(deployText)
  const { approve, deploy, mark, agree, save, finish } = acts
  const planned = useReadLater('containers.deployment', wanted)
  const proof = useReadLater('containers.deploymentProof', wanted)
  const nothing = (planned === undefined || planned.tags === 0) && text.nothing
  const approved = planned?.approval?.holds === true
  const unproven = proof !== undefined && (proof.failed > 0 || proof.impossible !== '') && own.proof.first
  const next = approved ? (saved ? 'mark' : 'download') : 'approve'
  return (
    <>
      {!approved && (
        <Button
          tone="accent"
          look="solid"
          busy={approve.busy}
          blocked={approve.blocked || nothing || unproven}
          onPress={() => void (planned !== undefined && agree(planned.plan))}
        >
          {own.approve}
        </Button>
      )}
      <Button
        tone="accent"
        look={next === 'download' ? 'solid' : 'quiet'}
        busy={deploy.busy}
        blocked={deploy.blocked || nothing || (!approved && own.approveFirst)}
        onPress={() => void save(onSaved)}
      >
        {text.download}
      </Button>
      {next === 'mark' && (
        <Button tone="accent" look="solid" busy={mark.busy} blocked={mark.blocked} onPress={() => void finish(onDone)}>
          {text.mark}
        </Button>
      )}
    </>
  )
}
