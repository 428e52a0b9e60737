import { Code } from '@tagmason/ui'

/** The name of an act, as `eventTriggers.setStatus`. Where it is too long for its place, it breaks between its words. */
export function ActionName({ of }: { of: string }) {
  return (
    <Code>
      {of.split(/(?<=\.)|(?=[A-Z])/).map((part, at) => (
        <span key={at}>
          {at > 0 && <wbr />}
          {part}
        </span>
      ))}
    </Code>
  )
}
