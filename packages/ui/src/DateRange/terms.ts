/** A range with a name, as `Last 7 days`. */
export interface DateRangePreset extends DatesFromTo {
  /** Tells the presets apart. */
  id: string
  /** As `Last 7 days`. */
  label: string
}

/** Days from the first to the last, both included, each as `2024-01-31`. */
export interface DatesFromTo {
  /** The first day, as `2024-01-22`. */
  from: string
  /** The last day, which belongs to it. */
  to: string
}
