import { Eye } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { ReadOnly } from '../CopyField/ReadOnly.tsx'
import { Text } from '../Text/Text.tsx'
import { useUiTexts } from '../theme/texts.tsx'

export interface SecretFieldProps {
  /** What it is; always the accessible name. */
  label: string
  /** Keeps the label for readers of the screen only, where the place says it to everybody else. */
  labelHidden?: boolean
  /** What it is good for. */
  hint?: ReactNode
  /** The secret as it may stay on the screen, as `sk_live_••••1234`; `maskSecret` makes it. */
  masked: string
  /** The secret itself, as long as it may be seen: when it was just made, or after `onReveal`. */
  value?: string
  /** Whoever sees the secret has stored it: leave `value` out from now on. */
  onStored(): void
  /** Asks for the secret again; without it, it is shown this once. */
  onReveal?(): void
  /** It is being fetched; further presses are ignored. */
  busy?: boolean
  /** For a label or a link from elsewhere; made when left out. */
  id?: string
}

/**
 * A secret that is seen once, to be stored elsewhere, and covered afterwards.
 * @example <SecretField label="API key" masked={key.masked} value={fresh} onStored={() => setFresh(undefined)} />
 */
export function SecretField({ masked, value, hint, onStored, onReveal, busy = false, ...basics }: SecretFieldProps) {
  const texts = useUiTexts()
  const input = useRef<HTMLInputElement>(null)
  // The button that was pressed goes: focus stays at the field.
  const move = (act: () => void) => () => {
    input.current?.focus()
    act()
  }
  const fresh = value !== undefined
  const warning =
    fresh && onReveal === undefined ? (
      <Text inline size="small" tone="caution">
        {texts.secretOnce}
      </Text>
    ) : null
  return (
    <ReadOnly
      name="SecretField"
      {...basics}
      ref={input}
      busy={busy}
      value={value ?? masked}
      hint={
        warning && hint ? (
          <>
            {warning} {hint}
          </>
        ) : (
          (warning ?? hint)
        )
      }
      actions={
        fresh ? (
          <>
            <CopyButton size="standard" value={value} label={texts.copy} />
            <Button tone="accent" look="solid" onPress={move(onStored)}>
              {texts.secretStored}
            </Button>
          </>
        ) : onReveal ? (
          <Button icon={Eye} busy={busy} label={`${texts.show}: ${basics.label}`} onPress={move(onReveal)}>
            {texts.show}
          </Button>
        ) : null
      }
    />
  )
}
