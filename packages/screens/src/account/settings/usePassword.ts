import type { AccountSettings } from '@tagmason/domain'
import { toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { settingsText } from './texts.ts'
import { useChecked } from './useChecked.ts'

const blank = { current: '', next: '', confirm: '' }

/** A password while it is changed: what can be seen here is checked here, the rest by the workspace. */
export function usePassword({ passwordChanged, passwordMinLength }: AccountSettings['security']) {
  const text = useText(settingsText)
  const act = useChecked('settings.changePassword', ['current', 'next', 'confirm'])
  const [draft, setDraft] = useState(blank)
  const [tried, setTried] = useState(false)
  const long = Array.from(draft.next).length >= passwordMinLength
  const { current, next } = act.wrong
  const seen = {
    current: tried && passwordChanged !== null && draft.current === '' && text.currentMissing,
    next: tried && !long && text.short(passwordMinLength),
    confirm: tried && draft.confirm !== draft.next && text.different,
  }
  const refusals: Partial<Record<string, string>> = { short: text.short(passwordMinLength), same: text.same, leaked: text.leaked }
  return {
    draft,
    act,
    faults: {
      current: seen.current || (current !== undefined && text.wrongPassword),
      next: seen.next || (next !== undefined && (refusals[next] ?? false)),
      confirm: seen.confirm,
    },
    set: (part: Partial<typeof blank>) => {
      setDraft({ ...draft, ...part })
      act.forget()
    },
    submit: async () => {
      setTried(true)
      const missing = passwordChanged !== null && draft.current === ''
      if (missing || !long || draft.confirm !== draft.next || !(await act.run(draft))) return
      toast.success(text.passwordUpdated, { detail: text.passwordUpdatedDetail })
      setDraft(blank)
      setTried(false)
    },
  }
}
