import { Select } from '@tagmason/ui'
import { FolderKanban, Plus } from 'lucide-react'
import { useText } from '../language.ts'
import { useLeave } from '../navigation.tsx'
import { useAct, useRead } from '../workspace.tsx'
import { shellText } from './texts.ts'

export interface ProjectSelectProps {
  compact: boolean
  onCreate(): void
}

/** The pinned projects, the selected one whichever it is, and the way to a new one. The palette finds all others. */
export function ProjectSelect({ compact, onCreate }: ProjectSelectProps) {
  const text = useText(shellText)
  const projects = useRead('projects.list')
  const { project: selected } = useRead('session.get')
  const select = useAct('session.selectProject')
  const leave = useLeave()
  const shown = projects.filter(({ pinned, value }) => pinned || value === selected)
  return (
    <Select
      label={text.project}
      labelHidden
      icon={FolderKanban}
      compact={compact}
      value={selected}
      options={shown.map(({ value, label }) => ({ value, label }))}
      onChange={(project) => leave(() => void select.run({ project }))}
      actions={[{ label: text.createProject, icon: Plus, onPress: onCreate }]}
    />
  )
}
