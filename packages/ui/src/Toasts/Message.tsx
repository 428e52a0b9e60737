import { Bell, CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TypeOptions } from 'react-toastify/unstyled'
import { Button } from '../Button/Button.tsx'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import * as css from './Toasts.css.ts'

interface MessageProps {
  kind: TypeOptions
  title: ReactNode
  detail: ReactNode
  action: { label: string; onPress(): void } | undefined
  onClose(): void
}

const pictures: Record<TypeOptions, IconSource> = { success: CircleCheck, error: CircleX, warning: TriangleAlert, info: Info, default: Bell }

/** What stands in one toast. */
export function Message({ kind, title, detail, action, onClose }: MessageProps) {
  const texts = useUiTexts()
  return (
    <div data-ui="Toast" className={css.content}>
      <span className={`${css.mark} ${css.kinds[kind]}`}>
        <Icon of={pictures[kind]} />
      </span>
      <div className={css.words}>
        <div data-part="title" className={css.title}>
          {title}
        </div>
        {detail ? (
          <div data-part="detail" className={css.detail}>
            {detail}
          </div>
        ) : null}
        {action ? (
          <div className={css.actionPart}>
            <Button size="small" onPress={action.onPress}>
              {action.label}
            </Button>
          </div>
        ) : null}
      </div>
      <div className={css.close}>
        <IconButton icon={X} label={texts.dismiss} size="small" onPress={onClose} />
      </div>
    </div>
  )
}
