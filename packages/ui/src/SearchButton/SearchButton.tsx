import { Button as Control } from '@ariakit/react'
import { Search } from 'lucide-react'
import type { Ref } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { Kbd } from '../Kbd/Kbd.tsx'
import { button, keysPart, place, words } from './SearchButton.css.ts'

export interface SearchButtonProps {
  /** The visible words and the accessible name. */
  label: string
  /** The keys that do the same. */
  keys: readonly string[]
  /** The press of a pointer, Enter or Space. */
  onPress(): void
  /** The element that takes focus. */
  ref?: Ref<HTMLButtonElement>
}

/**
 * Opens a search that lies over the page; looks like the field that it leads to.
 * @example <SearchButton label="Search" keys={['Ctrl', 'K']} onPress={open} />
 */
export function SearchButton({ label, keys, onPress, ref }: SearchButtonProps) {
  return (
    <div data-ui="SearchButton" className={place}>
      <Control ref={ref} aria-label={label} aria-keyshortcuts="Control+K Meta+K" className={button} onClick={onPress}>
        <Icon of={Search} />
        <span className={words}>{label}</span>
      </Control>
      {/* Beside the button, not in it: its name is what it says, and the keys are told by aria-keyshortcuts. */}
      <span aria-hidden className={keysPart}>
        <Kbd keys={keys} />
      </span>
    </div>
  )
}
