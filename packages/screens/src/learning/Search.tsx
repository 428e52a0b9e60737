import { Button, Form, Row, SearchField, Skeleton, Stack } from '@tagmason/ui'
import { type ReactNode, Suspense, useState } from 'react'
import { Guard } from '../Guard.tsx'
import { useText } from '../language.ts'
import { useQuery } from '../navigation.tsx'
import { SearchResults } from './SearchResults.tsx'
import { learningText } from './texts.ts'

/** The most letters of a search. */
const most = 200

export interface SearchProps {
  label: string
  placeholder: string
  /** What stands there while nothing is searched for. */
  children: ReactNode
}

/** The form that searches the documentation, and what it found; the words stand in the address. White space alone searches for nothing. */
export function Search({ label, placeholder, children }: SearchProps) {
  const text = useText(learningText).search
  const [query, setQuery] = useQuery('q')
  const [typed, setTyped] = useState(query)
  const [asked, setAsked] = useState(0)
  const clear = () => {
    setTyped('')
    if (query !== '') setQuery('')
  }
  const submit = () => {
    const words = typed.trim().slice(0, most)
    if (words === '') return
    setQuery(words)
    setAsked(asked + 1)
  }
  return (
    <Stack gap="l">
      <Form label={label} onSubmit={submit}>
        <Row end={<Button type="submit">{text.action}</Button>}>
          <SearchField label={label} placeholder={placeholder} value={typed} onChange={(next) => (next === '' ? clear() : setTyped(next))} />
        </Row>
      </Form>
      {query.trim() === '' ? (
        children
      ) : (
        <Guard key={query}>
          <Suspense fallback={<Skeleton shape="table" />}>
            <SearchResults query={query.slice(0, most)} asked={asked} onClear={clear} />
          </Suspense>
        </Guard>
      )}
    </Stack>
  )
}
