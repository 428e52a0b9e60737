import type { VersionControl, VersionType } from '@tagmason/domain'
import { toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useOnOpen } from '../../useOnOpen.ts'
import { useAct } from '../../workspace.tsx'
import { activeBranches, mainBranch, worded } from './states.ts'
import { versionsText } from './texts.ts'

const [mostLines, mostLine] = [20, 300]

/** A version while it is made: its branch, type and changes, each as proposed until somebody says otherwise. */
export function useNewVersion(open: boolean, control: VersionControl) {
  const all = useText(versionsText)
  const text = all.create
  const publish = useAct('versions.publish')
  const [wanted, setBranch] = useState(mainBranch)
  const [chosen, setType] = useState<VersionType | null>(null)
  const [written, setWritten] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const begin = () => {
    setType(null)
    setWritten(null)
    setTried(false)
  }
  useOnOpen(open, begin)
  const branches = activeBranches(control)
  const branch = branches.find(({ name }) => name === wanted)?.name ?? branches[0]?.name ?? mainBranch
  const proposal = control.proposals[branch]
  const type = chosen !== null && proposal?.numbers[chosen] !== undefined ? chosen : (proposal?.type ?? null)
  const changes =
    written ??
    (proposal?.changes ?? [])
      .slice(0, mostLines)
      .map((change) => worded(all, change))
      .join('\n')
  const lines = changes
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const fault =
    (lines.length === 0 && text.changesMissing) || ((lines.length > mostLines || lines.some((line) => line.length > mostLine)) && text.changesTooMany)
  const submit = async (then: () => void) => {
    setTried(true)
    if (type === null || fault) return
    const made = await publish.run({ templateId: control.selected, branch, type, changes: lines })
    if (made === undefined) return
    const template = control.templates.find(({ id }) => id === control.selected)?.name ?? ''
    toast.success(text.done, { detail: text.doneDetail(made.done.version, template) })
    then()
  }
  return {
    publish,
    proposal,
    branches,
    branch,
    type,
    changes,
    fault: tried && fault,
    setType,
    setChanges: setWritten,
    setBranch: (name: string) => {
      setBranch(name)
      begin()
    },
    submit,
  }
}

export type NewVersionDraft = ReturnType<typeof useNewVersion>
