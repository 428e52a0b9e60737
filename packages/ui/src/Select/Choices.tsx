import { SelectList, type SelectStore, useSelectContext, useStoreState } from '@ariakit/react'
import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react'
import { surface } from '../overlay/overlay.css.ts'
import { useOver } from '../overlay/useOver.ts'
import { placeUnder } from './place.ts'
import { list } from './Select.css.ts'

interface ChoicesProps {
  label: string
  children: ReactNode
}

/** The list of a Select while it is open. Ariakit's own popover would bring a whole dialog and a positioning library along. */
export function Choices(props: ChoicesProps) {
  const store = useSelectContext()
  const open = useStoreState(store, 'open')
  return store && open ? <Opened store={store} {...props} /> : null
}

function Opened({ store, label, children }: ChoicesProps & { store: SelectStore }) {
  const ref = useRef<HTMLDivElement>(null)
  const hide = useCallback(() => store.hide(), [store])
  const move = useCallback(
    (choices: HTMLElement) => {
      const select = store.getState().selectElement
      if (select === null) return
      const { clientWidth: width, clientHeight: height } = document.documentElement
      const control = select.getBoundingClientRect()
      // So wide and so high before the place is known, since both depend on each other.
      choices.style.setProperty('--popover-anchor-width', `${control.width}px`)
      const words = { width: choices.offsetWidth, height: choices.scrollHeight }
      const { left, top, room } = placeUnder(control, words, { width, height }, getComputedStyle(select).direction === 'rtl')
      choices.style.setProperty('--popover-available-height', `${room}px`)
      Object.assign(choices.style, { left: `${left}px`, top: `${top}px` })
    },
    [store],
  )
  useOver(ref, useStoreState(store, 'selectElement'), move, hide)

  useLayoutEffect(() => {
    const choices = ref.current
    const select = store.getState().selectElement
    store.setContentElement(choices)
    choices?.focus({ preventScroll: true })
    return () => {
      store.setContentElement(null)
      const { activeElement } = document
      // Who went elsewhere stays there.
      if (activeElement === document.body || choices?.contains(activeElement)) select?.focus({ preventScroll: true })
    }
  }, [store])

  /** Asked when the focus has arrived, since entries that are gone through take it from each other. */
  const left = () =>
    setTimeout(() => {
      const { activeElement } = document
      if (activeElement !== store.getState().selectElement && !ref.current?.contains(activeElement)) hide()
    })
  return (
    <SelectList ref={ref} popover="manual" data-ui="SelectList" aria-label={label} className={`${surface} ${list}`} onBlur={left}>
      {children}
    </SelectList>
  )
}
