import { Num } from '@tagmason/ui'

/** A figure that is counted in percent: 94 is 94%. Nothing when it is not known. */
export function Percent({ value, digits = 1 }: { value: number | null; digits?: number }) {
  return <Num value={value === null ? null : value / 100} as="percent" digits={digits} />
}
