import { Num } from '@tagmason/ui'

/** A percentage kept as 0 to 100, after the word for what it measures; the words for its absence where it is not known. */
export function Percent({ of, value, missing, digits = 1 }: { of: string; value: number | null; missing?: string; digits?: number }) {
  return (
    <>
      {of} {value === null ? missing : <Num value={value / 100} as="percent" digits={digits} />}
    </>
  )
}
