import { ArrowDownToLine, ArrowUpToLine, Plus, Trash2 } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import type { MenuAction } from '../MenuButton/MenuButton.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import type { FlowLayout } from './layout.ts'
import { stepFrom } from './steps.ts'

interface ActsOptions {
  layout: FlowLayout
  root: RefObject<HTMLElement | null>
  select(id: string): void
  onAdd?: ((after: string | null) => void) | undefined
  onRemove?: ((id: string) => void) | undefined
  onMove?: ((id: string, way: 'earlier' | 'later') => void) | undefined
}

/** The menu of each node. When a node is removed, the one before it is chosen and takes the focus. */
export function useActs({ layout, root, select, onAdd, onRemove, onMove }: ActsOptions): (id: string) => readonly MenuAction[] {
  const texts = useUiTexts().flow
  const leaving = useRef<{ id: string; to: string | null } | null>(null)
  useEffect(() => {
    const left = leaving.current
    if (left === null || layout.graph.ids.includes(left.id)) return
    // Only now: whoever was asked to remove it may have asked back.
    leaving.current = null
    const at = layout.graph.ids.findIndex((id) => id === left.to)
    const target = root.current?.querySelector<HTMLElement>(at < 0 ? 'button' : `[data-node="${at}"]`)
    if (left.to !== null) select(left.to)
    target?.focus()
  }, [layout, root, select])

  return (id) => {
    const [before, after] = [stepFrom(layout, id, 'previous'), stepFrom(layout, id, 'next')]
    const remove = () => {
      const to = before ?? after ?? layout.graph.ids.find((other) => other !== id) ?? null
      leaving.current = { id, to }
      onRemove?.(id)
    }
    return [
      ...(onAdd ? [{ label: texts.addAfter, icon: Plus, onPress: () => onAdd(id) }] : []),
      ...(onMove
        ? [
            { label: texts.earlier, icon: ArrowUpToLine, blocked: before === null && texts.isFirst, onPress: () => onMove(id, 'earlier') },
            { label: texts.later, icon: ArrowDownToLine, blocked: after === null && texts.isLast, onPress: () => onMove(id, 'later') },
          ]
        : []),
      ...(onRemove ? [{ label: texts.remove, icon: Trash2, tone: 'critical' as const, onPress: remove }] : []),
    ]
  }
}
