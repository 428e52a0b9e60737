/** The values that one step of colour stands for. */
export interface HeatRange {
  from: number
  /** Included where `whole`, else the start of the next. */
  to: number
}

/** Five even ranges over all values, and the step of a value. */
export interface HeatScale {
  /** From the lowest; whole ranges end before the next begins. */
  ranges: HeatRange[]
  /** The place of the range that holds the value, 0 … 4. */
  stepOf(value: number): number
}

const steps = 5
const lengths = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/**
 * Ranges with round bounds, as narrow as they can be, so that five of them hold every value. Where all values are whole, so are the bounds, and 0–9 is followed by 10–19. Undefined where there is
 * no value.
 */
export function heatScale(values: readonly (number | null)[]): HeatScale | undefined {
  const known = values.filter((value) => value !== null).filter(Number.isFinite)
  if (known.length === 0) return undefined
  const least = known.reduce((a, b) => Math.min(a, b))
  const most = known.reduce((a, b) => Math.max(a, b))
  const whole = known.every(Number.isInteger)
  const fits = (size: number) => {
    const start = Math.floor(least / size) * size
    return whole ? start + steps * size > most : start + steps * size >= most
  }
  // Ranges much narrower than what they count from have no bounds that twelve digits can tell apart.
  const narrowest = Math.max(Math.abs(least), Math.abs(most)) * 1e-9
  const spread = (most - least) / steps
  const power = Math.floor(Math.log10(spread === 0 ? Math.abs(most) || 1 : Math.max(spread, narrowest)))
  const size =
    [power, power + 1]
      .flatMap((one) => lengths.map((length) => rounded(length * 10 ** one)))
      .filter((length) => !whole || Number.isInteger(length))
      .find(fits) ?? rounded(10 ** Math.max(power + 2, 0))
  const start = rounded(Math.floor(least / size) * size)
  return {
    ranges: Array.from({ length: steps }, (_, place) => ({ from: rounded(start + place * size), to: rounded(start + (place + 1) * size) - (whole ? 1 : 0) })),
    stepOf: (value) => Math.min(steps - 1, Math.max(0, Math.floor(rounded((value - start) / size)))),
  }
}

/** Without the dust that adding tenths leaves. */
const rounded = (value: number) => Number(value.toPrecision(12))
