import type { ReactNode, Ref } from 'react'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import { maskSecret } from './mask.ts'
import { ReadOnly } from './ReadOnly.tsx'

export interface CopyFieldProps {
  /** What it is; always the accessible name. */
  label: string
  /** Keeps the label for readers of the screen only, where the place says it to everybody else. */
  labelHidden?: boolean
  /** What it is good for. */
  hint?: ReactNode
  /** The text; focus selects all of it. */
  value: string
  /** Shows only how it begins and ends; the whole is copied. */
  masked?: boolean
  /** Stands in it while there is no text, which leaves nothing to copy. */
  empty?: string
  /** For a label or a link from elsewhere; made when left out. */
  id?: string
  /** It is in the clipboard. */
  onCopy?(): void
  /** The element that takes focus. */
  ref?: Ref<HTMLInputElement>
}

/**
 * Text to take away: an address, an ID, a line of code.
 * @example <CopyField label="Measurement ID" value="G-4XK2P9QW1T" />
 */
export function CopyField({ value, masked = false, onCopy, ...rest }: CopyFieldProps) {
  const { copy } = useUiTexts()
  return (
    <ReadOnly
      name="CopyField"
      {...rest}
      value={masked && value !== '' ? maskSecret(value) : value}
      actions={value === '' ? null : <CopyButton bare size="standard" value={value} label={`${copy}: ${rest.label}`} onCopy={onCopy} />}
    />
  )
}
