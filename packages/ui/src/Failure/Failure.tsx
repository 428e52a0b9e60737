import { CircleX, RotateCw } from 'lucide-react'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Button } from '../Button/Button.tsx'
import { Code } from '../Code/Code.tsx'
import type { CopyButtonProps } from '../CopyButton/CopyButton.tsx'
import { Notice } from '../Empty/Notice.tsx'
import type { HeadingLevel } from '../Heading/Heading.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { useUiTexts } from '../theme/texts.tsx'

/** Few failures have a code, and every page may fail: who has none loads no button, and where it cannot be loaded the code still stands there to be marked. */
const CopyButton = lazy<ComponentType<CopyButtonProps>>(() =>
  import('../CopyButton/CopyButton.tsx').then(
    (module) => ({ default: module.CopyButton }),
    () => ({ default: () => null }),
  ),
)

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
              <Suspense>
                <CopyButton bare look="plain" value={code} label={`${texts.copy}: ${code}`} />
              </Suspense>
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
