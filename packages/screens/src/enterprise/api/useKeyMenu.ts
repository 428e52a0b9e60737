import { type ApiKey, hasKeyEnded } from '@tagmason/domain'
import { type MenuAction, toast } from '@tagmason/ui'
import { Ban, CirclePause, CirclePlay, Pencil, RefreshCw } from 'lucide-react'
import { useText } from '../../language.ts'
import { useAct, useNow } from '../../workspace.tsx'
import { apiText } from './texts.ts'

/** What is to be done with which key, where a dialog asks first. */
export interface KeyDoing {
  act: 'edit' | 'regenerate' | 'revoke'
  row: ApiKey
}

/** What can be done with a key. */
export function useKeyMenu(ask: (doing: KeyDoing) => void): (row: ApiKey) => MenuAction[] {
  const text = useText(apiText)
  const now = useNow()
  const change = useAct('apiKeys.change')
  const deactivate = useAct('apiKeys.deactivate')
  const activate = useAct('apiKeys.activate')
  const regenerate = useAct('apiKeys.regenerate')
  const revoke = useAct('apiKeys.revoke')
  return (row) => {
    const { id, name, kind, status } = row
    const off = async () => {
      if (await deactivate.run({ id })) toast.success(text.deactivated, { detail: text.deactivatedDetail(name) })
    }
    const on = async () => {
      if (await activate.run({ id })) toast.success(text.activated, { detail: name })
    }
    const ended = hasKeyEnded(row, new Date(now)) && text.ended
    const fixed = kind === 'ingest' ? text.ingestStays : status === 'Inactive' && text.inactive
    return [
      { label: text.editKey, icon: Pencil, blocked: change.blocked, onPress: () => ask({ act: 'edit', row }) },
      status === 'Active'
        ? { label: text.deactivate, icon: CirclePause, blocked: deactivate.blocked, onPress: () => void off() }
        : { label: text.activate, icon: CirclePlay, blocked: activate.blocked || ended, onPress: () => void on() },
      { label: text.regenerate, icon: RefreshCw, blocked: regenerate.blocked || fixed, onPress: () => ask({ act: 'regenerate', row }) },
      { label: text.revoke, icon: Ban, tone: 'critical', blocked: revoke.blocked, onPress: () => ask({ act: 'revoke', row }) },
    ]
  }
}
