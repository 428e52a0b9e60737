import { sameName } from '@tagmason/domain'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { builderText } from './texts.ts'

/** What is wrong with the name of a dashboard, in words; false when nothing is. */
export function useNameWrong(name: string, id?: string): string | false {
  const { dialog: text } = useText(builderText)
  const { rows } = useRead('dashboards.list')
  if (name.trim() === '') return text.nameMissing
  return rows.some((row) => row.id !== id && sameName(row.name, name)) && text.nameTaken
}
