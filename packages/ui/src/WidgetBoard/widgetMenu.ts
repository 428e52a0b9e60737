import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, FoldHorizontal, FoldVertical, Trash2, UnfoldHorizontal, UnfoldVertical } from 'lucide-react'
import type { IconSource } from '../Icon/Icon.tsx'
import type { MenuAction, MenuGroupOf } from '../MenuButton/MenuButton.tsx'
import type { WidgetPlace } from './layout.ts'
import { type BoardStep, boardSteps, canStep } from './steps.ts'
import type { BoardTexts } from './texts.ts'

const icons: Record<BoardStep, IconSource> = {
  left: ArrowLeft,
  right: ArrowRight,
  up: ArrowUp,
  down: ArrowDown,
  wider: UnfoldHorizontal,
  narrower: FoldHorizontal,
  taller: UnfoldVertical,
  shorter: FoldVertical,
}

interface WidgetMenu {
  texts: BoardTexts
  /** All places in reading order. */
  places: readonly WidgetPlace[]
  place: WidgetPlace
  rtl: boolean
  /** Whether all widgets are under each other, so that there is only before and after. */
  narrow: boolean
  actions?: readonly MenuAction[]
  onStep?(step: BoardStep): void
  onRemove?(): void
}

/** Everything that can be done with a widget, for those who neither drag nor hold keys. */
export function widgetMenu({ texts, places, place, rtl, narrow, actions = [], onStep, onRemove }: WidgetMenu): MenuGroupOf[] {
  /** What is left on the screen is toward the end where one writes from the right. */
  const asSeen = (step: BoardStep): BoardStep => (rtl && step === 'left' ? 'right' : rtl && step === 'right' ? 'left' : step)
  const can = (step: BoardStep) => (narrow ? places.at(step === 'up' ? 0 : -1)?.id !== place.id : canStep(places, place, asSeen(step)))
  const entry = (step: BoardStep): MenuAction => ({
    label: texts.steps[step],
    icon: icons[step],
    blocked: !can(step) && texts.noStep,
    onPress: () => onStep?.(asSeen(step)),
  })
  const offered = narrow ? (['up', 'down'] as const) : boardSteps
  const steps = onStep === undefined ? [] : offered.map(entry)
  const remove: MenuAction[] = onRemove === undefined ? [] : [{ label: texts.remove, icon: Trash2, tone: 'critical', onPress: onRemove }]
  return [{ items: actions }, { items: steps.slice(0, 4) }, { items: steps.slice(4) }, { items: remove }].filter(({ items }) => items.length > 0)
}
