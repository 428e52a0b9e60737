import { Fragment, type ReactNode } from 'react'
import { code } from './Code.css.ts'

export interface CodeProps {
  /** The name as it stands in the code. */
  children: ReactNode
  /** Where its place is narrow, a name of several words breaks before each of them and nowhere else, as `eventTriggers.setStatus`; any name breaks anywhere when left out. */
  words?: boolean
}

/** What a name is made of: `eventTriggers.setStatus` is `event`, `Triggers.`, `set` and `Status`. */
const wordsOf = (name: string) =>
  name.split(/(?<=\.)|(?=[A-Z])/).map((word, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {word}
    </Fragment>
  ))

/**
 * A name from code inside a sentence.
 * @example <Text>Fires when <Code>add_to_cart</Code> is pushed.</Text>
 */
export function Code({ children, words = false }: CodeProps) {
  return (
    <code data-ui="Code" className={code({ words })}>
      {words && typeof children === 'string' ? wordsOf(children) : children}
    </code>
  )
}
