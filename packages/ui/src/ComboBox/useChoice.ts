import { useEffect, useRef, useState } from 'react'
import type { ComboBoxOption } from './option.ts'
import { type Found, useFound } from './useFound.ts'

interface ChoiceOptions<Option> {
  value: string
  onChange(value: string): void
  options: readonly Option[]
  search: ((text: string) => Promise<readonly Option[]>) | undefined
  allowOther: boolean
  /** Nothing can be chosen now. */
  held: boolean
}

/** What is typed into a ComboBox, what is found for it, and what comes of it. */
export function useChoice<Option extends ComboBoxOption>({ value, onChange, options, search, allowOther, held }: ChoiceOptions<Option>) {
  const [open, setOpen] = useState(false)
  // Nothing while the chosen value stands in the field as it is.
  const [typed, setTyped] = useState<string>()
  // The value that stood when the field was left before what was typed had been looked up; nothing while no answer is awaited.
  const [left, setLeft] = useState<string>()
  const [last, setLast] = useState<Option>()
  const waiting = left !== undefined
  const query = typed?.trim() ?? ''
  const found: Found<Option> = useFound(options, search, query, open || waiting)
  const same = found.options.find(({ label }) => label.toLowerCase() === query.toLowerCase())
  const looking = found.state === 'loading' && query !== ''

  const choose = (next: string) => {
    setTyped(undefined)
    setLeft(undefined)
    if (next !== value && !held) onChange(next)
  }
  const press = (option: Option) => {
    setLast(option)
    choose(option.value)
  }
  const settle = () => {
    setOpen(false)
    if (typed === undefined) return
    if (looking) setLeft(value)
    else if (query === '') choose('')
    else if (same) press(same)
    else choose(allowOther ? query : value)
  }
  if (waiting && left !== value) {
    // Another value came meanwhile.
    setLeft(undefined)
    setTyped(undefined)
  }
  const answered = waiting && !looking
  const end = useRef(settle)
  useEffect(() => {
    end.current = settle
  })
  useEffect(() => {
    if (answered) end.current()
  }, [answered])
  return {
    open,
    setOpen: (next: boolean) => setOpen(next && !held),
    typed,
    setTyped,
    query,
    found,
    /** The option that is called what was typed. */
    same,
    /** What was typed is being looked up. */
    looking,
    /** The field was left meanwhile. */
    waiting,
    /** The chosen option, where it is known. */
    chosen: options.find((option) => option.value === value) ?? (last?.value === value ? last : undefined),
    choose,
    press,
    /** What was typed and left is taken when it says something that can be chosen, once that is known. */
    settle,
    /** One is in the field again: it settles when it is left. */
    stay: () => setLeft(undefined),
  }
}
