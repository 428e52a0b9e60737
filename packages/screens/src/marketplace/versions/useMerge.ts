import type { VersionControl } from '@tagmason/domain'
import { toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct, useReadLater } from '../../workspace.tsx'
import { activeBranches, mainBranch } from './states.ts'
import { versionsText } from './texts.ts'

export type Side = 'ours' | 'theirs'

/** A merge while it is decided. */
export function useMerge(branch: string, control: VersionControl, onClose: () => void) {
  const { merge: text } = useText(versionsText)
  const merge = useAct('versions.mergeBranch')
  const [from, setFrom] = useState(branch)
  const [wanted, setWanted] = useState(mainBranch)
  const [chosen, setChosen] = useState<Record<string, Side>>({})
  const [tried, setTried] = useState(false)
  const begin = () => {
    setChosen({})
    setTried(false)
  }
  // While it closes, it still shows what it was about.
  if (branch !== '' && branch !== from) {
    setFrom(branch)
    begin()
  }
  const targets = activeBranches(control).filter(({ name }) => name !== from)
  const into = targets.find(({ name }) => name === wanted)?.name ?? targets[0]?.name ?? mainBranch
  const preview = useReadLater('versions.merging', { templateId: control.selected, from, into })
  const submit = async () => {
    setTried(true)
    if (preview === undefined || preview.conflicts.some(({ key }) => chosen[key] === undefined)) return
    if (!(await merge.run({ templateId: control.selected, from, into, chosen }))) return
    toast.success(text.done, { detail: text.doneDetail(from, into) })
    onClose()
  }
  return {
    merge,
    from,
    into,
    targets,
    chosen,
    tried,
    setInto: (name: string) => {
      setWanted(name)
      begin()
    },
    choose: (key: string, side: Side) => setChosen({ ...chosen, [key]: side }),
    submit,
  }
}
