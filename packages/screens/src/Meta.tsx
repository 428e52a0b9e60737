import { Text } from '@tagmason/ui'
import { Children, Fragment, type ReactNode } from 'react'

/** What else is to know about a row, on one quiet line with points between; what is not there leaves no gap. */
export function Meta({ children }: { children: ReactNode }) {
  return (
    <Text size="small" tone="muted">
      {Children.toArray(children)
        .filter((item) => item !== '')
        .map((item, at) => (
          <Fragment key={at}>
            {at > 0 && ' · '}
            {item}
          </Fragment>
        ))}
    </Text>
  )
}
