import type { StoreTemplate } from '@tagmason/domain'
import { Button } from '@tagmason/ui'
import { PackageMinus, PackagePlus } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useOnceOpened } from '../../shell/useOnceOpened.ts'
import { useReadLater } from '../../workspace.tsx'
import { storeText } from './texts.ts'
import { useInstall } from './useInstall.ts'

const loadDialog = () => import('./InstallDialog.tsx').then(({ InstallDialog }) => InstallDialog)

/** Puts a template into the project, once it has been seen what that adds; takes it out again. */
export function InstallButton({ template }: { template: StoreTemplate }) {
  const text = useText(storeText)
  const fileOnly = useReadLater('store.details', { id: template.id })?.fileOnly === true
  const { install, uninstall } = useInstall(template.id)
  const [asking, setAsking] = useState(false)
  const InstallDialog = useOnceOpened(asking, loadDialog)
  const { installed } = template
  return (
    <>
      <Button
        tone={installed ? 'neutral' : 'accent'}
        look={installed ? 'quiet' : 'solid'}
        icon={installed ? PackageMinus : PackagePlus}
        busy={uninstall.busy}
        blocked={installed ? uninstall.blocked : install.blocked || (fileOnly && text.fileOnly)}
        onPress={() => (installed ? void uninstall.run() : setAsking(true))}
      >
        {installed ? text.takeOut : text.install}
      </Button>
      {InstallDialog && <InstallDialog template={template} install={install} open={asking} onClose={() => setAsking(false)} />}
    </>
  )
}
