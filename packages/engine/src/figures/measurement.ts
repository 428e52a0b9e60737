/** Which measurement an event tells of, and what was measured: parameters of a `measurementEvent`. */
export const metric = { parameter: 'metric_name' } as const
export const percentileOf = 'metric_value'
