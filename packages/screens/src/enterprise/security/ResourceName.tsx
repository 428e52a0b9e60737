import { Fragment } from 'react'

/** What an act was done to, as `account/key-warehouse`. In a narrow column it goes on in the next line after its slash. */
export const ResourceName = ({ of }: { of: string }) =>
  of.split(/(?<=\/)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
