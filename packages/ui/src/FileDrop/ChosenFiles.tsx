import { FileText, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Bytes } from '../Bytes/Bytes.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import type { ChosenFile } from './chosenFile.ts'
import * as css from './FileDrop.css.ts'

interface ChosenFilesProps {
  files: readonly ChosenFile[]
  labelId: string
  preview: ((index: number) => ReactNode) | undefined
  onRemove: ((index: number) => void) | undefined
}

/** The names and sizes of what is chosen. */
export function ChosenFiles({ files, labelId, preview, onRemove }: ChosenFilesProps) {
  const texts = useUiTexts()
  if (files.length === 0) return null
  return (
    <ul aria-labelledby={labelId} className={css.frame}>
      {files.map(({ name, size }, index) => (
        // Two files can have one name, and none of them ever moves.
        <li key={`${index} ${name}`} data-part="file" className={css.file}>
          {preview ? preview(index) : <Icon of={FileText} />}
          <span className={css.name}>{name}</span>
          <Bytes value={size} />
          {onRemove ? <IconButton icon={X} label={texts.remove(name)} size="small" onPress={() => onRemove(index)} /> : null}
        </li>
      ))}
    </ul>
  )
}
