import { Button } from '@ariakit/react'
import * as css from './MarkedText.css.ts'

/** `found`: something came of it; `doubtful`: it is asked about; `lost`: it was not understood; `out`: it is left out; `none`: it asks for nothing. */
export type Mark = 'found' | 'doubtful' | 'lost' | 'out' | 'none'

export interface MarkedPart {
  /** The words as they were written, with spaces and line breaks. */
  text: string
  /** What became of them. */
  mark: Mark
  /** What became of them, in words for those who do not see the mark, as 'event purchase'. */
  says?: string
  /** Goes to what became of them, or offers to make something of them. */
  onPress?(): void
}

export interface MarkedTextProps {
  /** The name of the text for readers of the screen. */
  label: string
  /** All of the text in order. */
  parts: readonly MarkedPart[]
}

/**
 * A text that a person wrote, with what became of each part of it.
 * @example <MarkedText label="Your goals" parts={[{ text: 'Track purchases', mark: 'found', says: 'event purchase', onPress: show }, { text: ' please.', mark: 'none' }]} />
 */
export function MarkedText({ label, parts }: MarkedTextProps) {
  return (
    <div data-ui="MarkedText" role="group" aria-label={label} className={css.text}>
      {parts.map(({ text, mark, says, onPress }, at) => {
        // Spaces around the words carry no mark.
        const [before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text)?.slice(1) ?? []
        const look = { 'data-mark': mark, className: css.part({ mark, pressable: onPress !== undefined }) }
        return (
          <span key={at}>
            {before}
            {onPress === undefined ? (
              <span {...look} title={says}>
                {words}
              </span>
            ) : (
              // A button of HTML is a box that no line breaks within; this one runs with the text.
              <Button {...look} render={<span />} aria-label={says === undefined ? undefined : `${words.replace(/\s+/g, ' ')}: ${says}`} onClick={onPress}>
                {words}
              </Button>
            )}
            {after}
          </span>
        )
      })}
    </div>
  )
}
