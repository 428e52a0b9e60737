import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import type { Tone } from '../theme/tones.ts'
import * as css from './Alert.css.ts'

export interface AlertProps {
  /** Critical interrupts a reader of the screen (role alert), the others wait their turn (role status). */
  tone?: Tone
  /** What is the matter, in one line. */
  title: ReactNode
  /** Why, and what to do. */
  detail?: ReactNode
  /** What can be done at once. */
  actions?: ReactNode
  /** Instead of the tone's own picture. */
  icon?: IconSource
}

const pictures: Record<Tone, IconSource> = { neutral: Info, accent: Info, positive: CircleCheck, caution: TriangleAlert, critical: CircleX }

/**
 * Something to know about this page, in place. What just happened is a toast; what broke the whole part is a Failure.
 * @example <Alert tone="caution" title="Two goals need an answer" detail="We could not tell which button you mean." />
 */
export function Alert({ tone = 'neutral', title, detail, actions, icon = pictures[tone] }: AlertProps) {
  return (
    <div data-ui="Alert" data-tone={tone} role={tone === 'critical' ? 'alert' : 'status'} className={css.alert({ tone })}>
      <span className={css.mark({ tone })}>
        <Icon of={icon} />
      </span>
      <div className={css.body}>
        <div className={css.words}>
          <div data-part="title" className={css.title}>
            {title}
          </div>
          {detail ? (
            <div data-part="detail" className={css.detail}>
              {detail}
            </div>
          ) : null}
        </div>
        {actions ? (
          <div data-part="actions" className={css.actions}>
            {actions}
          </div>
        ) : null}
      </div>
    </div>
  )
}
