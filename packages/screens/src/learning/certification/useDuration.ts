import { useText } from '../../language.ts'
import { certificationText } from './texts.ts'

/** Writes minutes as hours and minutes. */
export function useDuration() {
  const { duration } = useText(certificationText)
  return (minutes: number) => duration(Math.floor(minutes / 60), minutes % 60)
}
