import { type Ref, useState } from 'react'
import { box } from '../Field/Field.css.ts'
import { Field, type FieldBasics } from '../Field/Field.tsx'
import { Reason } from '../Field/Reason.tsx'
import { brandReport } from '../theme/brandReport.ts'
import { hexOf, oklchOf } from '../theme/oklch.ts'
import { useUiTexts } from '../theme/texts.tsx'
import * as css from './ColorField.css.ts'
import { Swatches, Verdict } from './Swatches.tsx'

export interface ColorFieldProps extends FieldBasics {
  /** The chosen colour, as `#2f5bea`. */
  value: string
  /** Given the new colour as `#rrggbb`; never called for text that is no colour. */
  onChange(value: string): void
  /** The element that takes focus. */
  ref?: Ref<HTMLInputElement>
}

/**
 * A brand colour, by the browser's own choice or as text, beside what the theme paints for it. Warns where the colour has to move, and refuses none.
 * @example <ColorField label="Brand color" value={brand} onChange={setBrand} />
 */
export function ColorField({ value, onChange, ref, error, hint, ...basics }: ColorFieldProps) {
  const { color: texts } = useUiTexts()
  // What is written and not left yet, and the value that it was written against.
  const [kept, setKept] = useState<{ text: string; value: string }>()
  const [left, setLeft] = useState(false)
  const known = normal(value)
  if (kept !== undefined && kept.value !== value) {
    // A value that what is written stands for came from here; any other one came from elsewhere and takes its place.
    setKept(known !== undefined && known === normal(kept.text) ? { ...kept, value } : undefined)
  }
  const draft = kept?.text
  const wrong = draft !== undefined && normal(draft) === undefined
  const report = known === undefined ? undefined : brandReport(known)
  const blocked = Boolean(basics.blocked)
  const write = (text: string) => {
    setKept({ text, value })
    setLeft(false)
    const color = normal(text)
    if (color !== undefined && color !== known) onChange(color)
  }
  const leave = () => (wrong ? setLeft(true) : setKept(undefined))
  return (
    <Field
      {...basics}
      error={error || (wrong && left && texts.wrong(draft)) || (draft === undefined && known === undefined && value !== '' && texts.wrong(value))}
      hint={
        report ? (
          <>
            {hint} <Verdict report={report} />
          </>
        ) : (
          hint
        )
      }
    >
      {(wiring) => (
        <>
          <span data-ui="ColorField" className={css.row}>
            <Reason blocked={basics.blocked}>
              <input
                {...wiring}
                ref={ref}
                value={draft ?? value}
                dir="ltr"
                autoComplete="off"
                spellCheck={false}
                readOnly={blocked}
                className={`${box} ${css.text}`}
                onChange={(event) => write(event.target.value)}
                onBlur={leave}
                onKeyDown={(event) => event.key === 'Enter' && leave()}
              />
            </Reason>
            <input
              type="color"
              aria-label={`${texts.pick}: ${basics.label}`}
              value={known ?? '#000000'}
              disabled={blocked}
              className={`${box} ${css.pick}`}
              onChange={(event) => {
                setKept(undefined)
                onChange(event.target.value)
              }}
            />
          </span>
          {report ? <Swatches label={basics.label} report={report} /> : null}
        </>
      )}
    </Field>
  )
}

/** The text as `#rrggbb`, with or without its `#` and in three digits or six; nothing when it is no colour. */
function normal(text: string): string | undefined {
  const digits = /^\s*#?([0-9a-f]{3}|[0-9a-f]{6})\s*$/i.exec(text)?.[1]
  return digits === undefined ? undefined : hexOf(oklchOf(`#${digits}`))
}
