import type { ChosenFile } from './chosenFile.ts'
import { Button } from '@ariakit/react'
import { Upload } from 'lucide-react'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import { Field, type FieldBasics } from '../Field/Field.tsx'
import { Reason } from '../Field/Reason.tsx'
import { Hidden } from '../Hidden/Hidden.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import { ChosenFiles } from './ChosenFiles.tsx'
import * as css from './FileDrop.css.ts'
import { type FileRefusal, judgeFiles } from './files.ts'
import { useFileWords } from './useFileWords.ts'

export interface FileDropProps extends FieldBasics {
  /** What is chosen; a `File` will do, and so will what a server tells of a file it holds. */
  files: readonly ChosenFile[]
  /** The files that were chosen, dropped or pasted and can be taken. Without `multiple` there is one, and it replaces the former; otherwise they come on top. */
  onChoose(files: File[]): void
  /** Told of the files that cannot be taken, beside the sentence that stands in the field. */
  onRefuse?(refused: readonly FileRefusal[]): void
  /** Takes one of `files` away. Without it, files can only be replaced. */
  onRemove?(index: number): void
  /** Endings and media types, as `.json,image/*`; everything when left out. */
  accept?: string
  /** The most bytes of one file. */
  maxBytes?: number
  /** Whether there can be several. */
  multiple?: boolean
  /** The most files with `multiple`. */
  maxFiles?: number
  /** A small picture of a file, before its name. */
  preview?(index: number): ReactNode
  /** The element that takes focus. */
  ref?: Ref<HTMLButtonElement>
}

/**
 * A place for files: press to pick, drop, or paste while it has the focus. What cannot be taken is refused in a sentence, and what was chosen before stays.
 * @example <FileDrop label="Logo" files={[]} accept="image/*" maxBytes={2_000_000} onChoose={upload} />
 */
export function FileDrop(props: FileDropProps) {
  const { files, onChoose, onRefuse, onRemove, accept, maxBytes, multiple = false, maxFiles = Infinity, preview, ref, ...basics } = props
  const texts = useUiTexts()
  const root = useRef<HTMLDivElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [refused, setRefused] = useState('')
  const held = Boolean(basics.blocked)
  const most = multiple ? maxFiles : 1
  const words = useFileWords({ accept, maxBytes, most })
  const offer = (offered: FileList | null) => {
    setOver(false)
    if (held || offered === null || offered.length === 0) return
    const judged = judgeFiles([...offered], { accept, maxBytes, most, held: multiple ? files.length : 0 })
    setRefused(judged.refused.map(words.refusal).join(' '))
    if (judged.refused.length > 0) onRefuse?.(judged.refused)
    if (judged.taken.length > 0) onChoose(judged.taken)
  }
  const remove = (index: number) => {
    setRefused('')
    onRemove?.(index)
    root.current?.querySelector('button')?.focus()
  }
  return (
    <Field {...basics} error={refused || basics.error || false}>
      {({ id, 'aria-describedby': described, 'aria-invalid': invalid }, labelId) => (
        <div
          ref={root}
          data-ui="FileDrop"
          role="presentation"
          className={css.frame}
          onDragOver={(event) => {
            // Dropped on a page that does not ask for them, files would replace the page.
            event.preventDefault()
            event.dataTransfer.dropEffect = held ? 'none' : 'copy'
            setOver(!held)
          }}
          onDragLeave={(event) => (event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget) ? undefined : setOver(false))}
          onDrop={(event) => {
            event.preventDefault()
            offer(event.dataTransfer.files)
          }}
          onPaste={(event) => offer(event.clipboardData.files)}
        >
          <Reason blocked={basics.blocked}>
            <Button
              ref={ref}
              id={id}
              data-part="zone"
              data-over={over || undefined}
              disabled={held}
              accessibleWhenDisabled
              aria-labelledby={`${labelId} ${id}-words ${id}-limits`}
              aria-describedby={[described, basics.required ? `${id}-required` : ''].filter(Boolean).join(' ') || undefined}
              aria-invalid={invalid}
              className={css.zone}
              onClick={() => picker.current?.click()}
            >
              <Icon of={Upload} size="large" tone="muted" />
              <span id={`${id}-words`}>{over ? texts.dropFiles : multiple ? texts.chooseFiles : texts.chooseFile}</span>{' '}
              <span id={`${id}-limits`} className={css.limits}>
                {words.limits}
              </span>
            </Button>
          </Reason>
          {basics.required ? (
            // A button cannot say that it is required.
            <span hidden id={`${id}-required`}>
              {texts.required}
            </span>
          ) : null}
          <input
            ref={picker}
            type="file"
            hidden
            data-part="picker"
            accept={accept}
            multiple={multiple}
            onChange={(event) => {
              offer(event.target.files)
              // The same file can be chosen again after it was changed.
              event.target.value = ''
            }}
          />
          <Hidden announce="status">{refused || files.map((file) => file.name).join(', ')}</Hidden>
          <ChosenFiles files={files} labelId={labelId} preview={preview} onRemove={onRemove && !held ? remove : undefined} />
        </div>
      )}
    </Field>
  )
}
