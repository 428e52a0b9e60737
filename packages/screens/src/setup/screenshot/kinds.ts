import type { ElementType } from '@tagmason/domain'
import type { IconSource } from '@tagmason/ui'
import { FormInput, ImageIcon, Link2, MousePointerClick, PanelTop, TextCursorInput } from 'lucide-react'

/** How each type of element looks: its icon, and which colour of series it wears over a picture. */
export const kinds: Readonly<Record<ElementType, { icon: IconSource; ink: number }>> = {
  Button: { icon: MousePointerClick, ink: 0 },
  Form: { icon: FormInput, ink: 5 },
  Input: { icon: TextCursorInput, ink: 2 },
  Link: { icon: Link2, ink: 1 },
  Image: { icon: ImageIcon, ink: 3 },
  Navigation: { icon: PanelTop, ink: 4 },
}
