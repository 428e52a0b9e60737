import type { VersionControl } from '@tagmason/domain'
import { Select } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { versionsText } from './texts.ts'

/** Whose history it is; the choice stands in the address. */
export function TemplateSelect({ templates, selected }: Pick<VersionControl, 'templates' | 'selected'>) {
  const text = useText(versionsText)
  const [, choose] = useQuery('template')
  return <Select label={text.template} value={selected} options={templates.map(({ id, name }) => ({ value: id, label: name }))} onChange={choose} />
}
