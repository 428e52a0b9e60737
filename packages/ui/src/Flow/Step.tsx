import { Ellipsis } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import { Badge } from '../Badge/Badge.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { MenuButton } from '../MenuButton/MenuButton.tsx'
import { Text } from '../Text/Text.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import * as css from './Flow.css.ts'
import type { FlowNode } from './flowNode.ts'
import type { FlowParts } from './parts.ts'

interface StepProps {
  parts: FlowParts
  node: FlowNode
  /** In the graph a node has one size and its words one line each, and its menu is there while it is chosen. */
  even: boolean
  tabIndex?: number
  onFocus?(): void
  onKeyDown?(event: KeyboardEvent): void
}

/** One node with its menu, in the graph and in the list. */
export function Step({ parts: { layout, nodes, selected, select, actsOf }, node, even, tabIndex, onFocus, onKeyDown }: StepProps) {
  const { id, kind, title, detail, icon, tone = 'neutral', state } = node
  const texts = useUiTexts()
  const words = useId()
  const chosen = id === selected
  const acts = even && !chosen ? [] : actsOf(id)
  const leads = layout.graph.edges.filter(({ from }) => from === id).map(({ to, label }) => [label, nodes.get(to)?.title].filter(Boolean).join(': '))
  return (
    <div data-part="step" data-selected={chosen || undefined} className={css.step}>
      <button
        type="button"
        data-node={layout.graph.ids.indexOf(id)}
        aria-pressed={chosen}
        aria-describedby={even && leads.length > 0 ? words : undefined}
        tabIndex={tabIndex}
        className={css.face}
        onClick={() => select(id)}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        {icon ? (
          <span data-part="picture" className={css.picture({ tone })}>
            <Icon of={icon} />
          </span>
        ) : null}
        <span className={css.words}>
          <span className={css.kind}>
            <Text inline size="small" tone="muted">
              {kind}
            </Text>
            {state ? <Badge tone={tone}>{state}</Badge> : null}
          </span>
          <Text inline weight="medium" truncate={even}>
            {title}
          </Text>
          {detail ? (
            <Text inline size="small" tone="muted" truncate={even}>
              {detail}
            </Text>
          ) : null}
        </span>
      </button>
      {even && leads.length > 0 ? (
        <span hidden id={words}>
          {texts.flow.leadsTo(leads.join(', '))}
        </span>
      ) : null}
      {acts.length > 0 ? (
        <span data-part="menu" className={css.menu}>
          <MenuButton label={texts.more(title)} icon={Ellipsis} size="small" items={acts} />
        </span>
      ) : null}
    </div>
  )
}
