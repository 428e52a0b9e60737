import { Check, Copy } from 'lucide-react'
import { useContext, useEffect, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { hidden } from '../Hidden/Hidden.css.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Patience } from '../theme/patience.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import { refused } from './CopyButton.css.ts'
import { copyText } from './copyText.ts'

export interface CopyButtonProps {
  /** What goes into the clipboard. */
  value: string
  /** The name of the button, as `Copy snippet`; `Copy` when left out. */
  label?: string
  /** The picture alone; the label is then shown on hover and focus. */
  bare?: boolean
  /** Plain where many stand together. */
  look?: 'quiet' | 'plain'
  /** Small inside tables, rows and cards. */
  size?: 'standard' | 'small'
  /** It is in the clipboard. */
  onCopy?(): void
}

/**
 * Copies, and says that it did.
 * @example <CopyButton value={snippet} label="Copy snippet" />
 */
export function CopyButton({ value, label, bare = false, look = 'quiet', size = 'small', onCopy }: CopyButtonProps) {
  const texts = useUiTexts()
  const patience = useContext(Patience)
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready')
  useEffect(() => {
    if (state === 'ready') return undefined
    const timer = setTimeout(() => setState('ready'), (state === 'copied' ? 2000 : 6000) * patience)
    return () => clearTimeout(timer)
  }, [state, patience])
  const press = async () => {
    const copied = await copyText(value)
    setState(copied ? 'copied' : 'refused')
    if (copied) onCopy?.()
  }
  const name = label ?? texts.copy
  const icon = state === 'copied' ? Check : Copy
  const said = { ready: '', copied: texts.copied, refused: texts.copyRefused }[state]
  return (
    <>
      {bare ? (
        <IconButton icon={icon} label={name} look={look} size={size} onPress={press} />
      ) : (
        <Button icon={icon} look={look} size={size} onPress={press}>
          {state === 'copied' ? said : name}
        </Button>
      )}
      <span role="status" className={state === 'refused' ? refused : hidden}>
        {said}
      </span>
    </>
  )
}
