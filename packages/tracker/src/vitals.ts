import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

const { tagmason } = globalThis as unknown as { tagmason: (name: string, params: object) => void }

/** One event for each of the five, when it is settled. CLS has no unit; the others are milliseconds. */
for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB])
  measure(({ name, value, rating, id }) => tagmason('web_vitals', { metric_name: name, metric_value: value, metric_rating: rating, metric_id: id }))
