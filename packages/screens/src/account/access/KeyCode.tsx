import { Dialog } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { CodeByPlatform } from '../../setup/trackingCode/TrackingCode.tsx'
import { useRead } from '../../workspace.tsx'
import { accessText } from './texts.ts'

/** The code with a key that was just made for a site. Nothing where no server takes events of the project. */
export function KeyCode({ siteKey, onClose }: { siteKey: string; onClose(): void }) {
  const text = useText(accessText)
  const { script, newest } = useRead('trackingCode.get')
  if (script === null) return null
  return (
    <Dialog open size="large" onClose={onClose} title={text.keyCreated} detail={text.siteCode}>
      <CodeByPlatform script={script} siteKey={siteKey} newest={newest} />
    </Dialog>
  )
}
