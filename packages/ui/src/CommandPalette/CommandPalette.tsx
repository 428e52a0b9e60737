import { Combobox, ComboboxGroup, ComboboxGroupLabel, ComboboxItem, ComboboxList, ComboboxProvider } from '@ariakit/react'
import { Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Modal } from '../Dialog/Modal.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { entry as line, entryIcon, entryWords, groupLabel } from '../overlay/overlay.css.ts'
import { useUiTexts } from '../theme/texts.tsx'
import * as css from './CommandPalette.css.ts'
import { found, type PaletteEntry } from './find.ts'

export type { PaletteEntry } from './find.ts'

export interface CommandPaletteProps {
  /** The accessible name of the dialog and of the search in it. */
  label: string
  /** What can be searched for. */
  placeholder?: string
  /** Everything that can be found, in the order of an empty search. */
  entries: readonly PaletteEntry[]
  /** Whether it is seen. */
  open: boolean
  /** Escape, a press outside, or a choice. */
  onClose(): void
  /** Enter or a press on an entry; the palette closes first. */
  onChoose(id: string): void
}

/**
 * Goes anywhere and does anything by typing a part of its name.
 * @example <CommandPalette label="Search" entries={entries} open={open} onClose={close} onChoose={go} />
 */
export function CommandPalette({ label, placeholder, entries, open, onClose, onChoose }: CommandPaletteProps) {
  return (
    <Modal ui="CommandPalette" shape="dialog" size="standard" label={label} open={open} onClose={onClose}>
      <Finder label={label} placeholder={placeholder} entries={entries} onClose={onClose} onChoose={onChoose} />
    </Modal>
  )
}

/** Lives only while the palette is open, so each opening starts with an empty search. */
function Finder({ label, placeholder, entries, onClose, onChoose }: Omit<CommandPaletteProps, 'open'>) {
  const texts = useUiTexts()
  const [query, setQuery] = useState('')
  const groups = useMemo(() => found(entries, query), [entries, query])
  const choose = (id: string) => {
    onClose()
    onChoose(id)
  }
  return (
    <ComboboxProvider open setOpen={(next) => (next ? undefined : onClose())} value={query} setValue={setQuery} focusLoop={false} includesBaseElement={false}>
      <div className={css.top}>
        <Icon of={Search} />
        <Combobox autoSelect="always" aria-label={label} placeholder={placeholder} className={css.input} />
      </div>
      <ComboboxList alwaysVisible aria-label={label} className={css.list}>
        {groups.map(([group, members]) => (
          <ComboboxGroup key={group}>
            <ComboboxGroupLabel className={groupLabel}>{group}</ComboboxGroupLabel>
            {members.map(({ id, label: words, detail, icon, shortcut }) => (
              <ComboboxItem
                key={id}
                data-part="entry"
                focusOnHover
                hideOnClick={false}
                setValueOnClick={false}
                className={`${line({ tone: 'neutral' })} ${css.line}`}
                onClick={() => choose(id)}
              >
                {icon ? (
                  <span className={entryIcon}>
                    <Icon of={icon} />
                  </span>
                ) : null}
                <span className={entryWords}>{words}</span>
                {detail ? <span className={css.aside}>{detail}</span> : null}
                {shortcut ? <span className={css.shortcut}>{shortcut}</span> : null}
              </ComboboxItem>
            ))}
          </ComboboxGroup>
        ))}
      </ComboboxList>
      <div role="status">{groups.length === 0 ? <p className={css.empty}>{texts.noMatches}</p> : null}</div>
    </ComboboxProvider>
  )
}
