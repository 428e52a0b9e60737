import { CopyButton } from '../CopyButton/CopyButton.tsx'
import * as css from './CodeBlock.css.ts'

export interface CodeBlockProps {
  /** What the code is, as `Container snippet`; also the accessible name. */
  label: string
  /** As it shall be copied. */
  code: string
  /** The language in words, as `HTML` or `JSON`. */
  language?: string
  /** The name of the copy button, as `Copy container snippet`; `Copy` when left out. */
  copyLabel?: string
  /** Long lines wrap instead of scrolling. */
  wrap?: boolean
  /** As high as the code; otherwise it scrolls inside itself beyond 360 px. */
  tall?: boolean
  /** It is in the clipboard. */
  onCopy?(): void
}

/**
 * Code to read and to copy. It scrolls inside itself and can be scrolled by keyboard.
 * @example <CodeBlock label="Container snippet" language="HTML" code={snippet} />
 */
export function CodeBlock({ label, code, language, copyLabel, wrap = false, tall = false, onCopy }: CodeBlockProps) {
  return (
    <div data-ui="CodeBlock" className={css.frame}>
      <div data-part="head" className={css.head}>
        <div className={css.words}>
          <span data-part="label" className={css.label}>
            {label}
          </span>
          {language === undefined ? null : (
            <span data-part="language" className={css.language}>
              {language}
            </span>
          )}
        </div>
        <CopyButton value={code} label={copyLabel} look="plain" onCopy={onCopy} />
      </div>
      {/* Focusable, because what scrolls must be reachable without a mouse. */}
      <pre role="region" aria-label={label} tabIndex={0} className={css.code({ wrap, tall })}>
        <code className={css.inner}>{code}</code>
      </pre>
    </div>
  )
}
