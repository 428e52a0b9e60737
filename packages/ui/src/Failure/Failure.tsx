import { CircleX, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Code } from '../Code/Code.tsx'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { Notice } from '../Empty/Notice.tsx'
import type { HeadingLevel } from '../Heading/Heading.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { useUiTexts } from '../theme/texts.tsx'

export interface FailureProps {
  /** What did not work. */
  title: ReactNode
  /** Why, and what to do. */
  detail?: ReactNode
  /** The words on the button that tries again; the theme's own when left out. */
  retry?: string
  /** Tries again; without it there is no button. */
  onRetry?(): void
  /** What support asks for, as `req_7f3a91`; shown with a button that copies it. */
  code?: string
  /** Trying again is under way. */
  busy?: boolean
  /** Further ways out, beside trying again. */
  actions?: ReactNode
  /** Makes the title a heading of this level, where it heads the page. */
  level?: HeadingLevel
}

/**
 * This part of the page could not be shown. Interrupts a reader of the screen.
 * @example <Failure title="We could not read your setups" detail={error.message} onRetry={again} />
 */
export function Failure({ retry, onRetry, busy = false, code, detail, actions, ...rest }: FailureProps) {
  const texts = useUiTexts()
  const again = onRetry ? (
    <Button icon={RotateCw} busy={busy} onPress={onRetry}>
      {retry ?? texts.retry}
    </Button>
  ) : null
  return (
    <Notice
      name="Failure"
      role="alert"
      tone="critical"
      icon={CircleX}
      detail={
        code === undefined ? (
          detail
        ) : (
          <Stack gap="xs" align="center">
            {detail}
            <Inline>
              <Code>{code}</Code>
              <CopyButton bare look="plain" value={code} label={`${texts.copy}: ${code}`} />
            </Inline>
          </Stack>
        )
      }
      actions={
        again || actions ? (
          <>
            {again}
            {actions}
          </>
        ) : undefined
      }
      {...rest}
    />
  )
}
