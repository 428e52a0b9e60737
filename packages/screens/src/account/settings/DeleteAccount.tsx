import type { AccountSettings } from '@tagmason/domain'
import { Dialog } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useSpace } from '../../workspace.tsx'
import { DeleteForm } from './DeleteForm.tsx'
import { ResetInstead } from './ResetInstead.tsx'
import { settingsText } from './texts.ts'

/** Asks for the account's name and the password; the sample offers to be reset instead. */
export function DeleteAccount({ settings, open, onClose }: { settings: AccountSettings; open: boolean; onClose(): void }) {
  const text = useText(settingsText)
  if (useSpace() === 'sample') return <ResetInstead open={open} onClose={onClose} />
  return (
    <Dialog open={open} onClose={onClose} title={text.deleteQuestion} size="small">
      {open && <DeleteForm name={settings.accountName} asksPassword={settings.security.passwordChanged !== null} onClose={onClose} />}
    </Dialog>
  )
}
