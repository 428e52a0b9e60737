import { Tab, TabList, TabPanel, TabProvider } from '@ariakit/react'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { Reason } from '../Field/Reason.tsx'
import { Icon, type IconSource } from '../Icon/Icon.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { useDirection } from '../theme/direction.tsx'
import * as css from './TabbedPanel.css.ts'

export interface TabOf<Id extends string = string> {
  /** Tells the tabs apart, as in the address. */
  id: Id
  /** The words on the tab. */
  label: string
  /** A picture before the label. */
  icon?: IconSource
  /** A small number after the label. */
  count?: number
  /** Critical for the tab of what destroys. */
  tone?: 'neutral' | 'critical'
  /** Why it cannot be opened now. */
  blocked?: string | false
  /** Draws what the tab shows; called while it is open, so that only the open tab reads. */
  panel(): ReactNode
}

export interface TabbedPanelProps<Id extends string = string> {
  /** The accessible name of the tabs. */
  label: string
  /** In the order of reading. */
  tabs: readonly TabOf<Id>[]
  /** The tab that is open at first; the first one when left out. */
  initial?: Id
  /** The open tab, where the address or somebody else holds it. */
  selected?: Id
  /** Given the tab that was opened. */
  onSelect?(id: Id): void
  /** Shown while the open tab reads; lines when left out. */
  waiting?: ReactNode
}

/**
 * Several views in one place. Tabs that do not fit stay in one row, which scrolls inside itself and fades where there are more.
 * @example <TabbedPanel label="Settings" initial="profile" tabs={[{ id: 'profile', label: 'Profile', panel: () => <Profile /> }]} />
 */
export function TabbedPanel<Id extends string>({ label, tabs, initial, selected, onSelect, waiting }: TabbedPanelProps<Id>) {
  const prefix = useId()
  const rtl = useDirection() === 'rtl'
  const [chosen, setChosen] = useState(initial ?? tabs[0]?.id)
  const open = tabs.find((tab) => tab.id === (selected ?? chosen)) ?? tabs[0]
  const select = (key: string | null | undefined) => {
    const found = tabs.find((tab) => prefix + tab.id === key)
    if (found === undefined || found.id === open?.id) return
    setChosen(found.id)
    onSelect?.(found.id)
  }
  return (
    <div data-ui="TabbedPanel" className={css.root}>
      <TabProvider selectedId={open && prefix + open.id} setSelectedId={select} rtl={rtl}>
        <TabList aria-label={label} className={css.list}>
          {tabs.map(({ id, label: words, icon, count, tone = 'neutral', blocked }) => (
            <Reason key={id} blocked={blocked}>
              <Tab
                id={prefix + id}
                data-part="tab"
                data-tone={tone}
                disabled={Boolean(blocked)}
                accessibleWhenDisabled
                aria-description={blocked || undefined}
                className={css.tab({ tone })}
              >
                {icon ? <Icon of={icon} /> : null}
                {words}
                {count === undefined ? null : <span className={css.count}>{count}</span>}
              </Tab>
            </Reason>
          ))}
        </TabList>
        {open ? (
          <TabPanel key={open.id} tabId={prefix + open.id} data-part="panel" className={css.panel}>
            <Suspense fallback={waiting ?? <Skeleton shape="text" />}>
              <Drawn by={open.panel} />
            </Suspense>
          </TabPanel>
        ) : null}
      </TabProvider>
    </div>
  )
}

/** Calls the panel inside its own frame of waiting. */
const Drawn = ({ by }: { by(): ReactNode }) => by()
